/// Rows and items that a list makes by their class, which Swift lets nobody do with an initializer that is not `required`;
/// ``SystemMade`` says how.
@MainActor
enum RegisteredCells {
    /// A row of `type`.
    static func row(_ type: UITableViewCell.Type, _ identifier: String) -> UITableViewCell {
        unsafeBitCast(type, to: RowTemplate.Type.self).init(style: .default, reuseIdentifier: identifier)
    }

    /// An item of `type`.
    static func item(_ type: UICollectionViewCell.Type) -> UICollectionViewCell {
        unsafeBitCast(type, to: ItemTemplate.Type.self).init(frame: .zero)
    }
}

/// A row whose initializer is where every row's class has its own.
@_spi(SystemMade)
open class RowTemplate: UITableViewCell {
    /// Makes nothing of its own.
    public required override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    /// Makes nothing of its own.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// An item whose initializer is where every item's class has its own.
@_spi(SystemMade)
open class ItemTemplate: UICollectionViewCell {
    /// Makes nothing of its own.
    public required override init(frame: CGRect) { super.init(frame: frame) }

    /// Makes nothing of its own.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
