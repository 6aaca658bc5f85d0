import BackgroundRuntime

/// What iOS 13.0 and 13.1 did wrong, if it is switched on: they ended apps that used the position in the background.
final class EarlyEnd {
    private unowned let service: LocationService

    init(_ service: LocationService) { self.service = service }

    func enterBackground(_ process: AppProcess) {
        let context = service.context
        guard LocationRules.earlyIOS13.systems.contains(service.system),
            let limit = context.constants.duration(LocationConstants.earlyEnd), limit > .zero
        else { return }
        let record = ProcessLocation.of(process)
        record.earlyEnd = context.schedule(after: limit, phase: .verdict) { [weak process] in
            record.earlyEnd = nil
            guard let process, process.mode(LocationMode.self)?.keepsAwake == true else { return }
            process.end(.locationOnEarlyIOS13)
        }
    }

    func comeForeground(_ process: AppProcess) {
        guard let record = process.storage.existing(ProcessLocation.self), let event = record.earlyEnd else { return }
        service.context.cancel(event)
        record.earlyEnd = nil
    }
}

extension TerminationReason {
    /// The end of an app that used the position in the background of iOS 13.0 or 13.1.
    fileprivate static let locationOnEarlyIOS13 = TerminationReason(
        "location-ios13", rule: LocationRules.earlyIOS13, "ended while updates ran in the background")
}
