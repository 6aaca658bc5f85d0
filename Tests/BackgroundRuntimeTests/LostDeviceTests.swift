import BackgroundRuntime
import Testing
import VigilFacts
import VigilTestSupport

@Suite("An app whose device is gone")
struct LostDeviceTests {
    @Test("says so, and what to do, when it is used")
    func saysSo() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let app = try Device(modules: []).install(AppCode(), manifest: Manifest(), name: "Uploader")
            app.launch()
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        expect(text.contains("the device of the app Uploader is gone: hold it in a variable"), "\(text)")
    }
}
