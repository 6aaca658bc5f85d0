import BackgroundRuntime
import Testing
import VigilFacts
import VigilTestSupport

struct InstallTests: Facts {
    @Test("An app that is installed", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let minimumVersion = Fact("an app is not installed on a system that is older than it is made for") {
        let manifest = Manifest(texts: ["MinimumOSVersion": "26.0"])
        let error = expect(throws: StimulusError.self) {
            try Device(system: .iOS(17), modules: []).install(AppCode(), manifest: manifest)
        }
        expect(error?.description.contains("App needs iOS 26.0, and this phone has iOS 17"), is: true)
        try Device(system: .iOS(26), modules: []).install(AppCode(), manifest: manifest)
    }

    let name = Fact("has its name to itself on its phone, until it is deleted") {
        let phone = try Phone()
        let name = phone.app.name
        let error = expect(throws: StimulusError.self) {
            try phone.device.install(AppCode(), manifest: .test(), name: name)
        }
        expect(error?.description.contains("an app called \(name) is installed already"), is: true)
        expect(phone.device.apps.count == 1 && phone.device.app(named: name) === phone.app)
        phone.device.delete(phone.app)
        let again = try phone.device.install(AppCode(), manifest: .test(), name: name)
        expect(phone.device.app(named: name) === again)
    }
}
