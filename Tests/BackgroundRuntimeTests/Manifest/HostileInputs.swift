import Foundation
import Testing

@testable import ManifestProbe

/// A file that no reader may crash or hang on, and what the reader says of it first.
struct HostileInput: Sendable, CustomTestStringConvertible {
    let name: String
    var file = "Info.plist"
    let bytes: [UInt8]
    /// The first line of the output behind the path of the file; nil when the file is fine.
    let says: String?

    init(_ name: String, file: String = "Info.plist", _ text: String, says: String?) {
        self.init(name, file: file, bytes: Array(text.utf8), says: says)
    }

    init(_ name: String, file: String = "Info.plist", bytes: [UInt8], says: String?) {
        self.name = name
        self.file = file
        self.bytes = bytes
        self.says = says
    }

    var testDescription: String { name }
}

/// An XML property list around a body.
func xmlPlist(_ body: String) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\n\(body)\n</plist>\n"
}

/// An XML manifest with an identifier and these entries.
private func named(_ entries: String) -> String {
    xmlPlist("<dict><key>CFBundleIdentifier</key><string>com.example.App</string>\(entries)</dict>")
}

/// Texts that are no manifests, or broken ones.
let hostileTexts: [HostileInput] = [
    HostileInput("an empty file", "", says: ": error: the file is empty"),
    HostileInput("only white space", " \n\t\n", says: ":1:1: error: the file is empty"),
    HostileInput("only a byte order mark", bytes: [0xEF, 0xBB, 0xBF], says: ":1:1: error: the file is empty"),
    HostileInput(
        "a PNG image", bytes: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A],
        says: ": error: this is a PNG image, not a property list"),
    HostileInput(
        "a ZIP archive", file: "App.ipa", bytes: [0x50, 0x4B, 0x03, 0x04, 0],
        says: ": error: this is a ZIP archive, not a property list; unpack it and give the Info.plist inside"),
    HostileInput(
        "a Swift file", file: "App.swift", "// An app\nimport UIKit\n@main struct A {}\n",
        says: ":2:1: error: not a property list: it begins with \"import UIKit\"; give the Info.plist of the app"),
    HostileInput(
        "a bare word", "hello",
        says: ":1:1: error: not a property list: it begins with \"hello\"; give the Info.plist of the app"),
    HostileInput(
        "UTF-16", bytes: [0xFF, 0xFE] + "<plist/>".utf8.flatMap { [$0, 0] },
        says: ": error: the text is UTF-16; save the file as UTF-8"),
    HostileInput(
        "UTF-16 without a mark", bytes: "<plist/>".utf8.flatMap { [0, $0] },
        says: ": error: the text is UTF-16; save the file as UTF-8"),
    HostileInput(
        "Latin-1", bytes: Array("<plist><dict>\n<key>caf".utf8) + [0xE9] + Array("</key>".utf8),
        says: ":2:9: error: the byte E9 is not UTF-8; save the file as UTF-8"),
    HostileInput(
        "another declared encoding", "<?xml version='1.0' encoding='ISO-8859-1'?><plist/>",
        says:
            ":1:1: error: the file says that its encoding is \"iso-8859-1\"; save it as UTF-8 and write "
            + "encoding=\"UTF-8\""
    ),
    HostileInput("a zero byte", "<plist>\u{0}</plist>", says: ":1:8: error: a zero byte: this is no text"),
    HostileInput(
        "XML 100,000 deep", "<plist>" + String(repeating: "<array>", count: 100_000),
        says: ":1:708: error: values are nested more than 100 deep"),
    HostileInput(
        "XML 100,000 deep and closed",
        "<plist>" + String(repeating: "<array>", count: 100_000) + String(repeating: "</array>", count: 100_000)
            + "</plist>", says: ":1:708: error: values are nested more than 100 deep"),
    HostileInput(
        "XML 8,000 dictionaries deep", String(repeating: "<dict><key>a</key>", count: 8_000),
        says: ":1:1801: error: values are nested more than 100 deep"),
    HostileInput(
        "an entity bomb",
        """
        <?xml version="1.0"?>
        <!DOCTYPE plist [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>
        <plist><dict><key>k</key><string>&b;</string></dict></plist>
        """,
        says: ":2:1: error: the DOCTYPE declares entities, which are not read; remove everything from [ to ]"),
    HostileInput(
        "an external entity",
        "<!DOCTYPE plist [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><plist><string>&x;</string></plist>",
        says: ":1:1: error: the DOCTYPE declares entities, which are not read; remove everything from [ to ]"),
    HostileInput(
        "an undeclared entity", xmlPlist("<dict><key>a</key><string>&x;</string></dict>"),
        says: ":3:27: error: unknown entity \"&x;\"; write &amp; for the character &"),
    HostileInput(
        "a lone ampersand", xmlPlist("<dict><key>a</key><string>R & D</string></dict>"),
        says: ":3:29: error: the character & stands alone; write &amp;"),
    HostileInput(
        "truncated XML", "<plist>\n<dict>\n<key>CFBundleName</key>\n<stri",
        says: ":4:1: error: the tag <stri is not closed with \">\""),
    HostileInput(
        "truncated text", "<plist>\n<dict>\n<key>CFBundleName</key>\n<string>Ap",
        says: ":4:11: error: the file ends inside <string> of line 4"),
    HostileInput(
        "truncated dictionary", "<plist>\n<dict>\n<key>a</key>\n<true/>\n",
        says: ":5:1: error: the file ends inside <dict> of line 2"),
    HostileInput(
        "an array for a dictionary", xmlPlist("<array><string>audio</string></array>"),
        says: ":3: error: a manifest must be a dictionary, is an array"),
    HostileInput(
        "a string for a dictionary", xmlPlist("<string>audio</string>"),
        says: ":3: error: a manifest must be a dictionary, is the string \"audio\""),
    HostileInput("no value at all", xmlPlist(""), says: ":5:1: error: there is no value in this property list"),
    HostileInput(
        "two values", xmlPlist("<dict/>\n<dict/>"),
        says: ":4:1: error: a second value beside the first: a property list has one"),
    HostileInput(
        "text after the end", xmlPlist("<dict/>") + "more",
        says: ":5:1: error: \"m\" behind the end of the property list"),
    HostileInput(
        "a wrong end tag", xmlPlist("<dict>\n<key>a</key>\n<array>\n</dict>\n</array>"),
        says: ":6:1: error: </dict> where </array> is due, for the <array> of line 5"),
    HostileInput(
        "a value without a key", xmlPlist("<dict>\n<string>a</string>\n</dict>"),
        says: ":4:1: error: <string> without a <key> before it"),
    HostileInput(
        "a key without a value", xmlPlist("<dict>\n<key>a</key>\n</dict>"),
        says: ":5:1: error: the key \"a\" has no value"),
    HostileInput(
        "an unknown tag", xmlPlist("<dict><key>a</key><boolean>YES</boolean></dict>"),
        says: ":3:19: error: unknown tag <boolean>; did you mean <true>?"),
    HostileInput(
        "an unclosed string", xmlPlist("<dict>\n<key>a</key>\n<string>b\n<key>c</key>\n</dict>"),
        says: ":6:1: error: \"<\" inside <string> of line 5; close it with </string>, or write &lt; for the character <"
    ),
    HostileInput(
        "no number", xmlPlist("<dict>\n<key>a</key>\n<integer>many</integer>\n</dict>"),
        says: ":5:1: error: unknown character 'm' (0x6d) in <integer>"),
    HostileInput(
        "a number beyond 64 bits",
        xmlPlist("<dict><key>a</key><integer>1\(String(repeating: "0", count: 400))</integer></dict>"),
        says: ":3:1: error: integer overflow in <integer>"),
    HostileInput("month 99", named("<key>a</key><date>2024-99-99T99:99:99Z</date>"), says: nil),
    HostileInput("no base64", named("<key>a</key><data>!!!!</data>"), says: nil),
    HostileInput(
        "no CDATA end", xmlPlist("<dict><key>a</key><string><![CDATA[x</string></dict>"),
        says: ":3:27: error: this CDATA section is never closed"),
    HostileInput(
        "a merge conflict", xmlPlist("<dict>\n<<<<<<< HEAD\n<key>a</key>\n=======\n>>>>>>> b\n</dict>"),
        says:
            ":4:1: error: a merge conflict was committed here: \"<<<<<<< HEAD\"; keep one side and remove the "
            + "lines with the markers"
    ),
    HostileInput(
        "a preprocessor line",
        xmlPlist(
            "<dict>\n<key>UIBackgroundModes</key>\n<array>\n#ifdef "
                + "DEBUG\n<string>audio</string>\n#endif\n</array>\n</dict>"
        ),
        says:
            ":6:1: error: a preprocessor line: \"#ifdef DEBUG\"; Xcode processes such files when it builds "
            + "(INFOPLIST_PREPROCESS); give the processed file"
    ),
    HostileInput(
        "a long string",
        xmlPlist(
            "<dict><key>MinimumOSVersion</key><string>\(String(repeating: "9", count: 1_000_000))</string></dict>"),
        says:
            ":3: error: MinimumOSVersion: \"999999999999999999999999999999999999999999999999999999999999...\" "
            + "is no version; write it like \"15.0\""
    ),
    HostileInput(
        "150,000 values", xmlPlist("<array>" + String(repeating: "<true/>", count: 150_000) + "</array>"),
        says: ":3:700001: error: more than 100,000 values"),
    HostileInput(
        "90,000 wrong modes",
        xmlPlist(
            "<dict><key>UIBackgroundModes</key><array>" + String(repeating: "<true/>", count: 90_000)
                + "</array></dict>"), says: ":3: error: UIBackgroundModes[0]: must be a string, is the boolean true"),
    HostileInput(
        "old-style 100,000 deep", String(repeating: "(", count: 100_000),
        says: ":1:101: error: values are nested more than 100 deep"),
    HostileInput(
        "old-style without a semicolon", "{\n  a = b\n}", says: ":3:1: error: a semicolon is missing before \"}\""),
    HostileInput(
        "old-style with a bare variable", "{\n  CFBundleIdentifier = $(ID);\n}",
        says:
            ":2:25: error: a semicolon is missing before \"(\"; texts with other characters than letters, "
            + "digits and _$/:.- are quoted"
    ),
    HostileInput(
        "cut off behind <", "<plist version=\"1.0\"><dict><",
        says: ":1:28: error: the file ends in the middle of a tag: it may be cut off"
    ),
    HostileInput("old-style cut off", "{\n  a = (b,\n", says: ":3:1: error: the file ends inside the ( of line 2"),
    HostileInput(
        "old-style with bad data", "{ a = <0g>; }", says: ":1:9: error: \"g\" in data: hexadecimal digits are due"),
    HostileInput(
        "JSON 100,000 deep", String(repeating: "[", count: 100_000),
        says: ":1:101: error: values are nested more than 100 deep"),
    HostileInput(
        "JSON 513 deep", String(repeating: "[", count: 513), says: ":1:101: error: values are nested more than 100 deep"
    ),
    HostileInput(
        "JSON objects 100,000 deep", String(repeating: "{a:", count: 100_000),
        says: ":1:301: error: values are nested more than 100 deep"),
    HostileInput(
        "a byte above F7 in JSON", bytes: Array("{ a: ".utf8) + [0xF8, 0x80],
        says: ":1:6: error: the byte F8 is not UTF-8; save the file as UTF-8"),
    HostileInput(
        "JSON cut off", "{\n  \"UIBackgroundModes\": [\"audio\",\n",
        says: ":3:1: error: the file ends inside the [ of line 2"),
    HostileInput("a JSON array", "[1, 2]", says: ":1: error: a manifest must be a dictionary, is an array"),
    HostileInput(
        "a merge conflict in JSON", "{\n<<<<<<< HEAD\n  a: 1,\n=======\n>>>>>>> b\n}",
        says:
            ":2:1: error: a merge conflict was committed here: \"<<<<<<< HEAD\"; keep one side and remove the "
            + "lines with the markers"
    ),
    HostileInput(
        "a number beyond bounds in JSON", "{ a: 1e999 }", says: ":1:6: error: \"1e999\" is no number that can be read"),
    HostileInput(
        "a key twice in JSON", "{\n  a: 1,\n  a: 2,\n}",
        says: ":3:3: error: a: this key is given twice, first at line 2, column 3; remove one of the two"),
    HostileInput(
        "variables that never end", named("<key>a</key><string>\(String(repeating: "$(${", count: 100_000))</string>"),
        says: nil),
    HostileInput(
        "20,000 misspelt keys", "{" + (0..<20_000).map { "UIBackgroundMode\($0): 1," }.joined() + "}",
        says: ":1: warning: UIBackgroundMode0: unknown key; did you mean \"UIBackgroundModes\"?"),
]
