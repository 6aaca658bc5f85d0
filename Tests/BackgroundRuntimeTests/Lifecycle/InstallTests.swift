import BackgroundRuntime
import Testing
import VigilTestSupport

@Suite("An app that is installed")
struct InstallTests {
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
