// swift-format-ignore-file
//
//  WeatherlyApp.swift
//  Weatherly
//

import BackgroundTasks
import SwiftUI

@main
struct WeatherlyApp: App {
    @UIApplicationDelegateAdaptor private var appDelegate: AppDelegate
    @Environment(\.scenePhase) private var scenePhase
    @StateObject private var store = ForecastStore()

    var body: some Scene {
        WindowGroup {
            ContentView()
                .environmentObject(store)
        }
        .onChange(of: scenePhase) { _, phase in
            switch phase {
            case .active:
                Task { await store.refreshIfNeeded() }
            case .background:
                RefreshScheduler.scheduleRefresh()
            case .inactive:
                break
            @unknown default:
                break
            }
        }
        .backgroundTask(.appRefresh(RefreshScheduler.identifier)) {
            await RefreshScheduler.scheduleRefresh()
            await store.refresh()
            await AlertService.shared.warn(about: store.forecasts)
        }
    }
}

final class AppDelegate: NSObject, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        AlertService.shared.activate()
        return true
    }
}
