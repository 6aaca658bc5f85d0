/// How the page of a run looks.
enum PageStyle {
    /// Colours by Okabe and Ito, which people tell apart however they see colours; each is beside a shape or a word.
    static let colours = #"""
        :root { color-scheme: light; --ground: #f6f7f9; --paper: #fff; --ink: #16191d; --soft: #59616b; --line: #d9dde3;
          --faint: #eceff3; --accent: #0067b0; --pick: #0067b0; --band: #f0f3f7; --bad: #b3261e; --good: #00734f;
          --active: #009e73; --inactive: #56b4e9; --background: #e69f00; --suspended: #8b9098; --refusal: #b4588e;
          --finding: #d55e00; --call: #0072b2; --output: #59616b; --wake: #007a59; --bar: #e9b949; --on-bar: #16191d;
          --shadow: 0 6px 24px rgb(20 30 45 / .16); }
        @media (prefers-color-scheme: dark) { :root:not([data-theme=light]) { color-scheme: dark; --ground: #101317;
          --paper: #171b21; --ink: #e9ecf1; --soft: #9aa4b1; --line: #2b323b; --faint: #20262e; --accent: #6cb8f5;
          --pick: #8fcaff; --band: #1c2129; --bad: #ff8a7a; --good: #4fd0a5; --active: #00b383; --inactive: #56b4e9;
          --background: #e69f00; --suspended: #79818c; --refusal: #dd92bd; --finding: #ff8a3c; --call: #6cb8f5;
          --output: #9aa4b1; --wake: #4fd0a5; --bar: #c9992b; --on-bar: #101317; --shadow: 0 8px 30px rgb(0 0 0 / .6);
            } }
        :root[data-theme=dark] { color-scheme: dark; --ground: #101317; --paper: #171b21; --ink: #e9ecf1; --soft:
          #9aa4b1;
          --line: #2b323b; --faint: #20262e; --accent: #6cb8f5; --pick: #8fcaff; --band: #1c2129; --bad: #ff8a7a;
          --good: #4fd0a5; --active: #00b383; --inactive: #56b4e9; --background: #e69f00; --suspended: #79818c;
          --refusal: #dd92bd; --finding: #ff8a3c; --call: #6cb8f5; --output: #9aa4b1; --wake: #4fd0a5; --bar: #c9992b;
          --on-bar: #101317; --shadow: 0 8px 30px rgb(0 0 0 / .6); }
        """#

    /// The parts of the page that all pages have.
    static let base = #"""
        * { box-sizing: border-box; }
        html, body { margin: 0; background: var(--ground); color: var(--ink);
          font: 13px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif; }
        h1 { font-size: 16px; font-weight: 650; margin: 0; letter-spacing: -.005em; }
        h2 { font-size: 13px; font-weight: 650; margin: 0 0 6px; }
        a { color: var(--accent); text-underline-offset: 2px; }
        code, .mono { font: 12px/1.5 ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, "Liberation Mono",
          monospace; }
        button, input { font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--line);
          border-radius: 7px; padding: 4px 9px; }
        button { cursor: pointer; } button:hover { border-color: var(--soft); }
        #kinds button[aria-pressed=false] { color: var(--soft); background: transparent; text-decoration:
          line-through; }
        :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
        .badge { display: inline-block; border-radius: 999px; padding: 1px 10px; font-weight: 650; font-size: 12px;
          border: 1px solid currentColor; }
        .passed { color: var(--good); } .failed, .broken, .unplayable { color: var(--bad); }
        button[aria-pressed=true]:not(#kinds *) { border-color: var(--accent); color: var(--accent); }
        .soft { color: var(--soft); } .chip { border-radius: 5px; background: var(--faint); padding: 1px 6px;
          font-size: 12px; }
        """#

    /// The parts of the page over many runs.
    static let index = #"""
        header, main, #tools { padding: 12px 18px; } header { padding-bottom: 0; } header p { margin: 4px 0 0; }
        #tools { position: sticky; top: 0; background: var(--ground); display: flex; gap: 8px; align-items: center;
          z-index: 1; }
        #find { width: min(340px, 60vw); } main { overflow-x: auto; padding-top: 0; }
        table { border-collapse: collapse; width: 100%; background: var(--paper); border: 1px solid var(--line);
          border-radius: 9px; }
        th, td { text-align: left; vertical-align: top; padding: 7px 12px; border-bottom: 1px solid var(--line); }
        thead th { font-size: 12px; color: var(--soft); font-weight: 600; background: var(--band); white-space:
          nowrap; }
        tbody th { font-weight: 550; min-width: 260px; } td { white-space: nowrap; } td:last-child { white-space:
          normal; min-width: 260px; } tbody th, td:last-child { overflow-wrap: anywhere; } tbody th a { color: inherit; }
        @media (max-width: 900px) { header, main, #tools { padding-inline: 12px; } th, td { padding: 7px 8px; }
          tbody th { min-width: 190px; } td:last-child { min-width: 200px; } }
        td .passed a, td .failed a, td .broken a, td .unplayable a { color: inherit; font-weight: 600; }
        body.in-run { overflow: hidden; } #run { position: fixed; inset: 0; width: 100%; height: 100%; border: 0;
          z-index: 2; background: var(--ground); } #run[hidden] { display: none; }
        tr[data-failed="1"] { background: color-mix(in srgb, var(--bad) 7%, var(--paper)); }
        tbody tr:hover { background: var(--faint); } caption { text-align: left; padding: 0 0 6px; } tr[hidden] {
          display: none; }
        pre { white-space: pre-wrap; font: 12px/1.5 ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
        .found { padding-top: 14px; } .found ul { margin: 4px 0 8px; } .found li { overflow-wrap: anywhere; }
        summary { cursor: pointer; } @media print { #tools { display: none; } details > * { display: block; } }
        """#

    /// The parts of the page of one run.
    static let run = #"""
        body.on { height: 100vh; overflow: hidden; } body.on > #summary { display: none; }
        #page { height: 100vh; display: grid; grid-template: auto auto minmax(0, 1fr) / minmax(0, 1fr) 372px; }
        #page[hidden] { display: none; }
        #top { grid-column: 1 / -1; display: flex; gap: 6px 12px; align-items: center; padding: 9px 14px;
          background: var(--paper); border-bottom: 1px solid var(--line); }
        #back { font-size: 13px; font-weight: 400; margin-right: 8px; white-space: nowrap; }
        #top .title { flex: 1; min-width: 0; } #top .facts { color: var(--soft); }
        #top .facts span + span::before { content: "·"; margin: 0 7px; } #top button { white-space: nowrap; }
        #why { color: var(--bad); margin: 2px 0 0; display: -webkit-box; -webkit-box-orient: vertical;
          -webkit-line-clamp: 4; overflow: hidden; } #why:empty { display: none; }
        #kinds { display: flex; gap: 5px; flex-wrap: wrap; }
        #tools { grid-column: 1 / -1; display: flex; gap: 5px; align-items: center; flex-wrap: wrap; padding: 6px 14px;
          background: var(--paper); border-bottom: 1px solid var(--line); }
        #find { width: 230px; } #hits { min-width: 96px; color: var(--soft); font-variant-numeric: tabular-nums; }
        #left { display: grid; grid-template-rows: auto fit-content(60%) 7px minmax(110px, 1fr); min-width: 0;
          min-height: 0; }
        #maps { background: var(--paper); border-bottom: 1px solid var(--line); }
        #map { display: block; width: 100%; height: 40px; cursor: crosshair; touch-action: none; }
        #ruler { display: block; width: 100%; height: 36px; touch-action: none; }
        #lanes { overflow: hidden auto; position: relative; background: var(--paper); }
        #chart { display: block; touch-action: none; cursor: default; }
        #names { position: absolute; left: 0; top: 0; min-height: 100%; width: 176px; background: var(--paper);
          border-right: 1px solid var(--line); z-index: 1; }
        #names button { display: block; width: 100%; border: 0; border-radius: 0; background: none; text-align: left;
          padding: 0 10px 0 12px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-size: 12px; }
        #names button.group { font-weight: 650; } #names button.sub { padding-left: 24px; color: var(--soft); }
        #names button.folded::after { content: " …"; color: var(--soft); }
        #grip { cursor: row-resize; background: var(--faint); border-block: 1px solid var(--line); touch-action: none; }
        #table { overflow: auto; background: var(--paper); position: relative; outline-offset: -2px; }
        #rowhead, .row { display: grid; grid-template-columns: 104px 88px minmax(240px, 1.7fr) 84px minmax(84px, .6fr)
          minmax(100px, .7fr);
          column-gap: 10px; padding: 0 14px; height: 24px; align-items: center; min-width: 780px; }
        #rowhead { position: sticky; top: 0; background: var(--paper); border-bottom: 1px solid var(--line); z-index: 1;
          color: var(--soft); font-size: 12px; }
        .row { position: absolute; left: 0; right: 0; cursor: default; } .row.odd { background: var(--band); }
        .row:hover { background: var(--faint); }
        .row[aria-selected=true] { background: color-mix(in srgb, var(--accent) 20%, var(--paper)); }
        .row > *, #rowhead > * { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
        .row .kind::before { content: attr(data-sign); display: inline-block; width: 1.5em; font-weight: 700; }
        #side { display: flex; flex-direction: column; min-height: 0; background: var(--paper);
          border-left: 1px solid var(--line); }
        #detail { flex: 1 1 0; min-height: 120px; overflow: auto; padding: 14px 16px; overflow-wrap: anywhere; }
        #detail h2 { font-size: 14px; line-height: 1.4; margin: 4px 0 8px; } #detail section { margin: 14px 0 0; }
        #detail h3 { font-size: 11px; text-transform: uppercase; letter-spacing: .06em; color: var(--soft); margin: 0
          0 4px; }
        #detail ul { margin: 0; padding-left: 17px; } #detail dl { margin: 0; display: grid; grid-template-columns:
          auto 1fr;
          gap: 2px 12px; } #detail dt { color: var(--soft); } #detail dd { margin: 0; }
        #detail .rule { border-left: 3px solid var(--accent); padding: 2px 0 2px 11px; }
        #detail pre { white-space: pre-wrap; margin: 0; }
        #tip { position: fixed; z-index: 9; pointer-events: none; max-width: 460px; background: var(--paper); color:
          var(--ink);
          border: 1px solid var(--line); border-radius: 9px; box-shadow: var(--shadow); padding: 8px 11px; font-size:
            12px; }
        #tip[hidden] { display: none; } #tip p { margin: 3px 0 0; } #tip b { font-weight: 650; }
        dialog { border: 1px solid var(--line); border-radius: 12px; background: var(--paper); color: var(--ink);
          box-shadow: var(--shadow); padding: 18px 22px; } dialog::backdrop { background: rgb(0 0 0 / .35); }
        dialog table { border-spacing: 14px 3px; margin-left: -14px; } kbd { font: 12px ui-monospace, monospace;
          border: 1px solid var(--line); border-bottom-width: 2px; border-radius: 5px; padding: 0 5px; background:
            var(--faint); }
        @media (max-width: 900px) { body.on { height: auto; overflow: visible; } #page { height: auto; display: flex;
          flex-direction: column; } #left { display: contents; } #grip { display: none; } #lanes { flex: none; }
          #chart { touch-action: pan-y; } #side { order: 1; height: 42vh; min-height: 320px; flex-direction: row;
          border-left: 0; border-block: 1px solid var(--line); } #table { order: 2; flex: none; height: 54vh;
          min-height: 320px; } #top { flex-wrap: wrap; } #find { width: 200px; } }
        @media (forced-colors: active) { .row[aria-selected=true] { outline: 2px solid Highlight; outline-offset:
          -2px; } }
        @media print { body.on { height: auto; overflow: visible; } #page { display: none; }
          body.on > #summary { display: block; } }
        #summary { max-width: 1180px; margin: 0 auto; padding: 20px; } #summary svg { width: 100%; height: auto; }
        #summary li { margin: 4px 0; } #summary pre { white-space: pre-wrap; }
        """#
}
