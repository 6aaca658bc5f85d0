import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes
import VigilTestSupport

private final class BellRow: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { nil }
}

private final class BellHead: UITableViewHeaderFooterView {}
private final class BellBlur: UIVisualEffectView {}
private final class BellStack: UIStackView {
    required init(coder: NSCoder) { super.init(coder: coder) }
    override init(frame: CGRect) { super.init(frame: frame) }
}
private final class BellShare: UIActivityViewController {}

struct InitializerTests: Facts {
    @Test(
        "What makes a view or a controller on a phone", .enabled(if: RuntimeInterface.problems.isEmpty),
        arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let made = Fact("makes one of an app's class here: with nothing, a size, or a nib") {
        let phone = try Phone(ScriptedDelegate.self)
        phone.app.launch()
        try phone.app.main { (_: ScriptedDelegate) in
            let size = CGRect(x: 0, y: 0, width: 3, height: 4)
            let views: [UIView] = [
                UITableViewCell(), UITableViewCell(frame: size), BellRow(), BellRow(frame: size), BellHead(),
                BellHead(frame: size), BellBlur(), BellBlur(frame: size), BellStack(), UIActivityIndicatorView(),
                UIListContentView(frame: size),
            ]
            print(views.map { "\(Int($0.frame.width))" }.joined(separator: " "))
            let screens: [UIViewController] = [BellShare(), UIDocumentPickerViewController(nibName: nil, bundle: nil)]
            print(screens.map { "\(type(of: $0))" }.joined(separator: " "))
        }
        expect(
            phone.app.trace.output, is: ["0 3 0 3 0 3 0 3 0 0 3", "BellShare UIDocumentPickerViewController"])
    }

    let items = Fact("is not there for items without a layout: the app ends with the exception of a phone") {
        let phone = try Phone(ScriptedDelegate.self)
        phone.app.launch()
        try? phone.app.main { (_: ScriptedDelegate) in _ = UICollectionView() }
        expect(phone.app.exits.last?.text.contains("non-nil layout parameter"), is: true)
    }
}
