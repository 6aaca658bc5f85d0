import BackgroundRuntime
import Testing
import UIKit
import VigilRuntimeProbes

@Suite("The asset catalogues of an app", .enabled(if: RuntimeInterface.problems.isEmpty))
struct AssetTests {
    private let files = [
        "Art/Assets.xcassets/Sea.colorset/Contents.json": """
        {"colors": [{"idiom": "universal", "color": {"components": {
          "red": "1.0", "green": "0.5", "blue": "0x00", "alpha": "1.0"}}}]}
        """,
        "Art/Assets.xcassets/Boat.imageset/Contents.json":
            #"{"images": [{"filename": "boat.png", "idiom": "universal"}]}"#,
        "Art/Assets.xcassets/Boat.imageset/boat.png": "picture", "plain@2x.png": "picture", "notes.txt": "mine",
    ]

    @Test("have pictures and colours by their names, and no others are there")
    func names() throws {
        let phone = try LanguagePhone(files, languages: ["en"]) {
            print(UIImage(named: "Boat") != nil, UIImage(named: "plain") != nil, UIImage(named: "Ship") == nil)
            print(UIColor(named: "Sea")?.cgColor.components ?? [], UIColor(named: "Lake") == nil)
            let sea = UIColor(resource: ColorResource(name: "Sea", bundle: .main))
            let boat = UIImage(resource: ImageResource(name: "Boat", bundle: .main))
            print(sea == UIColor(named: "Sea"), boat.size == .zero)
            print(UIImage(imageLiteralResourceName: "Boat").size == .zero)
            let notes = URL(fileReferenceLiteralResourceName: "notes.txt")
            print((try? String(contentsOf: notes, encoding: .utf8)) ?? "none")
        }
        #expect(phone.output == ["true true true", "[1.0, 0.5, 0.0, 1.0] true", "true true", "true", "mine"])
        #expect(phone.notes.contains("there is no colour named Lake in an asset catalogue"))
    }

    @Test(
        "a literal of a picture that is not there ends the app, and a colour without any catalogue has its name alone")
    func missing() throws {
        let phone = try LanguagePhone(["notes.txt": ""], languages: ["en"]) {
            print(UIColor(named: "Sea")?.description ?? "none")
            _ = UIImage(imageLiteralResourceName: "Ship")
            print("not reached")
        }
        #expect(phone.output == ["Sea"])
        #expect(phone.phone.app.state == .notRunning)
    }
}
