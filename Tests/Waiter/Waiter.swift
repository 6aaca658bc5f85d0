import UIKit
import WaiterInC
import WaiterLibrary

/// Plays rows of C, C++ and Foundation that wait, ask clocks and make threads: the address that opens it says which, such as
/// `waits://c/3`. It prints what each answers, and what it is to answer.
@main
final class Waiter: UIResponder, UIApplicationDelegate {
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
        let number = Int(url.lastPathComponent) ?? 0
        switch url.host {
        case "c": Waiter.playC(number)
        case "foundation": Waiter.playFoundation(number)
        default: Waiter.tellNames()
        }
        return true
    }

    nonisolated private static func tellNames() {
        for number in 0..<waiter_rows() {
            print("row c/\(number)|\(String(cString: waiter_name(number)))|\(String(cString: waiter_wanted(number)))|")
        }
        for (number, row) in LibraryRow.all.enumerated() {
            print("row foundation/\(number)|\(row.name)|\(row.wanted)|")
        }
    }

    nonisolated private static func playC(_ number: Int) {
        print("plays c/\(number)|")
        waiter_play(Int32(number)) { number, answer in print("c/\(number) answers|\(String(cString: answer))|") }
    }

    nonisolated private static func playFoundation(_ number: Int) {
        print("plays foundation/\(number)|")
        Thread.detachNewThread { print("foundation/\(number) answers|\(LibraryRow.all[number].play())|") }
    }
}
