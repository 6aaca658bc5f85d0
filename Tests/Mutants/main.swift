// Tries whether the tests notice when the simulator decides otherwise: `VIGIL_PROGRAMS=1 swift run Mutants`, by hand, takes
// hours.

import Foundation

let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
let arguments = CommandLine.arguments.dropFirst()

if arguments.contains("--help") {
    print(
        """
        USAGE: Mutants [--fresh] [--near] [--table] [TEXT...]

        Compiles all places of Tests/Mutants/places.json5 into a copy of the package and runs the tests against each. What
        is known already is not tried again.

          --fresh  forgets what is known
          --near   tries the near tests only
          --table  prints what is known, and tries nothing
          TEXT     tries the places whose file has it in its path
        """)
    exit(0)
}

let places = try Place.list(in: package)
let copy = MutatedCopy(package: package, folder: package.appendingPathComponent(".build/mutants"))
var journal = Journal(package.appendingPathComponent(".build/mutants-journal"))
if arguments.contains("--fresh") {
    try? FileManager.default.removeItem(at: journal.file)
    journal = Journal(journal.file)
}

if !arguments.contains("--table") {
    try copy.write(places)
    var build = Command("swift", "build", "--build-tests", in: copy.folder)
    build.environment = Trial.environment
    guard try build.run() == 0 else { exit(1) }
    let texts = arguments.filter { !$0.hasPrefix("--") }
    let wanted = places.filter { place in texts.isEmpty || texts.contains { place.file.contains($0) } }
    let isFarWanted = !arguments.contains("--near")
    for (index, place) in wanted.enumerated() where journal.isOpen(place, isFarWanted: isFarWanted) {
        try journal.note(Trial(place: place, folder: copy.folder).run(isFarWanted: isFarWanted), of: place)
        print("\(index + 1) of \(wanted.count)  \(place.file): \(journal.verdict(of: place) ?? "")  [\(place.from)]")
    }
}

print(MutantTable(places, journal).text)
