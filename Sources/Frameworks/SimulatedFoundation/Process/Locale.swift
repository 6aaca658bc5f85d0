import BackgroundRuntime
import MachineFoundation

// The languages of the simulated device. Outside a simulated app they are the machine's.

extension Locale {
    /// The user's languages, the preferred one first.
    public static var preferredLanguages: [String] {
        ofProcess ?? Machine.preferredLanguages
    }

    /// The languages of the running app: those that it was launched with, else its phone's.
    private static var ofProcess: [String]? {
        VolatileDomains.arguments["AppleLanguages"] as? [String] ?? AppProcess.current?.device.options.languages
    }

    /// That of the language in which the running app is shown, with the region of the user's language. On a phone whose
    /// languages nobody has set, the machine's.
    public static var current: Locale {
        guard let languages = ofProcess, languages != DeviceOptions().languages, !languages.isEmpty
        else { return Machine.locale }
        let shown = Bundle.main.preferredLocalizations.first ?? languages[0]
        let region = region(in: languages[0])
        return Locale(identifier: region.flatMap { Self.region(in: shown) == nil ? "\(shown)_\($0)" : nil } ?? shown)
    }

    /// The region of a language as Apple writes it: `CH` in `de-CH`.
    private static func region(in language: String) -> Substring? {
        let parts: [Substring] = language.split { $0 == "-" || $0 == "_" }
        return parts.dropFirst().first { $0.count < 4 }
    }

    /// The same as it is now: here it does not follow later changes.
    public static var autoupdatingCurrent: Locale { current }
}

extension NSLocale {
    /// The user's languages, the preferred one first.
    public class var preferredLanguages: [String] { Locale.preferredLanguages }
}
