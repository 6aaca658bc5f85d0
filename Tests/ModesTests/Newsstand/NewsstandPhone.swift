import Testing
import VigilFacts
import VigilNewsstand
import VigilRemoteNotifications
import VigilTestSupport

final class NewsstandPhone: ModePhone {
    /// An app that is registered for pushes, and left the screen.
    static func reading(
        _ system: SystemVersion = .iOS(6), modes: [String] = ["newsstand-content"], isNewsstand: Bool = true
    ) throws -> NewsstandPhone {
        let manifest = Manifest(backgroundModes: modes, values: ["UINewsstandApp": .boolean(isNewsstand)])
        let modules = try ModuleSet([NewsstandModule.descriptor, RemoteNotificationModule.descriptor])
        let phone = try NewsstandPhone(on: system, modules: modules, manifest: manifest)
        phone.app.launch()
        try phone.act("push.register")
        phone.home()
        phone.wait(700)
        expect(phone.app.state, is: .suspended)
        return phone
    }

    /// The publisher says that there is an issue.
    func announce() throws { try happen("push.send", ["silent": .flag(true)]) }
}
