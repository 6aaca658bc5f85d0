import VigilFingerprint
import VigilResults

extension FileNames {
    /// The name of the page of a scenario: what it is called, then what tells it from all others, whatever these are called.
    package static func page(of scenario: ScenarioIdentity) -> String {
        var print = Fingerprint()
        print.add(scenario.key)
        let name = plain(scenario.title)
        return (name.isEmpty ? "" : name + "-") + "\(print).html"
    }
}
