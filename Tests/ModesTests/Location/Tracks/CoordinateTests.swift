import Testing
import VigilFacts
import VigilLocation

struct CoordinateTests: Facts {
    @Test("Coordinates", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let berlin = Coordinate(latitude: 52.52, longitude: 13.405)
    private static let paris = Coordinate(latitude: 48.8566, longitude: 2.3522)

    let distance = Fact("the distance of two cities is that of the great circle") {
        expect(abs(Self.berlin.distance(to: Self.paris) - 877_460) < 1_000)
        expect(Self.berlin.distance(to: Self.berlin), is: 0)
        expect(abs(Self.berlin.distance(to: Self.paris) - Self.paris.distance(to: Self.berlin)) < 0.001)
    }

    let move = Fact(
        "a move goes as far as it says, on the course it says",
        for: [1.0, 45, 90, 200, 359]
    ) { (course: Double) in
        let target = Self.berlin.moved(by: 12_345, course: course)
        expect(abs(Self.berlin.distance(to: target) - 12_345) < 0.01)
        expect(abs(Self.berlin.course(to: target) - course) < 0.01)
    }

    let dateLine = Fact("a move over the date line stays on the map") {
        let east = Coordinate(latitude: 0, longitude: 179.99)
        let target = east.moved(by: 10_000, course: 90)
        expect(target.isValid && target.longitude < -179)
        expect(abs(east.distance(to: target) - 10_000) < 0.01)
    }

    let validity = Fact(
        "degrees outside the map are no place",
        for: [(91.0, 0.0), (0, 181), (.nan, 0), (0, .infinity)]
    ) { (latitude: Double, longitude: Double) in
        expect(!Coordinate(latitude: latitude, longitude: longitude).isValid)
    }
}
