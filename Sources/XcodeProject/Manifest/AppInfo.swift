import Foundation
import VigilDocuments

/// The Info.plist of an app as a build would make it: the file of the project, what build settings generate, and both merged.
package struct AppInfo: Sendable {
    package let values: [String: PropertyValue]
    /// The file that it comes from, as seen from the folder of the project; nil where all of it is generated.
    package let file: String?
    /// The keys that build settings gave, in alphabetical order.
    package let generatedKeys: [String]
    /// What the build settings add to the file, or put in the place of what is there.
    let added: [String: PropertyValue]
    /// The values of the build variables that the file names, and of those that others do.
    let variables: [String: String]

    /// What the build settings make of the file, for whoever reads it where it lies: a property list with `variables` and `keys`.
    package var settingsXML: String {
        let variables = PropertyValue.dictionary(self.variables.mapValues { .string($0) })
        return AppInfo.xml(["keys": .dictionary(added), "variables": variables])
    }

    /// It as a file: an XML property list with its keys in alphabetical order. Dates and data, of which nothing is kept, are
    /// left out.
    package var xml: String { AppInfo.xml(values) }

    private static func xml(_ values: [String: PropertyValue]) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        \(PropertyValue.dictionary(values).xml(indentation: "") ?? "<dict/>")
        </plist>

        """
    }
}

extension PropertyValue {
    /// Nil for what no text can be made of.
    fileprivate func xml(indentation: String) -> String? {
        let inner = indentation + "\t"
        switch self {
        case .string(let text): return indentation + "<string>\(text.escapedForXML)</string>"
        case .integer(let number): return indentation + "<integer>\(number)</integer>"
        case .real(let number): return indentation + "<real>\(number)</real>"
        case .boolean(let flag): return indentation + (flag ? "<true/>" : "<false/>")
        case .array(let items):
            let lines = items.compactMap { $0.xml(indentation: inner) }
            return indentation + (["<array>"] + lines + [indentation + "</array>"]).joined(separator: "\n")
        case .dictionary(let entries):
            let lines = entries.sorted { $0.key < $1.key }.flatMap { key, value in
                value.xml(indentation: inner).map { [inner + "<key>\(key.escapedForXML)</key>", $0] } ?? []
            }
            return indentation + (["<dict>"] + lines + [indentation + "</dict>"]).joined(separator: "\n")
        case .date, .data, .other: return nil
        }
    }
}

extension String {
    /// Without the characters that XML cannot hold.
    fileprivate var escapedForXML: String {
        String(String.UnicodeScalarView(unicodeScalars.map { $0.isInXML ? $0 : "\u{FFFD}" })).replacing(
            "&", with: "&amp;"
        ).replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}

extension Unicode.Scalar {
    fileprivate var isInXML: Bool {
        switch value {
        case 0x9, 0xA, 0xD: true
        case 0..<0x20, 0xFFFE, 0xFFFF: false
        default: true
        }
    }
}
