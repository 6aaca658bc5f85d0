import VigilScenarios

/// Reads and plays scenarios.
enum Play {
    static let reader = ScenarioReader()
    static let runner = ScenarioRunner()
}
