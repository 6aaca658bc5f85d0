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
    @Environment(\.scenePhase) private var scenePhase

    init() {
        let diary = Diary(fileName: "diary.json")
        _diary = StateObject(wrappedValue: diary)
        _recorder = StateObject(wrappedValue: LocationRecorder(diary: diary))
    }

    var body: some Scene {
        WindowGroup {
            DiaryView()
                .environmentObject(diary)
                .environmentObject(recorder)
                .task {
                    await diary.load()
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
}
