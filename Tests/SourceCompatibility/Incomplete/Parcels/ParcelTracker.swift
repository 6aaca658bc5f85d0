import CourierAnalytics
import UIKit

class ParcelTracker: NSObject {
    private var task = UIBackgroundTaskIdentifier.invalid
    private var courier: Courier?
    @Tracked var count = 0

    func begin() {
        guard let token = UIDevice.current.identifierForVendor, let courier = Courier.shared(for: token) else { return }
        courier.delegate = nil
        print("begun")
    }

    func finish() {
        task = UIApplication.shared.beginBackgroundTask(withName: "parcels") { [weak self] in self?.end() }
        DispatchQueue.main.asyncAfter(deadline: .now() + 5) {
            Courier.flush()
            print("still to deliver: \(self.name(of: nil) ?? "nothing")")
            self.end()
        }
    }

    private func name(of parcel: CourierParcel?) -> String? {
        return parcel?.displayName
    }

    private func end() {
        UIApplication.shared.endBackgroundTask(task)
        task = .invalid
    }
}
