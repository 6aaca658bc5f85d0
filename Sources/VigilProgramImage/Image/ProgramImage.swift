/// The file of this program, as it lies in memory.
package enum ProgramImage {
    /// Reads the file; nil where it is of another format or cannot be read.
    package static func read() -> ELFFile? { MemoryMap.pathOfProgram.flatMap { ELFFile(path: $0) } }
}
