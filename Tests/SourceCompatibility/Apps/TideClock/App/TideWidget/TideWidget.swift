// swift-format-ignore-file
//
//  TideWidget.swift
//  TideWidget
//

import SwiftUI
import TideKit
import WidgetKit

@main
struct TideWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "tide", provider: TideProvider()) { entry in
            Text(entry.summary)
        }
    }
}
