import Testing
import VigilFacts

@testable import VigilTranslation

@Suite("What stands for Objective-C")
struct ObjectiveCStandInTests {
    private static func standIns(_ header: String, sources: [String] = [], words: Set<String>? = nil)
        -> ObjectiveCStandIns
    {
        let read = ObjectiveCHeader(path: "/App/Meter.h", bytes: Array(header.utf8))
        var standIns = ObjectiveCStandIns([read], sources: sources.map { Array($0.utf8) })
        if let words { standIns.use(words, besides: []) } else { standIns.useAll(besides: []) }
        return standIns
    }

    private static func lines(_ header: String, sources: [String] = []) -> [String] {
        standIns(header, sources: sources).source.split(separator: "\n").map { String($0.drop { $0 == " " }) }
    }

    @Test("is a class whose methods say so, and whose properties keep what is set")
    func classes() {
        let header = """
            @interface Meter : NSObject
            @property (nonatomic, copy, nullable) NSString *name;
            @property (nonatomic) double rate;
            @property (nonatomic, readonly) NSInteger count;
            - (void)stop;
            @end
            """
        expect(
            Self.lines(header),
            is: [
                "// Meter.h:1: class Meter", "class Meter: NSObject {", "var name: String?",
                "private var kept_rate: Double?; var rate: Double { get { kept_rate ?? __leftOut(body: \"Meter.rate, which is "
                    + "Objective-C\", path: \"Meter.h\", line: 3) } set { kept_rate = newValue } }",
                "var count: Int { __leftOut(body: \"Meter.count, which is Objective-C\", path: \"Meter.h\", line: 4) }",
                "func stop() { __leftOut(body: \"-[Meter stop], which is Objective-C\", path: \"Meter.h\", line: 5) }",
                "override init() { super.init() }", "}",
            ])
    }

    @Test("is an enumeration with the names and values of the header")
    func enumerations() {
        let closed =
            "typedef NS_ENUM(NSInteger, HLKind) { HLKindFirst, HLKindOther = 4, HLKindLast, HLKindMain = HLKindFirst };"
        expect(
            Self.lines(closed).dropFirst(),
            is: [
                "enum HLKind: Int {", "case first = 0", "case other = 4", "case last = 5",
                "static var main: HLKind { .first }", "}",
            ])
        let options = "typedef NS_OPTIONS(NSUInteger, HLFlags) { HLFlagNone = 0, HLFlagLoud = 1 << 3 };"
        let lines = Self.lines(options)
        expect(lines[1], is: "struct HLFlags: OptionSet, Sendable {")
        expect(lines.contains("static var loud: HLFlags { HLFlags(rawValue: 8) }"), "\(lines)")
        let plain = "typedef enum { ModeSlow = 1, ModeFast } Mode;"
        expect(Self.lines(plain).suffix(2).last, is: "var ModeFast: Mode { Mode(rawValue: 2) }")
    }

    @Test("is a constant with the value that a program text has as a literal, and no other")
    func constants() {
        let header = """
            extern NSString *const HLDomain;
            extern NSString *const HLOther;
            extern NSNotificationName const HLDidChangeNotification;
            #define HL_RATE 2.5
            """
        let source = "NSString *const HLDomain = @\"domain\"; void f() { HLOther = @\"no\"; }"
        let lines = Self.lines(
            header, sources: [source, "NSNotificationName const HLDidChangeNotification = @\"change\";"])
        expect(lines.contains("let HL_RATE: Double = 2.5") && lines.contains("var HLDomain: String { \"domain\" }"))
        expect(lines.contains { $0.hasPrefix("var HLOther: String! { __leftOut(body:") })
        let name = "Notification.Name { Notification.Name(\"change\") }"
        expect(lines.contains("extension Notification.Name { static var HLDidChange: \(name) }"), "\(lines)")
    }

    @Test("is what the app uses, with what that names in turn")
    func use() {
        let header = """
            @interface Base : NSObject
            @end
            @interface Meter : Base
            - (Rate *)rate;
            @end
            @interface Rate : NSObject
            @end
            @interface Unused : NSObject
            @end
            @interface UIColor (Meter)
            + (UIColor *)meterColor;
            @end
            """
        expect(
            Self.standIns(header, words: ["Meter"]).classes.map(\.name),
            is: ["class Base", "class Meter", "class Rate"])
        expect(Self.standIns(header, words: ["meter"]).source.contains("extension UIColor {"))
        expect(Self.standIns(header, words: ["other"]).isEmpty)
    }

