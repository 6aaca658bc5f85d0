/// The rows of the timeline: what each shows, and how high it is.
enum LanesScript {
    static let text = #"""
        const inLane = {
          calls: ["call"],
          screens: ["screen"],
          output: ["output"],
          system: ["wake", "refusal", "termination", "log", "note"],
          findings: ["finding"]
        };
        const laneTitle = { calls: "Calls", screens: "Screens", output: "Output", system: "System", findings: "Findings" };
        const laneHelp = {
          calls: "What the system called in the app",
          screens: "Which of the app's screens came to be in front",
          output: "What the app printed",
          system: "What the system decided: wakes, refusals, ends",
          findings: "What the app did that hurts it"
        };

        function recordsWhere(test) {
          const found = [];
          for (let i = 0; i < total; i++)
            if (test(i)) found.push(i);
          return Int32Array.from(found);
        }
        /** The records of an app by lane, in one walk. */
        const laneOfKind = Object.fromEntries(Object.entries(inLane).flatMap(([lane, list]) => list.map(k => [k,
          lane])));
        /** What the system does for an app by rules of a mode has a lane for each: it goes on while the app does not run. */
        const common = new Set(["life", "sim", "app", "plist"]);
        function laneBesides(i) {
          const r = rule(i),
            section = r ? r.id.split(".")[0] : "";
          return section && !common.has(section) && ["note", "log"].includes(kinds[kindOf[i]]) ? section : "";
        }
        const parts = appNames.map(() => ({ calls: [], screens: [], output: [], system: [], findings: [], states: [],
          modes: {} }));
        const phoneRecords = [];
        for (let i = 0; i < total; i++) {
          const kind = kinds[kindOf[i]],
            app = appOf[i],
            mine = parts[app];
          if (kind === "stimulus" || app === 0 && kind !== "finding") { phoneRecords.push(i); if (app === 0)
          continue; }
          const section = laneBesides(i),
            lane = laneOfKind[kind];
          if (section) (mine.modes[section] ||= []).push(i);
          else if (lane) mine[lane].push(i);
          if (app === 0) continue;
          const last = mine.states.at(-1);
          if (!last || last.state !== stateOf[i]) { if (last) last.to = times[i];
            mine.states.push({ from: times[i], to: end, state: stateOf[i], i }); }
        }
        // A state that lasts no time shows as the records around it only.
        for (const part of parts) part.states = part.states.filter(s => s.to > s.from || s.to === end);

        /** Spans in rows by name; those of one name that overlap get rows of their own, up to three. */
        function stack(app) {
          const byName = new Map();
          for (const s of spansOfApp[app].list) {
            if (!byName.has(s.name)) byName.set(s.name, [
              []
            ]);
            const rows = byName.get(s.name);
            let row = rows.find(r => !r.length || r.at(-1).to <= s.from);
            if (!row) rows.length < 3 ? rows.push(row = []) : row = rows[2];
            row.push(s);
          }
          const all = [...byName].flatMap(([name, rows]) => rows.map((list, n) => ({ name, list, n })));
          if (all.length <= 28) return all;
          const rest = all.slice(27).flatMap(r => r.list).sort((a, b) => a.from - b.from);
          return [...all.slice(0, 27), { name: `${all.length - 27} more`, list: rest, n: 0 }];
        }

        /** The errands of an app by kind, each in the first row where there is room for it: five rows of a kind at most. */
        function errandLanes(app) {
          const byKind = new Map();
          for (const e of errands)
            if (e.app === app) {
              if (!byKind.has(e.kind)) byKind.set(e.kind, []);
              const rows = byKind.get(e.kind);
              let row = rows.find(r => r.at(-1).to <= e.from);
              if (!row) rows.length < 5 ? rows.push(row = []) : row = rows[4];
              row.push(e);
            }
          return [...byKind].flatMap(([kind, rows]) => rows.map((list, n) => ({ kind: "bars", label: n ? "" : kind + "s",
            title: `${kind}s that the phone does for ${appNames[app]}, also while it does not run`, h: 22, sub: true,
            list, app })));
        }

