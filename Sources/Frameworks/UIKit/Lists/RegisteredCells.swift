/// Rows and items that a list makes by their class, which Swift lets nobody do with an initializer that is not `required`;
/// ``SystemMade`` says how.
@MainActor
enum RegisteredCells {
    /// A row of `type`.
    static func row(_ type: UITableViewCell.Type, _ identifier: String) -> UITableViewCell {
        unsafeBitCast(type, to: RowTemplate.Type.self).init(style: .default, reuseIdentifier: identifier)
    }

    /// A view above or below a section, of `type`.
    static func header(
        _ type: UITableViewHeaderFooterView.Type, _ identifier: String
    ) -> UITableViewHeaderFooterView {
        unsafeBitCast(type, to: HeaderTemplate.Type.self).init(reuseIdentifier: identifier)
    }

    /// An item of `type`.
    static func item(_ type: UICollectionReusableView.Type) -> UICollectionReusableView {
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
open class ItemTemplate: UICollectionReusableView {
    /// Makes nothing of its own.
    public required override init(frame: CGRect) { super.init(frame: frame) }

    /// Makes nothing of its own.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A view above or below a section, whose initializer is where every such class has its own.
@_spi(SystemMade)
open class HeaderTemplate: UITableViewHeaderFooterView {
    /// Makes nothing of its own.
    public required override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }

    /// Makes nothing of its own.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