    @Test("is a protocol with another name where a class is called the same")
    func protocols() {
        let header = "@protocol Cache <NSObject>\n@end\n@interface Cache : NSObject <Cache>\n- (id<Cache>)other;\n@end"
        let lines = Self.lines(header)
        expect(lines.contains("@objc protocol CacheProtocol: NSObjectProtocol {"), "\(lines)")
        expect(lines.contains("extension Cache: CacheProtocol {}"), "\(lines)")
        expect(lines.contains { $0.contains("func other() -> (any CacheProtocol)!") }, "\(lines)")
    }

    @Test("names what is not understood with its line")
    func unknown() {
        let header = "@interface Meter : NSObject\n- (void)run:(int (*)(void))function;\n@end\nstruct { int a; } b;"
        let said = Self.standIns(header).notUnderstood
        expect(said.count, is: 2, "\(said)")
        expect(said.contains("/App/Meter.h:2: -[Meter run:] is not understood and left out"), "\(said)")
    }

    @Test("loses a line that does not compile, and says so")
    func dropping() {
        var standIns = Self.standIns("@interface Meter : Missing\n- (Other *)other;\n- (void)stop;\n@end")
        let lines = standIns.source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let (head, other) = (lines.firstIndex { $0.hasPrefix("class") }, lines.firstIndex { $0.contains("other()") })
        let isOther = standIns.drop(line: (other ?? 0) + 1, why: "cannot find type 'Other' in scope")
        let isHead = standIns.drop(line: (head ?? 0) + 1, why: "cannot find type 'Missing' in scope")
        let isNone = standIns.drop(line: 1000, why: "")
        expect(isOther && isHead && !isNone)
        expect(!standIns.source.contains("Other") && standIns.source.contains("class Meter: NSObject {"))
        expect(standIns.losses.first?.hasPrefix("/App/Meter.h:2: -[Meter other] does not compile here"), is: true)
    }

    @Test("comes of any bytes")
    func mutations() {
        let header = """
            #import <UIKit/UIKit.h>
            #if TARGET_OS_IOS /* a */ && !defined(__cplusplus)
            NS_ASSUME_NONNULL_BEGIN
            typedef NS_ENUM(NSInteger, Kind) { KindA = (1 << 2) | -1, KindB NS_SWIFT_NAME(bee) };
            typedef void (^Handler)(NSArray<NSDictionary<NSString *, id> *> *_Nullable list, NSError **error);
            @protocol P <NSObject> @optional - (BOOL)run:(id<P>)p error:(NSError **)error; @end
            @interface Meter<T : id> : NSObject <P> { int a; }
            @property (nonatomic, copy, getter=isOn) Handler on; // "x
            - (instancetype)initWithName:(NSString *)name NS_DESIGNATED_INITIALIZER;
            + (nullable T)meterWith:(void (^)(int))block, ... __attribute__((swift_name("x(y:)")));
            @end
            extern NSString *const Name; static inline int f(int a[3]) { return a; }
            #define N 3
            NS_ASSUME_NONNULL_END
            #endif
            """
        let bytes = Array(header.utf8)
        var numbers = SeededNumbers(seed: 13)
        func random(_ count: Int) -> Int { numbers.next(below: count) }
        let signs = Array("(){}[]<>*^@#\"'/\\,;:-+=\n\u{0}é".utf8)
        for _ in 0..<2000 {
            var changed = bytes
            for _ in 0...random(6) {
                let at = random(changed.count)
                switch random(3) {
                case 0: changed[at] = signs[random(signs.count)]
                case 1: changed.removeSubrange(at..<min(changed.count, at + 1 + random(20)))
                default: changed.insert(contentsOf: changed[at..<min(changed.count, at + random(40))], at: at)
                }
            }
            var standIns = ObjectiveCStandIns([ObjectiveCHeader(path: "/M.h", bytes: changed)], sources: [changed])
            standIns.useAll(besides: [])
            for _ in 0..<3 { _ = standIns.drop(line: random(30), why: "cannot find type") }
            expect(standIns.source.utf8.count < 100_000)
        }
    }

    @Test(
        "comes of headers that are deep without end",
        arguments: ["(", "[", "{", "<", "#", "@interface A (", "typedef enum {", "-("])
    func depth(sign: String) {
        let text = "@interface M : NSObject\n- (NSArray<" + String(repeating: sign, count: 2000)
        expect(Self.standIns(text).source.utf8.count < 10_000_000)
        expect(Self.standIns(String(repeating: sign, count: 2000)).losses.isEmpty)
    }
}
