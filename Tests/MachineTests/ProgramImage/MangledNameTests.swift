import Testing
import VigilFacts

@testable import VigilProgramImage

struct MangledNameTests: Facts {
    @Test("A mangled name", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let module = Fact(
        "tells the module of its declaration, for one in an extension that of the extension",
        for: [
            ("$s3App5StoreC6sharedACvpZ", "App"), ("$s5UIKit16UIViewControllerC3AppE4showyyF", "App"),
            ("$s5UIKit16UIViewControllerC4ViewV4showyyF", "UIKit"),
            ("$s11VirtualTime10SimulationC4stepSbyF", "VirtualTime"),
            ("$s5UIKit11ApplicationP3AppE4showyyF", "App"),
        ]
    ) { (symbol: String, module: String) in
        expect(MangledName.module(of: symbol), is: module)
    }

    let none = Fact(
        "that begins with no module tells none",
        for: ["", "$s", "main", "_ZN3foo3barEv", "$sIeg_IyB_TR", "$s99App", "$s0A3App", "$sSS5countSivg"]
    ) { (symbol: String) in
        expect(MangledName.module(of: symbol) == nil)
    }
}
