import Testing
import VigilLocation

@Suite("Coordinates")
struct CoordinateTests {
    private let berlin = Coordinate(latitude: 52.52, longitude: 13.405)
    private let paris = Coordinate(latitude: 48.8566, longitude: 2.3522)

    @Test("the distance of two cities is that of the great circle")
    func distance() {
        #expect(abs(berlin.distance(to: paris) - 877_460) < 1_000)
        #expect(berlin.distance(to: berlin) == 0)
        #expect(abs(berlin.distance(to: paris) - paris.distance(to: berlin)) < 0.001)
    }

    @Test("a move goes as far as it says, on the course it says", arguments: [1.0, 45, 90, 200, 359])
    func move(course: Double) {
        let target = berlin.moved(by: 12_345, course: course)
        #expect(abs(berlin.distance(to: target) - 12_345) < 0.01)
        #expect(abs(berlin.course(to: target) - course) < 0.01)
    }

    @Test("a move over the date line stays on the map")
    func dateLine() {
        let east = Coordinate(latitude: 0, longitude: 179.99)
        let target = east.moved(by: 10_000, course: 90)
        #expect(target.isValid && target.longitude < -179)
        #expect(abs(east.distance(to: target) - 10_000) < 0.01)
    }

    @Test("degrees outside the map are no place", arguments: [(91.0, 0.0), (0, 181), (.nan, 0), (0, .infinity)])
    func validity(latitude: Double, longitude: Double) {
        #expect(!Coordinate(latitude: latitude, longitude: longitude).isValid)
    }
}
