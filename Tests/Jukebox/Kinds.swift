import UIKit

/// An app with statics of all kinds, each changed and printed at each launch.
public final class Kinds: UIResponder, UIApplicationDelegate {
    static var launches = 0
    private static var text = "a"
    private static var pair = (1, "b")
    private static var maybe: Tone?
    private static weak var distant: Tone?
    private static var listener: () -> Int = { 1 }
    @AtMostNine private static var level = 5
    private static var observed = 1 { didSet { launches += 10 } }

    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        print("own", changeOwn(), "of the file", changeFile(), "of types", changeTypes(), "of functions", changeLocal())
        return true
    }

    private func changeOwn() -> String {
        defer { (Kinds.maybe, Kinds.listener) = (treble, { 2 }) }
        defer { Kinds.distant = Kinds.maybe }
        Kinds.launches += 1
        Kinds.text += "!"
        Kinds.pair = (Kinds.pair.0 + 1, Kinds.pair.1 + "!")
        Kinds.level += 3
        Kinds.observed += 1
        let nothing = Kinds.maybe == nil && Kinds.distant == nil
        return "\(Kinds.launches) \(Kinds.text) \(Kinds.pair) \(Kinds.level) \(nothing) \(Kinds.listener())"
    }

    private func changeFile() -> String {
        hidden += "!"
        (first, second) = (first + 1, second + ["x"])
        return "\(hidden) \(first) \(second.count)"
    }

    private func changeTypes() -> String {
        let tones = [Int.tone, Tone.up, Tone.down, String.tone, [Int].tone, Outer.Inner.tone, UIColor.tone]
        for tone in tones { tone.plays += 1 }
        Outer.Inner.all.append(Outer.Inner())
        [String: Int].tones[0].plays += 1
        let plays = tones.map { "\($0.plays)" }.joined()
        return "\(plays) \(Outer.Inner.all.count) \([String: Int].tones[0].plays)"
    }

    private func changeLocal() -> String {
        func inner() -> Int {
            enum Local {
                @MainActor static var count = 0
                @MainActor static let tone = Tone("local")
            }
            Local.count += 1
            Local.tone.plays += 1
            return Local.count * 10 + Local.tone.plays
        }
        let closure = {
            enum Local { @MainActor static var texts = ["a"] }
            Local.texts.append("b")
            return Local.texts.count
        }
        return "\(inner()) \(inner()) \(closure())"
    }
}

@propertyWrapper
struct AtMostNine {
    private var value: Int
    var wrappedValue: Int {
        get { value }
        set { value = min(9, newValue) }
    }

    init(wrappedValue: Int) { value = wrappedValue }
}

@MainActor private var hidden = "file"
@MainActor private var (first, second) = (1, ["x"])

enum Outer {
    @MainActor
    final class Inner {
        static let tone = Tone("inner")
        static var all: [Outer.Inner] = []
    }
}

// Names of the standard library's types begin with no module.
extension Int {
    @MainActor static let tone = Tone("int")
}

extension Tone {
    @MainActor static let (up, down) = (Tone("up"), Tone("down"))
}

extension String {
    @MainActor static let tone = Tone("string")
}

extension Array where Element == Int {
    @MainActor static let tone = Tone("array")
}

extension Dictionary where Key == String, Value == Int {
    @MainActor static let tones = [Tone("dictionary")]
}

extension UIColor {
    @MainActor static let tone = Tone("colour")
}
