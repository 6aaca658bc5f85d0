import BackgroundRuntime
import Testing
import VigilTestSupport

@Suite("An app that is installed")
struct InstallTests {
    @Test("an app is not installed on a system that is older than it is made for")
    func minimumVersion() throws {
        let manifest = Manifest(texts: ["MinimumOSVersion": "26.0"])
        let error = #expect(throws: StimulusError.self) {
            try Device(system: .iOS(17), modules: []).install(AppCode(), manifest: manifest)
        }
        #expect(error?.description.contains("App needs iOS 26.0, and this phone has iOS 17") == true)
        try Device(system: .iOS(26), modules: []).install(AppCode(), manifest: manifest)
    }

    @Test("has its name to itself on its phone, until it is deleted")
    func name() throws {
        let phone = try Phone()
        let name = phone.app.name
        let error = #expect(throws: StimulusError.self) {
            try phone.device.install(AppCode(), manifest: .test(), name: name)
        }
        #expect(error?.description.contains("an app called \(name) is installed already") == true)
        #expect(phone.device.apps.count == 1 && phone.device.app(named: name) === phone.app)
        phone.device.delete(phone.app)
        let again = try phone.device.install(AppCode(), manifest: .test(), name: name)
        #expect(phone.device.app(named: name) === again)
    }
}
