import Foundation
import Testing
import VigilFacts

@testable import VigilProgramImage

/// Something to be found in the program's file.
private enum Marked {
    nonisolated(unsafe) static var counter = 4_711
}

struct ProgramImageTests: Facts {
    @Test("The file of the running program", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let variables = Fact("has its variables where they are in memory") {
        Marked.counter = 815
        let image = try require(ProgramImage.read())
        let found = try require(image.variables(["vpZ"]).first { $0.name.contains("Marked") && $0.size == 8 })
        let place = try require(UnsafePointer<Int>(bitPattern: found.address))
        expect(place.pointee, is: 815)
    }

    let modules = Fact("tells which Swift modules have code in it") {
        let image = try require(ProgramImage.read())
        expect(image.holdsCode(ofModule: "MachineTests"))
        expect(!image.holdsCode(ofModule: "NoSuchModule"))
    }

    let beginnings = Fact(
        "tells the file that a module begins in, also where the optimizer left nothing of the type that it begins with"
    ) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("vigil-beginnings-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let sources = [
            "App.swift": "@main struct App { static func main() { count += 1 } }\nnonisolated(unsafe) var count = 0\n",
            "main.swift": "nonisolated(unsafe) var count = 0\n@inline(never) func add() { count += 1 }\nadd()\n",
        ]
        for (name, text) in sources.sorted(by: { $0.key < $1.key }) {
            let (source, program) = (
                folder.appendingPathComponent(name), folder.appendingPathComponent("\(name).program")
            )
            try Data(text.utf8).write(to: source)
            let compiler = Process()
            compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            compiler.arguments =
                ["swiftc", "-O", "-g", "-module-name", "Begun", source.path, "-o", program.path, "-static-executable"]
                + ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "Begun_main"]
                + ["-Xlinker", "--defsym=main=Begun_main"] + (name == "App.swift" ? ["-parse-as-library"] : [])
            try compiler.run()
            compiler.waitUntilExit()
            let file = try require(ELFFile(path: program.path))
            expect(file.fileOfBeginning(ofModule: "Begun"), is: name)
            expect(file.fileOfBeginning(ofModule: "Other") == nil)
        }
    }

    let map = Fact("lies in memory with its code") {
        let map = MemoryMap()
        let path = try require(MemoryMap.pathOfProgram)
        let code = map.code { $0 == path }
        let function: @convention(c) () -> Void = {}
        expect(code.contains(UInt(bitPattern: unsafeBitCast(function, to: UnsafeRawPointer.self))))
        try expect(require(map.base(of: path)) <= code.lowerBound)
    }

    let imports = Fact("a library keeps the addresses of what it takes from others") {
        let map = MemoryMap()
        let path = try require(map.path(ofLibrary: "libswift_Concurrency.so"))
        let library = try require(ELFFile(path: path, map: map))
        expect(!library.slots(ofImport: "free").isEmpty)
        expect(library.slots(ofImport: "no_such_function").isEmpty)
    }

    let refused = Fact(
        "is refused where it is no program",
        for: ["/etc/passwd", "/no/such/file", "/dev/null"]
    ) { (path: String) in
        expect(ELFFile(path: path) == nil)
    }
}
