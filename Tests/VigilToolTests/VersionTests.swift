import Foundation
import Testing

@testable import VigilTool

@Suite("The version")
struct VersionTests {
    private static let hash = String(repeating: "0123456789", count: 4)

    @Test(
        "names the commit of a branch, of one among packed ones, of none, and of a checkout beside another",
        arguments: [
            ["tool": "", ".git/HEAD": "ref: refs/heads/main\n", ".git/refs/heads/main": hash + "\n"],
            [
                "tool": "", ".git/HEAD": "ref: refs/heads/a/b\n",
                ".git/packed-refs": "# pack\n\(String(hash.reversed())) refs/heads/b\n\(hash) refs/heads/a/b\n",
            ],
            ["tool": "", ".git/HEAD": hash + "\n"],
            [
                "tool": "", ".git": "gitdir: one/worktrees/two\n", "one/worktrees/two/HEAD": "ref: refs/heads/two\n",
                "one/worktrees/two/commondir": "../..\n", "one/refs/heads/two": hash,
            ],
        ])
    func commit(files: [String: String]) throws {
        let folder = try Folder(files)
        let version = Version(ofTool: folder.path("tool"), in: folder.path)
        #expect(version.commit == Self.hash)
        #expect(version.description.hasSuffix("012345678901)"), "\(version.description)")
    }

    @Test(
        "is the number alone where there is no commit, or something else in its place",
        arguments: [
            ["tool": ""], ["tool": "", ".git/HEAD": "ref: refs/heads/main"], ["tool": "", ".git/HEAD": "x"],
            ["tool": "", ".git": "elsewhere"], ["tool": "", ".git/HEAD": hash + "0"],
        ])
    func unknown(files: [String: String]) throws {
        let folder = try Folder(files)
        #expect(Version(ofTool: folder.path("tool"), in: folder.path).description == Version.number)
        #expect(Version(ofTool: folder.path("tool"), in: nil).description == Version.number)
    }

    @Test("says that the tool was built before its checkout moved on")
    func moved() throws {
        let folder = try Folder(["tool": "", ".git/HEAD": Self.hash, ".git/logs/HEAD": ""])
        func change(_ name: String, _ seconds: Double) throws {
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: seconds)], ofItemAtPath: folder.path(name))
        }
        try change("tool", 1_000)
        for (moved, expected) in [(999.0, false), (1_000, false), (1_001, true)] {
            try change(".git/logs/HEAD", moved)
            let version = Version(ofTool: folder.path("tool"), in: folder.path)
            #expect(version.hasMoved == expected)
            #expect(version.description.contains("(built before 0123") == expected)
        }
    }

    @Test("of the articles is that of the tool")
    func articles() throws {
        let page = try String(
            contentsOfFile: NewRun.vigil + "/Sources/VigilTool/VigilTool.docc/WhatChanged.md", encoding: .utf8)
        let first = page.split(separator: "\n").first { $0.hasPrefix("## ") && $0 != "## Overview" }
        #expect(first == "## \(Version.number)")
    }
}
