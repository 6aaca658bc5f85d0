// Reads one manifest and prints its problems, so that a test can see whether the reader survives it.
// Exit codes: 0 no error, 2 errors, 64 wrong use. `--fuzz COUNT SEED` reads that many damaged manifests instead, and
// `--fuzz-gpx COUNT SEED` that many damaged GPX files.

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
if arguments.count == 3, let count = Int(arguments[2]), let seed = UInt64(arguments[3]) {
    switch arguments.first {
    case "--fuzz": print(ManifestFuzzer(seed: seed).run(count))
    #if canImport(VigilLocation)
        case "--fuzz-gpx": print(GPXFuzzer(seed: seed).run(count))
    #endif
    default: exit(64)
    }
    exit(0)
}
guard arguments.count == 1, let path = arguments.first else { exit(64) }
exit(probe(path))
