import Foundation
import Testing

@testable import VigilScenarios

@Suite("A path of a file")
struct FilePathTests {
    @Test(
        "is taken apart, also where it is one letter, which ends a program in Foundation",
        arguments: [
            ("a", "", "a"), ("a.json5", "", "a"), ("x/a.b.json5", "x", "x/a.b"), ("/a", "/", "/a"),
            ("./a.json5", ".", "./a"), ("x.y/.a", "x.y", "x.y/.a"), ("", "", ""), ("/x/y/z.json5", "/x/y", "/x/y/z"),
        ])
    func parts(path: String, folder: String, plain: String) {
        #expect(FilePath.folder(of: path) == folder && FilePath.withoutExtension(path) == plain)
    }

    @Test(
        "is as Foundation gives it from the root of the machine",
        arguments: [
            "a", "a/b.json5", "/a/b", "/a/./b", "/a/../b", "a/../../b", "./a", "../a", "/a//b", "/a/b/", "/", "", ".",
            "/a/.b", "/a/b.c", "a b/ä",
        ])
    func absolute(path: String) {
        #expect(FilePath.absolute(path) == URL(fileURLWithPath: path).standardizedFileURL.path)
    }
}
