import Foundation

/// Files of other formats that are given by mistake.
struct ForeignFile {
    /// What to do instead, where the usual name of the right file is known.
    private enum Hint {
        case beside, unpack, unpackFirst
    }

    let name: String
    private var hint: Hint?

    private init(_ name: String, _ hint: Hint? = nil) { (self.name, self.hint) = (name, hint) }

    /// The format of a file that begins with a known signature; nil for anything else.
    static func of(_ data: Data) -> ForeignFile? {
        signatures.first { data.starts(with: $0.bytes) }?.file
    }

    /// What to do, where a file of `kind` was due.
    func hint(towards kind: InputFile) -> String? {
        let wanted = kind.usualName ?? kind.kind
        return switch hint {
        case .beside: "give the \(wanted) beside it"
        case .unpack: "unpack it and give the \(wanted) inside"
        case .unpackFirst: "unpack it first"
        case nil: nil
        }
    }

    private static let program = ForeignFile("a program", .beside)
    private static let signatures: [(bytes: [UInt8], file: ForeignFile)] = [
        ([0x89, 0x50, 0x4E, 0x47], ForeignFile("a PNG image")),
        ([0xFF, 0xD8, 0xFF], ForeignFile("a JPEG image")),
        ([0x25, 0x50, 0x44, 0x46], ForeignFile("a PDF document")),
        ([0x50, 0x4B, 0x03, 0x04], ForeignFile("a ZIP archive", .unpack)),
        ([0x1F, 0x8B], ForeignFile("a compressed file", .unpackFirst)),
        ([0x7F, 0x45, 0x4C, 0x46], program),
        ([0xCF, 0xFA, 0xED, 0xFE], program),
        ([0xCA, 0xFE, 0xBA, 0xBE], program),
    ]
}
