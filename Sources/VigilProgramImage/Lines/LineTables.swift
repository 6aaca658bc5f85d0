import CVigilEntries
import Foundation

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

    /// The tables of a file; nil where it has none that are known here.
    init?(_ file: ELFFile) {
        guard let sections = Sections(file) else { return nil }
        (self.file, self.sections, slide) = (file.file, sections, file.slide)
    }

    /// The line of the code at an address of the program; nil where the tables do not tell it.
    func place(at address: UInt) -> Place? {
        guard address >= slide else { return nil }
        let target = UInt64(address - slide)
        return file.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return nil }
            func contents(_ section: ELFFile.Section) -> vigil_section {
                vigil_section(start: start + section.offset, size: section.size)
            }
            var units = vigil_units(
                info: contents(sections.info), abbreviations: contents(sections.abbreviations),
                ranges: contents(sections.ranges))
            var unit = vigil_unit()
            guard vigil_unit_at(&units, target, &unit) else { return nil }
            return try? place(of: target, in: unit, bytes)
        }
    }

    private func place(
        of target: UInt64, in unit: vigil_unit, _ bytes: UnsafeRawBufferPointer
    ) throws(ByteReader.UnknownForm) -> Place? {
        let (section, texts) = (sections.lines, sections.texts)
        guard unit.lines < section.size, unit.folder < texts.size else { throw ByteReader.UnknownForm() }
        var program = try LineProgram(
            ByteReader(bytes, at: section.offset + Int(unit.lines), upTo: section.offset + section.size))
        guard let row = try program.row(of: target), var path = try program.path(ofFile: row.file) else { return nil }
        if !path.hasPrefix("/") {
            var folder = try ByteReader(bytes, at: texts.offset + Int(unit.folder))
            path = try folder.text() + "/" + path
        }
        return Place(path: path, line: row.line)
    }
}
