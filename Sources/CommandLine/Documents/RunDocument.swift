import BackgroundRuntime
import VigilReports
import VigilResults
import VigilScenarios

/// A run as one document: a page, a picture, a file for a viewer of traces.
struct RunDocument {
    private let result: ScenarioResult
    private let device: Device

    /// A document about a run.
    ///
    /// - Parameter options: how it was played.
    init(_ run: PlayedRun, _ options: RunOptions) {
        switch run {
        case .whole(let report):
            result = report.result(of: report.scenario.file, options.variant)
            device = report.device
        case .brokenOff(let scenario, let device, let words):
            let identity = ScenarioIdentity(file: scenario.file, name: scenario.name, variant: options.variant)
            var result = ScenarioResult(identity, .broken)
            result.system = "\(device.system)"
            result.seed = options.seed ?? scenario.seed
            result.breakdown = words
            result.phoneTime = device.now.nanoseconds
            self.result = result
            self.device = device
        }
    }

    /// The document in the format that was asked for.
    func text(_ format: RunCommandLine.Format) -> String {
        let recording = RunRecorder.recording(of: device)
        return switch format {
        case .svg: RunPicture(result, recording).svg
        case .traceViewer: TraceViewerFile(result, recording).text
        default: TimelinePage(result, recording).html
        }
    }

    /// A document about a run of which nothing is left but when it ended, and by what.
    static func text(_ words: String, at instant: VirtualInstant, _ format: RunCommandLine.Format) -> String {
        var result = ScenarioResult(ScenarioIdentity(file: "", name: words), .broken)
        result.breakdown = "was gone at \(TimeText.clock(instant)): \(words)"
        var recording = RunRecording()
        recording.end = instant.nanoseconds
        return switch format {
        case .svg: RunPicture(result, recording).svg
        case .traceViewer: TraceViewerFile(result, recording).text
        default: TimelinePage(result, recording).html
        }
    }
}

extension RunOptions {
    /// What the command line changes of the scenario, as the variant that it is.
    fileprivate var variant: [VariantValue] {
        let system = system.map { [VariantValue("system", "\($0)")] } ?? []
        let manifest = manifest.map { [VariantValue("manifest", $0)] } ?? []
        let lifeCycle = lifeCycle.map { [VariantValue("lifeCycle", $0.rawValue)] } ?? []
        let others = constants.mapValues { "\($0)" }.merging(variables) { $1 }
        return system + manifest + lifeCycle + others.sorted { $0.key < $1.key }.map { VariantValue($0.key, $0.value) }
    }
}
