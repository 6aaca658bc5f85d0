import Foundation
import Testing
import VigilFacts

@testable import VigilTool

struct VersionTests: Facts {
    @Test("The version", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let hash = String(repeating: "0123456789", count: 4)

    let commit = Fact(
        "names the commit of a branch, of one among packed ones, of none, and of a checkout beside another",
        for: [
            ["tool": "", ".git/HEAD": "ref: refs/heads/main\n", ".git/refs/heads/main": Self.hash + "\n"],
            [
                "tool": "", ".git/HEAD": "ref: refs/heads/a/b\n",
                ".git/packed-refs": "# pack\n\(String(hash.reversed())) refs/heads/b\n\(hash) refs/heads/a/b\n",
            ],
            ["tool": "", ".git/HEAD": Self.hash + "\n"],
            [
                "tool": "", ".git": "gitdir: one/worktrees/two\n", "one/worktrees/two/HEAD": "ref: refs/heads/two\n",
                "one/worktrees/two/commondir": "../..\n", "one/refs/heads/two": Self.hash,
            ],
        ]
    ) { (files: [String: String]) in
        let folder = try Folder(files)
        let version = Version(ofTool: folder.path("tool"), in: folder.path)
        expect(version.commit, is: Self.hash)
        expect(version.description.hasSuffix("012345678901)"), "\(version.description)")
    }

    let unknown = Fact(
        "is the number alone where there is no commit, or something else in its place",
        for: [
            ["tool": ""], ["tool": "", ".git/HEAD": "ref: refs/heads/main"], ["tool": "", ".git/HEAD": "x"],
            ["tool": "", ".git": "elsewhere"], ["tool": "", ".git/HEAD": Self.hash + "0"],
        ]
    ) { (files: [String: String]) in
        let folder = try Folder(files)
        expect(Version(ofTool: folder.path("tool"), in: folder.path).description, is: Version.number)
        expect(Version(ofTool: folder.path("tool"), in: nil).description, is: Version.number)
    }

    let moved = Fact("says that the tool was built before its checkout moved on") {
        let folder = try Folder(["tool": "", ".git/HEAD": Self.hash, ".git/logs/HEAD": ""])
        func change(_ name: String, _ seconds: Double) throws {
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: seconds)], ofItemAtPath: folder.path(name))
        }
        try change("tool", 1_000)
        for (moved, expected) in [(999.0, false), (1_000, false), (1_001, true)] {
            try change(".git/logs/HEAD", moved)
            let version = Version(ofTool: folder.path("tool"), in: folder.path)
            expect(version.hasMoved, is: expected)
            expect(version.description.contains("(built before 0123"), is: expected)
        }
    }

    let articles = Fact("of the articles is that of the tool") {
        let page = try String(
            contentsOfFile: NewRun.vigil + "/Sources/VigilTool/VigilTool.docc/WhatChanged.md", encoding: .utf8)
        let first = page.split(separator: "\n").first { $0.hasPrefix("## ") && $0 != "## Overview" }
        expect(first, is: "## \(Version.number)")
    }
}
