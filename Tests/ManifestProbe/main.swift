// Reads manifests, each in a copy of this process, and prints their problems, so that a test can see whether the reader
// survives them. Takes one path a line; behind what a copy printed comes a line with how it ended, as the system tells it.
// Copies end with 0 where there is no error, and with 2 where there are errors.

import BackgroundRuntime
import Foundation

/// On iOS 27 each of them would be told that it has no scenes.
func probe(_ path: String) -> Int32 {
    do {
        let manifest = try Manifest.read(path, catalog: realModes, system: .iOS(26))
        for problem in manifest.problems { print(problem) }
        return manifest.hasErrors ? 2 : 0
    } catch {
        print(error)
        return 2
    }
}

/// How a copy of this process ended that did nothing but read the manifest. One that never ends is killed.
func probeInCopy(_ path: String) -> Int32 {
    fflush(nil)
    let copy = fork()
    if copy == 0 {
        // The reader of a hostile file takes milliseconds; the bound is for a reader that never ends.
        var limit = rlimit(rlim_cur: 60, rlim_max: 60)
        setrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &limit)
        let code = probe(path)
        fflush(nil)
        exit(code)
    }
    var status: Int32 = 0
    guard copy > 0, waitpid(copy, &status, 0) == copy else { exit(64) }
    return status
}

while let path = readLine() {
    print("\u{1}\(probeInCopy(path))")
    fflush(nil)
}
