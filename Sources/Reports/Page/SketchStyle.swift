/// How the sketch of the phone looks: lines and words, so that nobody takes it for the app's own looks.
enum SketchStyle {
    static let text = #"""
        #sketch { flex: none; padding: 8px 12px 10px; border-bottom: 1px solid var(--line); }
        #sketch[hidden], #phone[hidden] { display: none; }
        #sketch-tools { display: flex; gap: 5px; align-items: center; }
        #sketch-tools button { padding: 1px 8px; } #sketch-tools button:disabled { color: var(--line); cursor: default; }
        #sketch-fold[aria-expanded=false]::after { content: " …"; }
        #sketch-place { flex: 1; margin: 0; font-size: 12px; font-variant-numeric: tabular-nums; overflow: hidden;
          text-overflow: ellipsis; white-space: nowrap; }
        #phone { width: 252px; height: clamp(220px, 46vh, 440px); margin: 8px auto 0; display: flex; flex-direction:
          column; border: 3px solid var(--soft); border-radius: 22px; overflow: hidden; background: var(--paper);
          font-size: 12px; line-height: 1.35; }
        #phone .status { flex: none; display: flex; gap: 7px; align-items: center; padding: 4px 14px 3px; font-size:
          10.5px; background: #101317; color: #e9ecf1; font-variant-numeric: tabular-nums; }
        #phone .clock { font-weight: 650; } #phone .signs { flex: 1; display: flex; flex-wrap: wrap; gap: 2px 4px; }
        #phone .sign { border: 1px solid currentColor; border-radius: 999px; padding: 0 6px; white-space: nowrap; }
        #phone ul { list-style: none; margin: 0; padding: 0; }
        #phone .dark { flex: 1; min-height: 0; overflow: auto; padding: 16px 14px; background: #000; color: #e9ecf1;
          text-align: center; }
        #phone .dark .soft { color: #aab3bf; } #phone .dark-title { margin: 0 0 8px; font-weight: 650; }
        #phone .big { font-size: 34px; font-weight: 300; margin: 4px 0 10px; }
        #phone .states li { margin: 5px 0; }
        #phone .layers { position: relative; flex: 1; min-height: 0; display: flex; }
        #phone .screen { flex: 1; min-width: 0; display: flex; flex-direction: column; }
        #phone .covered { opacity: .4; }
        #phone .content { flex: 1; min-height: 0; overflow: auto; padding: 6px 10px; position: relative; }
        #phone .layers > .screen + .screen, #phone .cover { position: absolute; inset: 0; background: rgb(0 0 0 / .35); }
        #phone .cover { display: grid; place-items: center; padding: 12px; text-align: center; font-weight: 650;
          color: #fff; }
        #phone .message { background: rgb(0 0 0 / .35); }
        #phone .message > .content { display: flex; flex-direction: column; justify-content: center; }
        #phone .el { position: relative; display: flex; flex-wrap: wrap; gap: 2px 6px; align-items: center; min-height:
          20px; padding: 2px 0; overflow-wrap: anywhere; }
        #phone .el > ul { flex: 1 1 100%; } #phone .role { margin-left: auto; font-size: 9.5px; color: var(--soft); }
        #phone .press { border: 1px solid var(--accent); border-radius: 8px; padding: 1px 9px; color: var(--accent); }
        #phone .r-link > .press { border: 0; padding: 0; text-decoration: underline; }
        #phone .box { border: 1px solid var(--line); border-radius: 6px; padding: 1px 7px; min-width: 60px; }
        #phone .r-textField > .box, #phone .r-secureTextField > .box, #phone .r-searchField > .box, #phone .r-textView >
          .box { flex: 1; } #phone .focused > .box { border-color: var(--accent); }
        #phone .caret { border-left: 1.5px solid var(--accent); margin-left: 1px; }
        #phone .flip { border: 1px solid currentColor; border-radius: 999px; padding: 0 8px; color: var(--soft); }
        #phone .flip.on { color: var(--good); font-weight: 650; }
        #phone .r-table, #phone .r-collectionView, #phone .r-scrollView { border-left: 2px solid var(--line); padding-left:
          7px; } #phone .r-cell { border-bottom: 1px solid var(--line); }
        #phone .bars { flex: none; background: var(--band); border-block: 1px solid var(--line); padding: 3px 8px; }
        #phone .bars .el > ul, #phone .r-segmentedControl > ul { display: flex; flex-wrap: wrap; gap: 2px 8px;
          justify-content: space-around; } #phone .bars .role, #phone .r-segmentedControl .el .role { display: none; }
        #phone .bars .r-staticText { font-weight: 650; } #phone .bars .press { border: 0; padding: 1px 3px; }
        #phone .selected > .press { font-weight: 650; text-decoration: underline; text-underline-offset: 3px; }
        #phone .disabled > .press, #phone .disabled > .text { color: var(--soft); border-style: dashed; border-color:
          var(--line); }
        #phone .r-alert, #phone .r-sheet { background: var(--paper); border: 1px solid var(--line); border-radius: 12px;
          padding: 8px 12px; box-shadow: var(--shadow); }
        #phone .touched::after { content: ""; position: absolute; left: 22px; top: 50%; width: 24px; height: 24px;
          margin: -12px 0 0 -12px; border: 3px solid var(--finding); border-radius: 50%; pointer-events: none; }
        #phone .keys { flex: none; padding: 16px; text-align: center; color: var(--soft); background: repeating-linear-gradient(90deg,
          var(--faint) 0 20px, var(--line) 20px 22px); } #phone .more { margin: 0; padding: 2px 10px; }
        @media (max-width: 900px) { #sketch { border-bottom: 0; border-right: 1px solid var(--line); } #phone { height: 24vh;
          } } @media (forced-colors: active) { #phone .touched { outline: 2px solid Highlight; } }
        """#
}
