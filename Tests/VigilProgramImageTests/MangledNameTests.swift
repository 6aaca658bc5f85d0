import Testing

@testable import VigilProgramImage

@Suite("A mangled name")
struct MangledNameTests {
    @Test(
        "tells the module of its declaration, for one in an extension that of the extension",
        arguments: [
            ("$s3App5StoreC6sharedACvpZ", "App"), ("$s5UIKit16UIViewControllerC3AppE4showyyF", "App"),
            ("$s5UIKit16UIViewControllerC4ViewV4showyyF", "UIKit"),
            ("$s11VirtualTime10SimulationC4stepSbyF", "VirtualTime"),
            ("$s5UIKit11ApplicationP3AppE4showyyF", "App"),
        ])
    func module(symbol: String, module: String) {
        #expect(MangledName.module(of: symbol) == module)
    }

    @Test(
        "that begins with no module tells none",
        arguments: ["", "$s", "main", "_ZN3foo3barEv", "$sIeg_IyB_TR", "$s99App", "$s0A3App", "$sSS5countSivg"])
    func none(symbol: String) {
        #expect(MangledName.module(of: symbol) == nil)
    }
}
