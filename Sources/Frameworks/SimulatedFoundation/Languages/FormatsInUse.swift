import BackgroundRuntime
import MachineFoundation

/// The texts with plurals that the running app has looked up, by their formats.
///
/// On a phone such a text is a string that knows its forms. Here it is its format, for which the forms are found again.
final class FormatsInUse {
    private var plurals: [String: PluralText] = [:]

    /// Remembers a text that was looked up.
    static func note(_ plural: PluralText) {
        guard let process = AppProcess.current else { return }
        let formats = process.storage.object { FormatsInUse() }
        if let other = formats.plurals[plural.format], other != plural {
            SimulatedApp.notSimulated(
                "two texts with the format \(plural.format)", "the forms are those of the last one")
        }
        formats.plurals[plural.format] = plural
    }

    /// A format filled with values; nil for one without plurals, which is Foundation's matter.
    static func text(_ format: String, _ arguments: [any CVarArg], _ locale: Locale?) -> String? {
        guard format.utf8.contains(UInt8(ascii: "#")), format.contains("#@") else { return nil }
        let plural = AppProcess.current?.storage.object { FormatsInUse() }.plurals[format]
        let text = plural ?? PluralText(format: format, variables: [:], language: "en")
        return TextFormat.text(.plural(text), arguments.map(TextArgument.init), locale)
    }
}

// A format with plurals would end the program in Foundation on this system.
extension String {
    /// A text from a format and its values.
    public init(format: __shared String, _ arguments: any CVarArg...) {
        self = FormatsInUse.text(format, arguments, nil) ?? Machine.text(format, arguments, nil)
    }

    /// A text from a format and its values.
    public init(format: __shared String, arguments: __shared [any CVarArg]) {
        self = FormatsInUse.text(format, arguments, nil) ?? Machine.text(format, arguments, nil)
    }

    /// A text from a format and its values, as a language writes them.
    public init(format: __shared String, locale: __shared Locale?, _ arguments: any CVarArg...) {
        self = FormatsInUse.text(format, arguments, locale) ?? Machine.text(format, arguments, locale)
    }

    /// A text from a format and its values, as a language writes them.
    public init(format: __shared String, locale: __shared Locale?, arguments: __shared [any CVarArg]) {
        self = FormatsInUse.text(format, arguments, locale) ?? Machine.text(format, arguments, locale)
    }

    /// A text from a format and its values, as the user's language writes them.
    public static func localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String {
        FormatsInUse.text(format, arguments, .current) ?? Machine.text(format, arguments, .current)
    }
}
