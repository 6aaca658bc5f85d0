import Combine
import SwiftUI

// An app as it was written in 2021: a model with published properties and Combine, and a delegate beside SwiftUI.

enum RadioError: Error { case offline }

struct Station: Codable, Identifiable, Equatable {
    let id: Int
    let name: String
}

protocol StationLoading {
    func stations() -> AnyPublisher<[Station], Error>
}

final class StationLoader: StationLoading {
    func stations() -> AnyPublisher<[Station], Error> {
        let json = Data(#"[{"id": 1, "name": "News"}, {"id": 2, "name": "Jazz"}]"#.utf8)
        return Just(json)
            .delay(for: .seconds(1), scheduler: DispatchQueue.global(qos: .userInitiated))
            .decode(type: [Station].self, decoder: JSONDecoder())
            .receive(on: DispatchQueue.main)
            .eraseToAnyPublisher()
    }
}

final class RadioModel: ObservableObject {
    enum State { case idle, loading, loaded }

    @Published private(set) var stations: [Station] = []
    @Published private(set) var state = State.idle
    @Published var query = ""
    @Published var matches: [Station] = []
    @Published private var elapsed: TimeInterval = 0

    let stopped = PassthroughSubject<Void, Never>()
    private let volume = CurrentValueSubject<Float, Never>(0.5)
    private let loader: StationLoading
    private var cancellables = Set<AnyCancellable>()
    private var timer: AnyCancellable?

    init(loader: StationLoading = StationLoader()) {
        self.loader = loader
        $query
            .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
            .removeDuplicates()
            .combineLatest($stations)
            .map { query, stations in stations.filter { query.isEmpty || $0.name.hasPrefix(query) } }
            .assign(to: &$matches)
        NotificationCenter.default.publisher(for: UIApplication.didEnterBackgroundNotification)
            .sink { [weak self] _ in self?.pause() }
            .store(in: &cancellables)
        Publishers.CombineLatest3($state, $matches, volume)
            .dropFirst()
            .filter { state, _, _ in state == .loaded }
            .sink { state, matches, volume in print("loaded", matches.map(\.name), volume) }
            .store(in: &cancellables)
        stopped.map { "stopped" }.merge(with: Just("ready")).sink { print($0) }.store(in: &cancellables)
    }

    func load() {
        state = .loading
        loader.stations()
            .retry(1)
            .catch { _ in Empty<[Station], Never>() }
            .handleEvents(receiveOutput: { [weak self] _ in self?.state = .loaded })
            .sink { [weak self] in self?.stations = $0 }
            .store(in: &cancellables)
    }

    func play() {
        timer = Timer.publish(every: 1, on: .main, in: .common)
            .autoconnect()
            .scan(0) { count, _ in count + 1 }
            .map(TimeInterval.init)
            .sink { [weak self] in self?.elapsed = $0 }
    }

    func pause() {
        timer?.cancel()
        timer = nil
        print("paused after", elapsed)
        stopped.send()
    }

    func check() -> Future<Bool, RadioError> {
        Future { promise in
            DispatchQueue.global().asyncAfter(deadline: .now() + 0.5) { promise(.failure(.offline)) }
        }
    }
}

class RadioDelegate: NSObject, UIApplicationDelegate {
    private var check: AnyCancellable?
    static weak var model: RadioModel?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        check = Self.model?.check()
            .map { $0 ? "online" : "offline" }
            .replaceError(with: "no answer")
            .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
        return true
    }
}

struct RadioApp: App {
    @UIApplicationDelegateAdaptor(RadioDelegate.self) var delegate
    @Environment(\.scenePhase) var scenePhase
    @StateObject private var model = RadioModel()

    var body: some Scene {
        WindowGroup {
            StationList().environmentObject(model)
        }
        .onChange(of: scenePhase) { phase in
            if phase == .background { model.query = "J" }
        }
    }
}

struct StationList: View {
    @EnvironmentObject var model: RadioModel
    @AppStorage("favourite") var favourite = 0

    var body: some View {
        NavigationView {
            List {
                ForEach(model.matches) { station in
                    NavigationLink(destination: Text(station.name)) {
                        StationRow(station: station, isFavourite: station.id == favourite)
                    }
                }
                .onDelete { _ in }
            }
            .listStyle(PlainListStyle())
            .navigationTitle("Radio")
            .navigationBarItems(trailing: Button("Play") { model.play() })
        }
        .onAppear {
            RadioDelegate.model = model
            model.load()
            model.play()
        }
        .onReceive(model.$state) { print("state", $0) }
    }
}

struct StationRow: View {
    let station: Station
    var isFavourite: Bool

    var body: some View {
        HStack {
            Text(station.name).font(.system(size: 17, weight: .semibold)).foregroundColor(isFavourite ? .red : .primary)
            Spacer()
            if isFavourite {
                Image(systemName: "star.fill").foregroundColor(.yellow)
            }
        }
        .padding(.vertical, 8)
        .contentShape(Rectangle())
        .onTapGesture { print("never") }
        .accessibility(label: Text(station.name))
    }
}

struct StationList_Previews: PreviewProvider {
    static var previews: some View {
        StationList().environmentObject(RadioModel()).previewDevice("iPhone 12")
    }
}