        function conditionLanes() {
          const byName = new Map();
          for (const c of head.conditions) { if (!byName.has(c.name)) byName.set(c.name, []);
            byName.get(c.name).push(c); }
          return [...byName].filter(([, list]) => list.length > 1).map(([name, list]) => ({
            kind: "bands",
            label: name,
            title: `The phone: ${name}`,
            h: 20,
            sub: true,
            bands: list.map((c, n) => ({ from: c.at, to: n + 1 < list.length ? list[n + 1].at : end, text: c
                .value, tone: n % 2 }))
          }));
        }

        function appLanes(app) {
          const part = parts[app],
            lanes = [],
            many = appNames.length > 2;
          if (many) lanes.push({ kind: "group", label: appNames[app], title: appNames[app], h: 24 });
          lanes.push({ kind: "states", label: many ? "State" : appNames[app], title: `The state of ${appNames[app]}`,
            h: 32, bands: part.states, app });
          for (const row of stack(app)) lanes.push({ kind: "bars", label: row.name,
            title: `Kept awake by ${row.name}`, h: 22, sub: true, list: row.list, app });
          lanes.push(...errandLanes(app));
          for (const name of Object.keys(inLane))
            if (part[name].length) lanes.push({ kind: "events", name, label: laneTitle[name], title: laneHelp[name],
              h: 24, list: Int32Array.from(part[name]), app });
          for (const [section, list] of Object.entries(part.modes)) lanes.push({ kind: "events", name: section,
            label: `${section} rules`, title: `What the system did for ${appNames[app]} by the rules of ${section}`,
            h: 24, sub: true, list: Int32Array.from(list), app });
          return lanes;
        }
        const checks = head.expectations.map((c, n) => ({ ...c, n }));
        const lanes = [
          { kind: "events", name: "phone", label: "Phone", title: "What happened to the phone", h: 28,
            list: Int32Array.from(phoneRecords), app: 0 },
          ...conditionLanes(), ...appNames.flatMap((_, app) => app ? appLanes(app) : []),
          ...(parts[0].findings.length ? [{ kind: "events", name: "findings", label: "Findings",
            title: "Found about the phone", h: 24, list: Int32Array.from(parts[0].findings), app: 0 }] : []),
          ...(checks.length ? [{ kind: "checks", label: "Expectations", title: "What the scenario expects", h: 28,
            list: checks.slice().sort((a, b) => a.from - b.from) }] : []),
        ].filter(lane => lane.kind !== "events" || lane.list.length);
        const heightOf = lane => lane.folded ? 12 : lane.h;
        const laneTop = lane => { let y = 0; for (const other of lanes) { if (other === lane) break;
            y += heightOf(other); } return y; };
        const allHeight = () => lanes.reduce((sum, lane) => sum + heightOf(lane), 0) + 8;

        function laneOf(i) { return lanes.find(l => l.kind === "events" && l.list[lowerBound(l.list.length, i, n => l
            .list[n])] === i); }

        function layNames() {
          const box = $("names");
          box.replaceChildren();
          lanes.forEach((lane, n) => {
            const name = document.createElement("button");
            name.type = "button";
            name.textContent = lane.folded ? "" : lane.label;
            name.title = `${lane.title}${n < 9 ? ` (key ${n + 1} folds it)` : ""}`;
            name.setAttribute("aria-label", `${lane.title}, ${lane.folded ? "folded" : "shown"}`);
            name.setAttribute("aria-expanded", String(!lane.folded));
            name.className = (lane.kind === "group" ? "group" : lane.sub ? "sub" : "") + (lane.folded ?
              " folded" : "");
            name.style.height = name.style.lineHeight = heightOf(lane) + "px";
            name.onclick = () => fold(n, true);
            box.append(name);
          });
          sizeAll();
        }

        function fold(n, keepsFocus) {
          if (!lanes[n] || lanes[n].kind === "group") return;
          lanes[n].folded = !lanes[n].folded;
          layNames();
          refresh();
          if (keepsFocus) $("names").children[n].focus();
        }
        """#
}
