import Testing
import VigilFacts

@testable import VigilTranslation

struct ObjectiveCNameTests: Facts {
    @Test("Names of Objective-C in Swift", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    /// What stands for a class with one method, without what its method does.
    private static func method(_ text: String, of type: String = "HLMeter") -> String? {
        let header = "NS_ASSUME_NONNULL_BEGIN\n@interface \(type) : NSObject\n\(text)\n@end"
        var standIns = ObjectiveCStandIns([ObjectiveCHeader(path: "/App/M.h", bytes: Array(header.utf8))])
        standIns.useAll(besides: [])
        let lines = standIns.source.split(separator: "\n").filter {
            $0.hasPrefix("    ") && !$0.contains("override init")
        }
        return lines.first.map { String($0.drop { $0 == " " }.prefix { $0 != "{" }).trimmed }
    }

    let methods = Fact(
        "of methods are those of SE-0005",
        for: [
            ("- (void)start;", "func start()"),
            ("- (void)startWithName:(NSString *)name;", "func start(withName name: String)"),
            (
                "- (void)addEntry:(NSString *)entry ofKind:(NSInteger)kind;",
                "func addEntry(_ entry: String, ofKind kind: Int)"
            ),
            ("- (void)writeToURL:(NSURL *)url;", "func write(to url: URL)"),
            ("- (void)removeItem:(HLItem *)item;", "func remove(_ item: HLItem)"),
            ("- (void)setRate:(double)rate animated:(BOOL)animated;", "func setRate(_ rate: Double, animated: Bool)"),
            ("- (void)loadURLString:(NSString *)text;", "func loadURLString(_ text: String)"),
            ("- (void)showInView:(UIView *)view;", "func show(in view: UIView)"),
            (
                "- (void)saveWithCompletion:(void (^)(BOOL done))completion;",
                "func save(completion: @escaping (Bool) -> Void)"
            ),
            ("- (void)playSound:(NSString *)sound atX:(CGFloat)x;", "func playSound(_ sound: String, atX x: CGFloat)"),
            ("- (void)drawImage:(nullable CGImageRef)image;", "func draw(_ image: CGImage?)"),
            ("- (void)markOther:(nullable CGImageRef)image;", "func markOther(_ image: CGImage?)"),
            ("- (void)buttonTapped:(id)sender;", "func buttonTapped(_ sender: Any)"),
            ("- (void)renamed NS_SWIFT_NAME(other());", "func other()"),
            ("- (void)move:(int)one to:(int)two NS_SWIFT_NAME(go(from:_:));", "func go(from one: Int32, _ two: Int32)"),
            ("- (NSString *)titleForRow:(NSInteger)row;", "@discardableResult func title(forRow row: Int) -> String"),
            (
                "+ (NSArray<HLMeter *> *)metersInCity:(nullable NSString *)city;",
                "@discardableResult class func meters(inCity city: String?) -> [HLMeter]"
            ),
        ]
    ) { (header: String, swift: String) in
        expect(Self.method(header), is: swift)
    }

    let initializers = Fact(
        "of what makes objects are initializers",
        for: [
            ("- (instancetype)initWithName:(NSString *)name rate:(float)rate;", "init(name: String, rate: Float)"),
            ("- (nullable instancetype)initWithURL:(NSURL *)url;", "init?(url: URL)"),
            ("+ (instancetype)meterWithName:(NSString *)name;", "convenience init(name: String)"),
            ("- (instancetype)initForTesting:(BOOL)isTest;", "init(forTesting isTest: Bool)"),
            (
                "- (nullable instancetype)initWithFile:(NSString *)file error:(NSError **)error;",
                "init(file: String) throws"
            ),
        ]
    ) { (header: String, swift: String) in
        expect(Self.method(header), is: swift)
    }

    let errors = Fact(
        "of errors are what is thrown",
        for: [
            ("- (BOOL)saveAndReturnError:(NSError **)error;", "func save() throws"),
            ("- (BOOL)writeText:(NSString *)text error:(NSError **)error;", "func writeText(_ text: String) throws"),
            (
                "- (nullable NSData *)dataWithError:(NSError *_Nullable *)error;",
                "@discardableResult func data() throws -> Data"
            ),
        ]
    ) { (header: String, swift: String) in
        expect(Self.method(header), is: swift)
    }

    let types = Fact(
        "of types are Swift's own, and may be empty where the header does not say otherwise",
        for: [
            ("@property NSDictionary<NSString *, NSNumber *> *a;", "[String: NSNumber]"), ("@property id a;", "Any"),
            ("@property (nullable) NSSet<NSString *> *a;", "Set<String>?"),
            ("@property unsigned long long a;", "UInt64"),
            ("@property (weak, nullable) id<HLDelegate> a;", "(any HLDelegate)?"),
            (
                "@property (copy) NSString *_Nullable (^a)(NSInteger, NSError *_Nullable);",
                "((Int, (any Error)?) -> String?)"
            ),
            ("@property CGRect a;", "CGRect"), ("@property (null_resettable) UIColor *a;", "UIColor!"),
            ("@property NSUserDefaults *a;", "UserDefaults"), ("@property dispatch_queue_t a;", "DispatchQueue"),
        ]
    ) { (header: String, swift: String) in
        let text = try require(Self.method(header))
        expect(text.contains("var a: \(swift)"), "\(text)")
    }

    let words = Fact("have the words of the importer") {
        expect(CamelCase.words("loadURLString"), is: ["load", "URL", "String"])
        expect(CamelCase.words("allIDsInSet"), is: ["all", "IDs", "In", "Set"])
        expect(CamelCase.words("kHL_rate2"), is: ["k", "HL", "_", "rate2"])
        expect(["URLString", "Name", "URL", "x"].map(CamelCase.lowercased), is: ["urlString", "name", "url", "x"])
    }
}

extension String {
    /// Without blanks at its end.
    fileprivate var trimmed: String { String(reversed().drop { $0 == " " }.reversed()) }
}
