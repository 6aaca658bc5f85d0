import BackgroundRuntime
import SimulatedFoundation

// What changes only how a view looks: nothing is drawn, so that it leaves the view as it is.

extension View {
    public func accentColor(_ accentColor: Color?) -> some View { self }
    public func accessibilityHint(_ hint: LocalizedStringKey) -> some View { unseen(.iOS(14)) }
    public func animation(_ animation: Animation?, value: some Equatable) -> some View { self }
    public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View { self }
    public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
    public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View { unseen(.iOS(15)) }
    public func background(_ style: some ShapeStyle) -> some View { self }
    public func badge(_ count: Int) -> some View { unseen(.iOS(15)) }
    public func blur(radius: CGFloat) -> some View { self }
    public func bold(_ isActive: Bool = true) -> some View { unseen(.iOS(16)) }
    public func border(_ content: some ShapeStyle, width: CGFloat = 1) -> some View { self }
    public func brightness(_ amount: Double) -> some View { self }
    public func clipped(antialiased: Bool = false) -> some View { self }
    public func clipShape(_ shape: some Shape) -> some View { self }
    public func colorInvert() -> some View { self }
    public func colorMultiply(_ color: Color) -> some View { self }
    public func contentShape(_ shape: some Shape) -> some View { self }
    public func contrast(_ amount: Double) -> some View { self }
    public func controlSize(_ controlSize: ControlSize) -> some View { unseen(.iOS(15)) }
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }
    public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { self }
    public func disableAutocorrection(_ disable: Bool?) -> some View { self }
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
    public func fixedSize() -> some View { self }
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }
    public func font(_ font: Font?) -> some View { self }
    public func fontWeight(_ weight: Font.Weight?) -> some View { unseen(.iOS(16)) }
    public func foregroundColor(_ color: Color?) -> some View { self }
    public func foregroundStyle(_ style: some ShapeStyle) -> some View { unseen(.iOS(15)) }
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View { self }
    public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View { self }
    public func grayscale(_ amount: Double) -> some View { self }
    public func hueRotation(_ angle: Angle) -> some View { self }
    public func ignoresSafeArea(edges: Edge.Set = .all) -> some View { unseen(.iOS(14)) }
    public func imageScale(_ scale: Image.Scale) -> some View { self }
    public func italic(_ isActive: Bool = true) -> some View { unseen(.iOS(16)) }
    public func keyboardType(_ type: UIKeyboardType) -> some View { self }
    public func labelsHidden() -> some View { self }
    public func layoutPriority(_ value: Double) -> some View { self }
    public func lineLimit(_ number: Int?) -> some View { self }
    public func listRowBackground(_ view: (some View)?) -> some View { self }
    public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
    public func listRowSeparator(_ visibility: Visibility) -> some View { unseen(.iOS(15)) }
    public func listStyle(_ style: some ListStyle) -> some View { self }
    public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }
    public func monospacedDigit() -> some View { unseen(.iOS(15)) }
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
    public func navigationBarTitleDisplayMode(_ displayMode: TitleDisplayMode) -> some View { unseen(.iOS(14)) }
    public func navigationViewStyle(_ style: some NavigationViewStyle) -> some View { self }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
    public func padding(_ length: CGFloat) -> some View { self }
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { unseen(.iOS(16)) }
    public func previewDevice(_ value: String?) -> some View { self }
    public func previewDisplayName(_ value: String?) -> some View { self }
    public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View { unseen(.iOS(14)) }
    public func projectionEffect(_ transform: ProjectionTransform) -> some View { self }
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View { self }
    public func rotationEffect(_ angle: Angle) -> some View { self }
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint) -> some View { self }
    public func saturation(_ amount: Double) -> some View { self }
    public func scaledToFill() -> some View { self }
    public func scaledToFit() -> some View { self }
    public func scaleEffect(_ s: CGFloat) -> some View { self }
    public func scrollContentBackground(_ visibility: Visibility) -> some View { unseen(.iOS(16)) }
    public func shadow(
        color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View { self }
    public func statusBar(hidden: Bool) -> some View { self }
    public func textCase(_ textCase: TextCase?) -> some View { unseen(.iOS(14)) }
    public func textContentType(_ textContentType: UITextContentType?) -> some View { self }
    public func textFieldStyle(_ style: some TextFieldStyle) -> some View { self }
    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
        unseen(.iOS(15))
    }
    public func tint(_ tint: Color?) -> some View { unseen(.iOS(15)) }
    public func toggleStyle(_ style: some ToggleStyle) -> some View { self }
    public func transformEffect(_ transform: CGAffineTransform) -> some View { self }
    public func transition(_ t: AnyTransition) -> some View { self }
    public func zIndex(_ value: Double) -> some View { self }

    /// The view as it is, from a system on.
    ///
    /// - Parameters:
    ///   - version: the version of iOS that brought what is called.
    ///   - name: what is called.
    func unseen(_ version: SystemVersion, _ name: String = #function) -> Self {
        SimulatedApp.require(.symbol("SwiftUI.View." + name, version))
        return self
    }
}
