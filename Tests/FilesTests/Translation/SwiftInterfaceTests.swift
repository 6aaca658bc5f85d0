import Testing
import VigilFacts

@testable import VigilTranslation

@Suite("What stands for a binary module of Swift")
struct SwiftInterfaceTests {
    static let text = """
        // swift-interface-format-version: 1.0
        // swift-module-flags: -module-name Tidal
        import Foundation
        import Swift
        @_exported import Tidal
        import _Concurrency
        @objc @_inheritsConvenienceInitializers open class Table : ObjectiveC.NSObject {
          public static let shared: Tidal.Table
          @_hasStorage public var rate: Swift.Double
          public var name: Swift.String? {
            get
            set
          }
          @objc override dynamic public init()
          public init(path: Swift.String) throws
          #if compiler(>=5.3) && $AsyncAwait
          public func load(_ url: Foundation.URL) async throws -> [Tidal.Level]
          #endif
          @inlinable public func sum(_ a: Swift.Int) -> Swift.Int { return a + 1 }
          public subscript(index: Swift.Int) -> Tidal.Level { get }
          @objc deinit
        }
        public enum Kind : Swift.String, Swift.CaseIterable {
          case spring, neap
          public init?(rawValue: Swift.String)
          public typealias RawValue = Swift.String
          public static var allCases: [Tidal.Kind] { get }
          public var rawValue: Swift.String { get }
        }
        public struct Level : Swift.Sendable {
          public let height: Swift.Double
          public init(height: Swift.Double)
          public struct Unit { public var text: Swift.String }
        }
        public protocol Feed : AnyObject {
          func next() -> Tidal.Level?
        }
        extension Tidal.Kind : Swift.Hashable {}
        public func highest(of levels: [Tidal.Level]) -> Tidal.Level?
        """

    private static func source(_ text: String) -> String {
        let read = SwiftInterface(path: "/T.swiftinterface", module: "Tidal", bytes: Array(text.utf8))
        var standIns = ObjectiveCStandIns([], interfaces: [read])
        standIns.useAll(besides: [])
        return standIns.source
    }

    @Test("is what its interface declares, with what is left out in the place of what it does")
    func declarations() {
        let lines = Self.source(Self.text).split(separator: "\n").map { String($0.drop { $0 == " " }) }
        for start in [
            "open class Table : NSObject {", "public static var shared: Table { __leftOut(body: ",
            "private var kept_rate: (Double)?; public var rate: Double { get { kept_rate ?? __leftOut(",
            "public var name: String?", "override dynamic public init() { super.init(); let _: Void = __leftOut(",
            "public init(path: String) throws { throw __leftOut(error: ",
            "public func load(_ url: URL) async throws -> [Level] { throw __leftOut(error: ",
            "public func sum(_ a: Int) -> Int { __leftOut(body: ",
            "public subscript(index: Int) -> Level { get { __leftOut(body: ",
            "public enum Kind : String, CaseIterable {", "case spring, neap",
            "public let height: Double".replacing("let", with: "var"),
            "public init(height: Double) { let _: Void = __leftOut(", "public struct Unit { ", "func next() -> Level?",
            "extension Kind : Hashable {", "public func highest(of levels: [Level]) -> Level? { __leftOut(body: ",
        ] {
            expect(lines.contains { $0.hasPrefix(start) }, "\(start)\n\(lines.joined(separator: "\n"))")
        }
        expect(!lines.contains { $0.contains("rawValue") || $0.contains("deinit") || $0.contains("allCases") })
        expect(lines.contains { $0.contains(", which is in a binary\", path: \"T.swiftinterface\", line: 8)") })
    }

    @Test("comes of any bytes")
    func mutations() {
        let bytes = Array(Self.text.utf8)
        let signs = Array("(){}[]<>*^@#\"'/\\,;:-+=\n\u{0}é".utf8)
        var random = SeededNumbers(seed: 7)
        for _ in 0..<2000 {
            var changed = bytes
            for _ in 0...random.next(below: 6) {
                let at = random.next(below: changed.count)
                switch random.next(below: 3) {
                case 0: changed[at] = signs[random.next(below: signs.count)]
                case 1: changed.removeSubrange(at..<min(changed.count, at + 1 + random.next(below: 20)))
                default:
                    changed.insert(contentsOf: changed[at..<min(changed.count, at + random.next(below: 40))], at: at)
                }
            }
            let read = SwiftInterface(path: "/T.swiftinterface", module: "Tidal", bytes: changed)
            var standIns = ObjectiveCStandIns([], interfaces: [read])
            standIns.useAll(besides: [])
            let isOfLines = standIns.source.unicodeScalars.allSatisfy {
                $0 == "\n" || $0.properties.generalCategory != .control
            }
            expect(isOfLines)
        }
    }

    @Test("is nothing where braces lie in braces without end")
    func depth() {
        expect(Self.source(String(repeating: "struct A { ", count: 100_000)).isEmpty)
    }
}

/// Numbers that are the same in each run.
struct SeededNumbers {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next(below limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % limit
    }
}
