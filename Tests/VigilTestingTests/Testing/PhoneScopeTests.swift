import Testing
import UIKit
import VigilRuntimeProbes
import VigilTesting

private final class Tenant: UIResponder, UIApplicationDelegate {}

@Suite("The scope of a phone", .ownStatics, .enabled(if: RuntimeInterface.problems.isEmpty))
struct PhoneScopeTests {
    @Test("has the phone that its trait describes, and returns what its closure returns")
    func scope() throws {
        let lead = try withPhone(.phone(.iOS(13), seed: 7, constants: ["k.task.expiry-lead": 2])) { device in
            #expect(device.system == .iOS(13) && device === Device.current)
            return device.constants.duration(TaskConstants.expiryLead)
        }
        #expect(lead == .seconds(2))
        #expect(throws: InvalidOverride.self) { try withPhone(.phone(constants: ["k.nothing": 1])) { _ in } }
    }

    @Test("fails the test at the line of the caller for what is left behind, unless that is allowed")
    func leftovers() throws {
        func crash(_ device: Device) throws {
            let app = try device.install(Tenant.self, manifest: Manifest())
            app.launch()
            app.process?.end(.crash("a trap"))
        }
        let line = #line + 2
        try withKnownIssue {
            try withPhone(.phone(.iOS(17)), crash)
        } matching: { issue in
            let text = issue.comments.first?.rawValue ?? ""
            return issue.sourceLocation?.line == line && text.hasPrefix("Tenant: ended, which the test does not expect")
                && text.contains("the timeline of the phone:\nTIME")
        }
        try withPhone(.phone(.iOS(17), allowing: ["life.terminate.crash"]), crash)
    }

    @Test("fails the test where it allows a rule that there is not")
    func unknownAllowance() throws {
        try withKnownIssue {
            try withPhone(.phone(allowing: ["life.terminate.crsh"])) { _ in }
        } matching: { issue in
            issue.comments.first?.rawValue.contains(
                "allowing: \"life.terminate.crsh\" is no rule that a trace cites and no code; did you mean "
                    + "life.terminate.crash?") == true
        }
        try withPhone(.phone(allowing: ["a part of a finding", "0x8badf00d"])) { _ in }
    }
}

@Suite("A matrix of phones", .phone(.iOS(13), seed: 3), .enabled(if: RuntimeInterface.problems.isEmpty))
struct PhoneVariantTests {
    @Test("is each value with each other one, named as a run of scenarios names them")
    func matrix() {
        let variants = PhoneVariant.matrix(
            systems: [.iOS(7), .iOS(17)], seeds: [1, 2], constants: ["k.task.expiry-lead": [2, 2.5]])
        #expect(variants.count == 8 && Set(variants).count == 8)
        #expect(variants.first?.description == "iOS 7, seed 1, k.task.expiry-lead 2")
        #expect(variants.last?.testDescription == "iOS 17, seed 2, k.task.expiry-lead 2.5")
        #expect(PhoneVariant.matrix() == [PhoneVariant()])
    }

    @Test(
        "gives each argument a phone of its own, with what it does not say as the trait has it",
        arguments: PhoneVariant.matrix(systems: [.iOS(7), .iOS(17)], constants: ["k.task.expiry-lead": [2, 8]])
            + [PhoneVariant(seed: 5)])
    func phones(variant: PhoneVariant) throws {
        let device = try Device.current(as: variant)
        #expect(device === Device.current && device.apps.isEmpty)
        #expect(device.system == variant.system ?? .iOS(13))
        let lead = device.constants.value(TaskConstants.expiryLead)
        #expect(variant.constants.isEmpty || lead == variant.constants["k.task.expiry-lead"])
    }

    @Test("is refused with a constant that there is not, and with what was meant")
    func unknown() {
        let error = #expect(throws: InvalidOverride.self) {
            try Device.current(as: PhoneVariant(constants: ["k.task.expiry-led": 2]))
        }
        #expect(error?.description.contains("did you mean \"k.task.expiry-lead\"?") == true)
    }
}
