import BackgroundRuntime
import SwiftUI

extension AppPhoneOf {
    /// A phone with the app in front.
    static func launched(_ app: A.Type, on system: SystemVersion = .iOS(17)) throws -> AppPhoneOf {
        let phone = try AppPhoneOf(app, on: system, modules: [])
        phone.app.launch()
        phone.wait(1)
        return phone
    }

    /// What is on the screen, line by line.
    func screen() throws -> [String] { try device.screenOutline(of: app) }

    /// A finger touches what is called so.
    func touch(
        _ name: String?, _ touch: Touch = .tap, role: ScreenElement.Role? = nil, number: Int? = nil,
        in container: String? = nil
    ) throws { try device.touch(touch, ElementQuery(name, role: role, number: number, in: container), of: app) }

    /// What the app has said for some touches.
    func said(_ touches: () throws -> Void) rethrows -> [String] {
        let before = output.count
        try touches()
        return Array(output.dropFirst(before))
    }

    /// What the trace says last of what nothing takes.
    var lastNote: String? { app.trace.entries(of: .note).last?.text }

    /// Why a touch is refused.
    func refusal(_ name: String?, _ touch: Touch = .tap) -> String? {
        do {
            try device.touch(touch, ElementQuery(name), of: app)
            return nil
        } catch { return "\(error)" }
    }
}
