import VigilScenarios

/// Reads and plays scenarios.
enum CommandLinePlay {
    static let reader = ScenarioReader()
    static let runner = ScenarioRunner()
}
