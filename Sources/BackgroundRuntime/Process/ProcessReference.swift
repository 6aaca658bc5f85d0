/// The way to a process for what does not keep it: nil once the process is gone.
///
/// A `weak` reference says the same, but once one exists, each retain and release of the process takes several times as
/// long, and every turn of an app does some.
final class ProcessReference {
    @exclusivity(unchecked) private(set) unowned(unsafe) var process: AppProcess?

    /// The process is whole.
    func begin(_ process: AppProcess) { self.process = process }

    func end() { process = nil }
}

extension AppProcess {
    /// For whoever must not keep it.
    var reference: ProcessReference { life.reference }
}
