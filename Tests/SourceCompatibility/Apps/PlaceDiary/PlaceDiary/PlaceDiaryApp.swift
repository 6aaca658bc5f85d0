// swift-format-ignore-file
//
//  PlaceDiaryApp.swift
//  PlaceDiary
//

import SwiftUI

@main
struct PlaceDiaryApp: App {
    @StateObject private var diary: Diary
    @StateObject private var recorder: LocationRecorder
    private let track: TrackStore
    @Environment(\.scenePhase) private var scenePhase

    init() {
        let diary = Diary(fileName: "diary.json")
        let track = TrackStore()
        self.track = track
        _diary = StateObject(wrappedValue: diary)
        _recorder = StateObject(wrappedValue: LocationRecorder(diary: diary, track: track))
    }

    var body: some Scene {
        WindowGroup {
            DiaryView()
                .environmentObject(diary)
                .environmentObject(recorder)
                .task {
                    await diary.load()
                    showEarlierWalks()
                    recorder.resumeIfNeeded()
                }
        }
        .onChange(of: scenePhase) { oldPhase, newPhase in
            switch newPhase {
            case .active:
                recorder.start()
            case .background where oldPhase != .background:
                Task {
                    await diary.save()
                }
            default:
                break
            }
        }
    }

    private func showEarlierWalks() {
        do {
            let earlier = try track.earlier()
            guard let last = earlier.last else { return }
            print("\(earlier.positions) positions of \(earlier.walks) earlier walks, the last of \(last.formatted(.iso8601))")
        } catch {
            print("no track: \(error.localizedDescription)")
        }
    }
}
