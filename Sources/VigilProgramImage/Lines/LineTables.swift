import Foundation
import Synchronization

/// The lines of the program's own code, by their addresses, from its DWARF tables (version 4, https://dwarfstd.org).
///
/// The reader of stacks that comes with Swift runs all line tables of the program for each address that it is asked for: a
/// tenth of a second where there are many. Which unit an address belongs to stands beside the tables; then one is run. What
/// has another form than is known here is left to that reader.
final class LineTables: Sendable {
    /// A file with a line of it.
    struct Place: Hashable, Sendable {
        /// The path of the file.
        let path: String
        /// The line, from 1; 0 in code of the compiler between two lines.
        let line: Int
    }

    /// The tables of the running program; nil where it has none that are known here.
    static let ofProgram: LineTables? = ProgramImage.read().flatMap(LineTables.init)

    /// A part of the program that was compiled at once.
    struct Unit {
        /// Where its line table begins.
        let lines: Int
        /// Where the list of its addresses begins.
        let ranges: Int
        /// What the addresses of the list are added to.
        let base: UInt64
        /// The place of the text with the folder in which the compiler ran.
        let folder: Int
    }

    /// The sections of the file that matter.
    struct Sections {
        let info: ELFFile.Section
        let abbreviations: ELFFile.Section
        let lines: ELFFile.Section
        let ranges: ELFFile.Section
        let texts: ELFFile.Section

        init?(_ file: ELFFile) {
            guard let info = file.section(named: ".debug_info"), let lines = file.section(named: ".debug_line"),
                let abbreviations = file.section(named: ".debug_abbrev"),
                let ranges = file.section(named: ".debug_ranges"), let texts = file.section(named: ".debug_str")
            else { return nil }
            (self.info, self.abbreviations, self.lines) = (info, abbreviations, lines)
            (self.ranges, self.texts) = (ranges, texts)
        }
    }

    private let file: Data
    private let slide: UInt
    private let sections: Sections
    private let units: [Unit]

    /// The tables of a file; nil where it has none that are known here.
    private init?(_ file: ELFFile) {
        guard let sections = Sections(file) else { return nil }
        (self.file, self.sections, slide) = (file.file, sections, file.slide)
        units = (try? UnitList(file.file, sections).units) ?? []
        if units.isEmpty { return nil }
    }

    /// The line of the code at an address of the program; nil where the tables do not tell it.
    func place(at address: UInt) -> Place? {
        guard address >= slide else { return nil }
        let target = UInt64(address - slide)
        return file.withUnsafeBytes { bytes in
            guard let unit = units.first(where: { (try? holds($0, target, bytes)) == true }) else { return nil }
            return try? place(of: target, in: unit, bytes)
        }
    }

    /// Whether an address is in the list of a unit.
    private func holds(
        _ unit: Unit, _ target: UInt64, _ bytes: UnsafeRawBufferPointer
    ) throws(ByteReader.UnknownForm) -> Bool {
        let end = sections.ranges.offset + sections.ranges.size
        guard end <= bytes.count else { throw ByteReader.UnknownForm() }
        var (place, base) = (sections.ranges.offset + unit.ranges, unit.base)
        while place + 16 <= end {
            let first = bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
            let last = bytes.loadUnaligned(fromByteOffset: place + 8, as: UInt64.self)
            if first == 0, last == 0 { return false }
            if first == .max {
                base = last
            } else if target >= base &+ first, target < base &+ last {
                return true
            }
            place += 16
        }
        return false
    }

    private func place(
        of target: UInt64, in unit: Unit, _ bytes: UnsafeRawBufferPointer
    ) throws(ByteReader.UnknownForm) -> Place? {
        let section = sections.lines
        var program = try LineProgram(
            ByteReader(bytes, at: section.offset + unit.lines, upTo: section.offset + section.size))
        guard let row = try program.row(of: target), var path = try program.path(ofFile: row.file) else { return nil }
        if !path.hasPrefix("/") {
            var folder = try ByteReader(bytes, at: sections.texts.offset + unit.folder)
            path = try folder.text() + "/" + path
        }
        return Place(path: path, line: row.line)
    }
}
