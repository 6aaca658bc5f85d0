import UIKit

extension Construct {
    static let groups = [
        Construct("a group", plain: ["4 worked", "4 notified"], suspended: ["60 worked", "60 notified"]) {
            let group = DispatchGroup()
            DispatchQueue.global().async(group: group) {
                Thread.sleep(forTimeInterval: 4)
                print("worked")
            }
            group.notify(queue: .main) { print("notified") }
        },
        Construct(
            "a group with deadlines", plain: ["3 timed out", "7 timed out", "9 over"],
            suspended: ["60 timed out", "60 over", "60 over"]
        ) {
            let group = DispatchGroup()
            group.enter()
            DispatchQueue.main.asyncAfter(deadline: .now() + 9) { group.leave() }
            DispatchQueue.global().async {
                print(group.wait(timeout: .now() + 3) == .timedOut ? "timed out" : "over")
                print(group.wait(wallTimeout: .now() + 4) == .timedOut ? "timed out" : "over")
                group.wait()
                print("over")
            }
        },
    ]

    static let items = [
        Construct("a work item", plain: ["5 item", "5 followed"], suspended: ["60 item", "60 followed"]) {
            let item = DispatchWorkItem { print("item") }
            item.notify(queue: .main) { print("followed") }
            DispatchQueue.global().asyncAfter(deadline: .now() + 5, execute: item)
        },
        Construct("waiting for a work item", plain: ["3 true", "5 over"], suspended: ["60 true", "60 over"]) {
            let item = DispatchWorkItem { Thread.sleep(forTimeInterval: 5) }
            DispatchQueue.global().async(execute: item)
            DispatchQueue.global().async {
                print(item.wait(timeout: .now() + 3) == .timedOut)
                item.wait()
                print("over")
            }
        },
    ]

    static let sources = [
        Construct(
            "a repeating source",
            plain: ["1 tick 1", "2 tick 1", "3 tick 1", "4 tick 1", "4 cancelled"],
            suspended: ["1 tick 1", "2 tick 1", "60 tick 58", "61 tick 1", "61 cancelled"]
        ) {
            let source = DispatchSource.makeTimerSource(queue: .main)
            let ticks = Shared(0)
            source.schedule(deadline: .now() + 1, repeating: 1)
            source.setEventHandler {
                print("tick \(source.data)")
                ticks.value += 1
                if ticks.value == 4 { source.cancel() }
            }
            source.setCancelHandler { print("cancelled") }
            source.activate()
        },
        Construct("a source that fires once", plain: ["5 once"], suspended: ["60 once"]) {
            let source = DispatchSource.makeTimerSource(flags: .strict, queue: DispatchQueue(label: "timer"))
            source.schedule(wallDeadline: .now() + .seconds(5))
            source.setEventHandler {
                print("once")
                source.cancel()
            }
            source.resume()
        },
    ]
}
