// Reads one manifest and prints its problems, so that a test can see whether the reader survives it.
// Exit codes: 0 no error, 2 errors, 64 wrong use.

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

let arguments = CommandLine.arguments.dropFirst()
guard arguments.count == 1, let path = arguments.first else { exit(64) }
exit(probe(path))
