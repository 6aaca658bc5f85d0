import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes

struct AssetTests: Facts {
    @Test("The asset catalogues of an app", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let files = [
        "Art/Assets.xcassets/Sea.colorset/Contents.json": """
        {"colors": [{"idiom": "universal", "color": {"components": {
          "red": "1.0", "green": "0.5", "blue": "0x00", "alpha": "1.0"}}}]}
        """,
        "Art/Assets.xcassets/Boat.imageset/Contents.json":
            #"{"images": [{"filename": "boat.png", "idiom": "universal"}]}"#,
        "Art/Assets.xcassets/Boat.imageset/boat.png": "picture", "plain@2x.png": "picture", "notes.txt": "mine",
    ]

    let names = Fact("have pictures and colours by their names, and no others are there") {
        let phone = try LanguagePhone(Self.files, languages: ["en"]) {
            print(UIImage(named: "Boat") != nil, UIImage(named: "plain") != nil, UIImage(named: "Ship") == nil)
            print(UIColor(named: "Sea")?.cgColor.components ?? [], UIColor(named: "Lake") == nil)
            let sea = UIColor(resource: ColorResource(name: "Sea", bundle: .main))
            let boat = UIImage(resource: ImageResource(name: "Boat", bundle: .main))
            print(sea == UIColor(named: "Sea"), boat.size == .zero)
            print(UIImage(imageLiteralResourceName: "Boat").size == .zero)
            let notes = URL(fileReferenceLiteralResourceName: "notes.txt")
            print((try? String(contentsOf: notes, encoding: .utf8)) ?? "none")
        }
        expect(phone.output, is: ["true true true", "[1.0, 0.5, 0.0, 1.0] true", "true true", "true", "mine"])
        expect(phone.notes.contains("there is no colour named Lake in an asset catalogue"))
    }

    let missing = Fact(
        "a literal of a picture that is not there ends the app, and a colour without any catalogue has its name alone"
    ) {
        let phone = try LanguagePhone(["notes.txt": ""], languages: ["en"]) {
            print(UIColor(named: "Sea")?.description ?? "none")
            _ = UIImage(imageLiteralResourceName: "Ship")
            print("not reached")
        }
        expect(phone.output, is: ["Sea"])
        expect(phone.phone.app.state, is: .notRunning)
    }
}
