import VigilProgramImage

// Deinits of an app's classes: code of the app, which runs in turns of its process.

extension Device {
    /// An object that the system was the last to hold is destroyed in a turn of its app, which comes after a suspension.
    func lookAfterDeinits() {
        simulation.onObjectLetGo = { [unowned self] object in
            let processes = apps.filter { $0.program.code != nil }.compactMap(\.process)
            // Where no app runs it is left of one that has ended. Two apps with code in one program are rare; one of them has it.
            guard let process = processes.first(where: { !$0.life.hasEnded }) else { return .isWithheld }
            process.threads.main.enqueue { Deinits.run(object) }
            return .isPutOff
        }
    }
}
