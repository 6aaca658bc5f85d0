// swift-format-ignore-file
//
//  SleepTimer.swift
//  AudioBooks
//

import Foundation
import Combine

final class SleepTimer: ObservableObject {

    @Published var minutes: Int?

    private var cancellable: AnyCancellable?

    init(player: BookPlayer) {
        cancellable = $minutes
            .map { minutes -> AnyPublisher<Void, Never> in
                guard let minutes = minutes else { return Empty().eraseToAnyPublisher() }
                return Just(())
                    .delay(for: .seconds(minutes * 60), scheduler: DispatchQueue.main)
                    .eraseToAnyPublisher()
            }
            .switchToLatest()
            .sink { [weak player] in
                print("good night")
                player?.pause()
            }
    }
}
