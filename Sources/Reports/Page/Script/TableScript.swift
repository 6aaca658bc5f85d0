/// The table of records: the same content for whoever does not see the picture. Only the rows in view exist.
enum TableScript {
    static let text = #"""
        const rowHeight = 24,
          headHeight = 25;

        function layTable() {
          const table = $("table");
          table.setAttribute("aria-rowcount", String(rows.length + 1));
          $("rows").style.height = Math.min(rows.length * rowHeight, 15e6) + "px";
          drawTable();
        }
        /** Browsers bound the height of a page: beyond it a step of the scroll bar is several rows. */
        const rowsPerPixel = () => rows.length * rowHeight / Math.min(rows.length * rowHeight, 15e6) || 1;

        function drawTable() {
          const table = $("table"),
            ratio = rowsPerPixel(),
            top = table.scrollTop,
            room = table.clientHeight;
          const first = Math.max(0, Math.floor(top * ratio / rowHeight) - 4),
            last = Math.min(rows.length, first + Math.ceil(room / rowHeight) + 10);
          const shown = [];
          for (let n = first; n < last; n++) {
            const i = rows[n],
              app = appOf[i],
              kind = kinds[kindOf[i]],
              cell = (text, column, more = {}) =>
              h("span", { role: "gridcell", "aria-colindex": String(column), title: text, ...more }, text);
            const row = h("div", { class: "row" + (n % 2 ? " odd" : ""), role: "row",
              id: `row-${i}`, "aria-rowindex": String(n + 2), "aria-selected": String(i === view
                .pick), "data-i": String(i) },
              cell(clock(times[i]), 1, { class: "mono" }), cell(kindWord[kind],
            2, { class: "kind", "data-sign": kindSign[kind],
                style: `color:var(--${colourOf[kind] === "bar" ? "soft" : colourOf[kind]})` }),
              cell((appNames.length > 2 && app ? appNames[app] + ": " : "") + sentence(i), 3), cell(app ? head
                .states[stateOf[i]] : "", 4),
              cell(app ? holderNames(i) : "", 5), cell(rule(i) ? rule(i).id : "", 6, { class: "mono soft" }));
            row.style.top = (ratio === 1 ? n * rowHeight : top + (n - top * ratio / rowHeight) * rowHeight) + "px";
            shown.push(row);
          }
          $("rows").replaceChildren(...shown);
          const isThere = view.pick >= 0 && document.getElementById(`row-${view.pick}`);
          isThere ? table.setAttribute("aria-activedescendant", `row-${view.pick}`) : table.removeAttribute(
            "aria-activedescendant");
        }

        /** The record that the table has in view: what is selected, or the last one before an expectation. */
        const inView = () => view.check ? lastBefore(view.check) : view.pick;

        function scrollToPick() {
          const wanted = inView();
          if (wanted < 0) return drawTable();
          const n = lowerBound(rows.length, wanted, k => rows[k]),
            table = $("table"),
            ratio = rowsPerPixel();
          if (rows[n] !== wanted) return drawTable();
          const top = n * rowHeight / ratio,
            room = table.clientHeight - headHeight;
          if (top < table.scrollTop || top + rowHeight > table.scrollTop + room) table.scrollTop = Math.max(0, top -
            room / 2);
          drawTable();
        }

        function moveRow(by) {
          if (!rows.length) return;
          const n = lowerBound(rows.length, view.pick, k => rows[k]);
          const next = view.pick < 0 ? 0 : rows[n] === view.pick || by < 0 ? n + by : n;
          select(rows[Math.min(Math.max(next, 0), rows.length - 1)]);
        }

        function layTools() {
          const groups = [
            ["Phone", ["stimulus"]],
            ["Calls", ["call"]],
            ["States", ["state"]],
            ["Awake", ["acquire", "drop"]],
            ["Wakes", ["wake"]],
            ["Refusals", ["refusal"]],
            ["Findings", ["finding"]],
            ["Ends", ["termination"]],
            ["Screens", ["screen"]],
            ["Output", ["output"]],
            ["Notes", ["log", "note"]]
          ];
          const present = new Set(kindOf);
          const chips = [];
          for (const [label, list] of groups) {
            if (!list.some(k => present.has(kindNumber[k]))) continue;
            const chip = h("button", {
              type: "button",
              "aria-pressed": String(!list.every(k => view.hidden.has(k))),
              title: `Shows or hides: ${label}`,
              onclick: () => {
                const hides = !list.every(k => view.hidden.has(k));
                for (const k of list) hides ? view.hidden.add(k) : view.hidden.delete(k);
                chip.setAttribute("aria-pressed", String(!hides));
                filter();
              }
            }, label);
            chips.push(chip);
          }
          $("kinds").replaceChildren(...chips);
        }

        function search(query) { view.query = $("find").value = query;
          filter(); if (rows.length && !rows.includes(view.pick)) select(rows[0]); }
        """#
}
