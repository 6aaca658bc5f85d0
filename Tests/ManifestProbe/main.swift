// Reads one manifest and prints its problems, so that a test can see whether the reader survives it.
// Exit codes: 0 no error, 2 errors, 64 wrong use.

import BackgroundRuntime
import Foundation

func probe(_ path: String) -> Int32 {
    do {
        let manifest = try Manifest.read(path, catalog: realModes, system: .newest)
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
