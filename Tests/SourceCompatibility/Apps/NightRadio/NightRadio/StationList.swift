import SwiftUI

struct StationList: View {
    @EnvironmentObject private var radio: Radio
    @State private var onlyFavourites = false

    private var stations: [Station] {
        onlyFavourites ? Station.all.filter { radio.favourites.contains($0.id) } : Station.all
    }

    var body: some View {
        NavigationStack {
            List {
                Toggle("Favourites", isOn: $onlyFavourites)
                ForEach(stations) { station in
                    Button {
                        radio.play(station)
                    } label: {
                        HStack {
                            Text(station.name)
                            if radio.favourites.contains(station.id) { Image(systemName: "star.fill") }
                        }
                    }
                    .swipeActions(edge: .leading) {
                        Button("Favourite") { radio.favourites.formSymmetricDifference([station.id]) }
                    }
                }
            }
            .navigationTitle("Stations")
            .safeAreaInset(edge: .bottom) {
                if let station = radio.station { PlayerBar(station: station) }
            }
        }
    }
}

struct PlayerBar: View {
    let station: Station
    @EnvironmentObject private var radio: Radio
    @State private var isShown = false

    var body: some View {
        HStack {
            Text("On air: \(station.name)")
                .onTapGesture { isShown = true }
            Button(radio.isPlaying ? "Pause" : "Play") { radio.toggle() }
        }
        .fullScreenCover(isPresented: $isShown) { PlayerView(station: station) }
    }
}

struct PlayerView: View {
    let station: Station
    @EnvironmentObject private var radio: Radio
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            Text(station.name).font(.largeTitle)
            Slider(value: $radio.volume, in: 0...1) { Text("Volume") }
                .accessibilityIdentifier("volume")
            Text(radio.volume, format: .percent)
            Button("Done") { dismiss() }
        }
        .gesture(DragGesture().onEnded { _ in dismiss() })
    }
}
