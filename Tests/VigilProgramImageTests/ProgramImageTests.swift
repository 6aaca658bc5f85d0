import Foundation
import Testing

@testable import VigilProgramImage

/// Something to be found in the program's file.
private enum Marked {
    nonisolated(unsafe) static var counter = 4_711
}

@Suite("The file of the running program")
struct ProgramImageTests {
    @Test("has its variables where they are in memory")
    func variables() throws {
        Marked.counter = 815
        let image = try #require(ProgramImage.read())
        let found = try #require(image.variables(["vpZ"]).first { $0.name.contains("Marked") && $0.size == 8 })
        let place = try #require(UnsafePointer<Int>(bitPattern: found.address))
        #expect(place.pointee == 815)
    }

    @Test("tells which Swift modules have code in it")
    func modules() throws {
        let image = try #require(ProgramImage.read())
        #expect(image.holdsCode(ofModule: "VigilProgramImageTests"))
        #expect(!image.holdsCode(ofModule: "NoSuchModule"))
    }

    @Test("lies in memory with its code")
    func map() throws {
        let map = MemoryMap()
        let path = try #require(MemoryMap.pathOfProgram)
        let code = map.code { $0 == path }
        let function: @convention(c) () -> Void = {}
        #expect(code.contains(UInt(bitPattern: unsafeBitCast(function, to: UnsafeRawPointer.self))))
        #expect(try #require(map.base(of: path)) <= code.lowerBound)
    }

    @Test("a library keeps the addresses of what it takes from others")
    func imports() throws {
        let map = MemoryMap()
        let path = try #require(map.path(ofLibrary: "libswift_Concurrency.so"))
        let library = try #require(ELFFile(path: path, map: map))
        #expect(!library.slots(ofImport: "free").isEmpty)
        #expect(library.slots(ofImport: "no_such_function").isEmpty)
    }

    @Test("is refused where it is no program", arguments: ["/etc/passwd", "/no/such/file", "/dev/null"])
    func refused(path: String) {
        #expect(ELFFile(path: path) == nil)
    }
}
