import Foundation
import Testing
import VigilFacts

@testable import VigilScenarios

struct FilePathTests: Facts {
    @Test("A path of a file", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let parts = Fact(
        "is taken apart, also where it is one letter, which ends a program in Foundation",
        for: [
            ("a", "", "a"), ("a.json5", "", "a"), ("x/a.b.json5", "x", "x/a.b"), ("/a", "/", "/a"),
            ("./a.json5", ".", "./a"), ("x.y/.a", "x.y", "x.y/.a"), ("", "", ""), ("/x/y/z.json5", "/x/y", "/x/y/z"),
        ]
    ) { (path: String, folder: String, plain: String) in
        expect(FilePath.folder(of: path) == folder && FilePath.withoutExtension(path) == plain)
    }

    let absolute = Fact(
        "is as Foundation gives it from the root of the machine",
        for: [
            "a", "a/b.json5", "/a/b", "/a/./b", "/a/../b", "a/../../b", "./a", "../a", "/a//b", "/a/b/", "/", "", ".",
            "/a/.b", "/a/b.c", "a b/ä",
        ]
    ) { (path: String) in
        expect(FilePath.absolute(path), is: URL(fileURLWithPath: path).standardizedFileURL.path)
    }
}
