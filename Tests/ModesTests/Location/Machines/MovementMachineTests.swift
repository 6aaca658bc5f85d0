import BackgroundRuntime
import Foundation
import Testing
import VigilFacts

@testable import VigilLocation

private let home = Coordinate(latitude: 52, longitude: 13)

private func fix(_ metres: Double) -> LocationFix {
    LocationFix(home.moved(by: metres, course: 90), date: Date(timeIntervalSince1970: 0))
}

private func second(_ count: Int64) -> VirtualInstant { .boot.advanced(by: .seconds(count)) }

struct MovementMachineTests: Facts {
    @Test("The machines of movement", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let distanceFilter = Fact("standard updates deliver what is beyond the filter, measured from the last delivery") {
        var updates = StandardUpdates()
        updates.distanceFilter = 100
        expect(updates.start(at: .boot, place: home), is: .started)
        let delivered = [0.0, 60, 99, 120, 200, 230].filter { updates.handle(fix($0), at: .boot) }
        expect(delivered, is: [0, 120, 230])
    }

    let atTheFilter = Fact("standard updates do not deliver what is as far away as the filter, and not beyond it") {
        var updates = StandardUpdates()
        updates.distanceFilter = fix(0).coordinate.distance(to: fix(100).coordinate)
        _ = updates.start(at: .boot, place: home)
        let delivered = [0.0, 100, 101].filter { updates.handle(fix($0), at: .boot) }
        expect(delivered, is: [0, 101])
    }

    let restart = Fact("standard updates begin anew after a stop only") {
        var updates = StandardUpdates()
        _ = updates.start(at: .boot, place: home)
        expect(updates.start(at: .boot, place: home), is: .ranAlready)
        let stops = [updates.stop(), updates.stop()]
        expect(stops, is: [true, false])
        expect(updates.start(at: .boot, place: home), is: .started)
    }

    let stillness = Fact("standard updates pause after stillness, small movements included") {
        var updates = StandardUpdates()
        _ = updates.start(at: .boot, place: home)
        _ = updates.handle(fix(8), at: second(100))
        expect(updates.pauseDue(after: .seconds(900)), is: second(900))
        _ = updates.handle(fix(50), at: second(200))
        expect(updates.pauseDue(after: .seconds(900)), is: second(1100))
        updates.pause()
        let isDelivered = updates.handle(fix(5000), at: second(2000))
        expect(!isDelivered)
        expect(updates.pauseDue(after: .seconds(900)) == nil)
        expect(updates.start(at: second(2000), place: home), is: .resumed)
    }

    let significantGate = Fact("the gate of significant changes wants distance and time") {
        var gate = SignificantChangeGate(distance: 500, interval: .seconds(300))
        gate.begin(at: home)
        let passed = [(490.0, 0), (510, 10), (1100, 100)].map { gate.passes(fix($0).coordinate, at: second($1)) }
        expect(passed, is: [false, true, false])
        expect(gate.nextLook(for: fix(1100).coordinate, at: second(100)), is: second(310))
        let isLate = gate.passes(fix(1100).coordinate, at: second(310))
        expect(isLate)
        expect(gate.nextLook(for: fix(1100).coordinate, at: second(310)) == nil)
    }

    let gateBeginsOnce = Fact(
        "the gate of significant changes measures from where it began first, and looks again only in the future"
    ) {
        var gate = SignificantChangeGate(distance: 500, interval: .seconds(300))
        gate.begin(at: home)
        gate.begin(at: fix(400).coordinate)
        let isFar = gate.passes(fix(600).coordinate, at: second(10))
        expect(isFar)
        expect(gate.nextLook(for: fix(1200).coordinate, at: second(309)), is: second(310))
        expect(gate.nextLook(for: fix(1200).coordinate, at: second(310)) == nil)
    }

    let regionCushion = Fact("a region's boundary counts as crossed beyond its cushion, after a dwell") {
        var monitor = RegionMonitor(limit: 20)
        _ = monitor.add(Region("shop", center: home, radius: 200), place: fix(400).coordinate)
        expect(monitor.handle(fix(180).coordinate), is: [])
        let first = try require(monitor.handle(fix(100).coordinate).first)
        expect(monitor.handle(fix(90).coordinate), is: [])
        _ = monitor.handle(fix(300).coordinate)
        expect(monitor.confirm(first) == nil)
        let second = try require(monitor.handle(fix(10).coordinate).first)
        expect(monitor.confirm(second)?.crossing, is: .enter)
        expect(monitor.isInside("shop"), is: true)
        let third = try require(monitor.handle(fix(260).coordinate).first)
        expect(monitor.confirm(third)?.crossing, is: .exit)
    }

    let regionDwellAnew = Fact("a dwell that was broken off does not count for the next one") {
        var monitor = RegionMonitor(limit: 20)
        _ = monitor.add(Region("shop", center: home, radius: 200), place: fix(400).coordinate)
        let first = try require(monitor.handle(fix(100).coordinate).first)
        _ = monitor.handle(fix(400).coordinate)
        let second = try require(monitor.handle(fix(100).coordinate).first)
        expect(monitor.confirm(first) == nil)
        expect(monitor.confirm(second)?.crossing, is: .enter)
    }

    let regionRemoval = Fact("a region is given up once") {
        var monitor = RegionMonitor(limit: 2)
        _ = monitor.add(Region("a", center: home, radius: 100), place: nil)
        let removals = ["b", "a", "a"].map { monitor.remove($0) }
        expect(removals, is: [false, true, false])
    }

    let regionLimit = Fact("a full monitor takes a known name, and no new one") {
        var monitor = RegionMonitor(limit: 2)
        let outcomes = ["a", "b", "c", "b"].map {
            monitor.add(Region($0, center: home, radius: 100), place: nil)
        }
        expect(outcomes, is: [.added, .added, .refused(LocationRules.regionLimit), .replaced])
        expect(monitor.regions.map(\.identifier), is: ["a", "b"])
        expect(monitor.isInside("a") == nil)
    }

    let visits = Fact("a stay of five minutes is a visit, which ends with leaving") {
        var machine = VisitMachine()
        expect(machine.handle(fix(0), at: second(0)) == nil)
        expect(machine.arrive(at: second(299)) == nil)
        let arrivals = [300, 350].map { machine.arrive(at: second($0)) }
        expect(arrivals.map { $0 != nil } == [true, false] && arrivals[0]?.departure == nil)
        expect(machine.arrivalDue == nil)
        expect(machine.handle(fix(50), at: second(400)) == nil)
        expect(machine.handle(fix(500), at: second(500))?.departure != nil)
        expect(machine.handle(fix(900), at: second(600)) == nil)
    }
}
