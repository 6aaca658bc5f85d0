import Foundation
import Synchronization
import VigilDocuments

/// The scenario that a runner has read last: one that is played with many seeds, or on many systems, is the same file each
/// time.
///
/// The file is looked at each time, so that one that has changed is read again.
final class LastScenario: Sendable {
    private struct Made {
        let file: String
        /// The current folder, from which paths in the scenario lead: an app can change it.
        let folder: String
        let data: Data
        let scenario: Scenario
    }

    private let made = Mutex<Made?>(nil)

    /// The scenario in `file`, as `reader` has it, which is the same for all that is asked here.
    ///
    /// - Throws: ``/VigilDocuments/InputProblems``, all of them together.
    func scenario(_ file: String, by reader: ScenarioReader) throws(InputProblems) -> Scenario {
        let data = try InputFile.scenario.data(of: file)
        let folder = FileManager.default.currentDirectoryPath
        if let last = made.withLock({ $0 }), last.file == file, last.folder == folder, last.data == data {
            return last.scenario
        }
        let scenario = try reader.read(data, file: file)
        made.withLock { $0 = Made(file: file, folder: folder, data: data, scenario: scenario) }
        return scenario
    }
}
