import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes

/// An item as apps write them: its initializer overrides, and is not `required`.
private final class Tile: UICollectionViewListCell {
    private(set) var place = "nowhere"
    var text = ""

    override init(frame: CGRect) {
        super.init(frame: frame)
        place = "made by its own"
    }

    required init?(coder: NSCoder) { nil }
}

private final class Header: UICollectionReusableView {
    var text = ""
}

private typealias Source = UICollectionViewDiffableDataSource<String, Int>

private final class Registered: ScriptedDelegate {
    override func start() {
        let tiles = UICollectionView.CellRegistration<Tile, Int> { $0.text = "\($2) at \($1.item)" }
        let headers = UICollectionView.SupplementaryRegistration<Header>(elementKind: "header") {
            $0.text = "\($1) of \($2.section)"
        }
        let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        let source = Source(collectionView: view) { view, path, item in
            print("asked for", item)
            return view.dequeueConfiguredReusableCell(using: tiles, for: path, item: item)
        }
        source.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a"])
        snapshot.appendItems([7, 8])
        source.apply(snapshot)
        let tile = view.cellForItem(at: IndexPath(item: 1, section: 0)) as? Tile
        print(tile?.text ?? "none", tile?.place ?? "none")
        let header = view.supplementaryView(forElementKind: "header", at: IndexPath(item: 0, section: 0)) as? Header
        print(header?.text ?? "none")
        print(view.dequeueConfiguredReusableCell(using: tiles, for: [0, 0], item: nil).text.isEmpty)
    }
}

/// Makes a registration for each cell anew.
private final class Wasteful: ScriptedDelegate {
    override func start() {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let source = Source(collectionView: view) { view, path, item in
            let tiles = UICollectionView.CellRegistration<Tile, Int> { $0.text = "\($2)" }
            return view.dequeueConfiguredReusableCell(using: tiles, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a"])
        snapshot.appendItems([7])
        source.apply(snapshot)
        print((view.cellForItem(at: IndexPath(item: 0, section: 0)) as? Tile)?.text ?? "none")
    }
}

private final class Outline: ScriptedDelegate {
    override func start() {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let source = Source(collectionView: view) { _, _, _ in nil }
        var outline = NSDiffableDataSourceSectionSnapshot<Int>()
        outline.append([1, 2])
        outline.append([10, 11], to: 1)
        outline.append([100], to: 10)
        outline.insert([12], after: 10)
        print(outline.items, outline.rootItems, outline.visibleItems, outline.level(of: 100))
        outline.expand([1])
        source.apply(outline, to: "a")
        print(source.snapshot().itemIdentifiers, view.numberOfItems(inSection: 0))
        outline.delete([10])
        print(outline.items, source.snapshot(for: "a").items)
        var order = NSDiffableDataSourceSnapshot<String, Int>()
        order.appendSections(["a", "b"])
        order.appendItems([1, 2], toSection: "a")
        order.insertItems([3], beforeItem: 1)
        order.moveItem(2, beforeItem: 3)
        order.insertSections(["c"], afterSection: "a")
        order.moveSection("b", beforeSection: "a")
        source.apply(order)
        print(source.snapshot().itemIdentifiers, source.snapshot().sectionIdentifiers, source.index(for: "c") ?? -1)
        print(source.snapshot(for: "a").items, source.sectionIdentifier(for: 5) ?? "none")
    }
}

/// What looks are made of, as an app writes it.
private final class Shelf: ScriptedDelegate {
    override func start() {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(44))
        let item = NSCollectionLayoutItem(layoutSize: size)
        item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, repeatingSubitem: item, count: 2)
        group.interItemSpacing = .fixed(8)
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPaging
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        section.decorationItems = [.background(elementKind: "back")]
        let layout = UICollectionViewCompositionalLayout { _, _ in section }
        layout.configuration.interSectionSpacing = 20
        print(group.subitems.count, group.subitems.first?.contentInsets.leading ?? 0)
        print(group.interItemSpacing?.spacing ?? 0, size.heightDimension.isEstimated, size.widthDimension.dimension)
        print(section.boundarySupplementaryItems.first?.pinToVisibleBounds ?? false, section.decorationItems.count)
        print(layout.configuration.interSectionSpacing)
        var button = UIButton.Configuration.borderedProminent()
        var title = AttributedString("Play")
        title.font = .systemFont(ofSize: 12)
        button.attributedTitle = title
        button.imagePlacement = .trailing
        print(button.title ?? "none", button.attributedTitle?.font?.pointSize ?? 0, button.imagePlacement == .trailing)
    }
}

struct CollectionTests: Facts {
    @Test(
        "Layouts, registrations and sources of collections", .enabled(if: RuntimeInterface.problems.isEmpty),
        arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func output<Delegate: UIApplicationDelegate>(
        of delegate: Delegate.Type, _ system: SystemVersion = .iOS(17)
    ) throws -> [String] {
        let phone = try Phone(delegate, system)
        phone.app.launch()
        return phone.app.trace.output
    }

    let registrations = Fact("a registration fills the cells that a source is asked for, and views beside them") {
        try expect(
            Self.output(of: Registered.self),
            is: [
                "asked for 8", "8 at 1 made by its own", "header of 0", "true",
            ])
    }

    let wasteful = Fact("a registration that is made for each cell anew ends the app from iOS 15, and not before") {
        try expect(Self.output(of: Wasteful.self, .iOS(14)), is: ["7"])
        let phone = try Phone(Wasteful.self, .iOS(15))
        phone.app.launch()
        expect(phone.app.state, is: .notRunning)
        expect(phone.app.trace.entries.contains { $0.text.contains("using a registration that was created inside") })
    }

    let outlines = Fact(
        "a section has the items of its outline that are below none that is closed, and orders are kept"
    ) {
        try expect(
            Self.output(of: Outline.self),
            is: [
                "[1, 10, 100, 12, 11, 2] [1, 2] [1, 2] 2", "[1, 10, 12, 11, 2] 5",
                "[1, 12, 11, 2] [1, 10, 100, 12, 11, 2]", #"[2, 3, 1] ["b", "a", "c"] 2"#, "[2, 3, 1] none",
            ])
    }

    let keeping = Fact("layouts and looks keep what the app puts into them") {
        try expect(
            Self.output(of: Shelf.self), is: ["2 2.0", "8.0 true 0.5", "true 1", "20.0", "Play 12.0 true"])
    }
}
