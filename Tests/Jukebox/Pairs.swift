import UIKit

/// An app whose statics are declared by patterns, several in one.
public final class Pairs: UIResponder, UIApplicationDelegate {
    private static let (low, high) = (Tone("low"), Tone("high"))
    private static var ((left, right), names) = ((1, 2.5), ["one"])
    static let (only, _) = (Tone("only"), 0)

    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        enum Local { @MainActor static let (first, second) = (Tone("first"), Tone("second")) }
        let tones = [Pairs.low, Pairs.high, Pairs.only, treble, bass, .middle, .unheard, Local.first, Local.second]
        for tone in tones { tone.plays += 1 }
        Pairs.left += 1
        Pairs.right += 1
        Pairs.names.append("two")
        print(
            tones.map { "\($0.name) \($0.plays)" }.joined(separator: ", "), Pairs.left, Pairs.right, Pairs.names.count)
        return true
    }
}

/// What counts how often it is played.
@MainActor
final class Tone {
    let name: String
    var plays = 0

    init(_ name: String) { self.name = name }
}

@MainActor let (treble, bass) = (Tone("treble"), Tone("bass"))

extension Tone {
    static let (middle, unheard) = (Tone("middle"), Tone("unheard"))
}
