/// Keys, pointer and beginning.
enum MainScript {
    static let text = #"""
        let drag = null;
        const local = (event, node) => { const box = node.getBoundingClientRect(); return [event.clientX - box.left,
            event.clientY - box.top
          ]; };

        function watchChart() {
          const chart = $("chart"),
            tip = $("tip");
          chart.onpointerdown = e => { const [px] = local(e, chart);
            drag = { x: px, now: px, from: view.from, to: view.to, range: e.shiftKey, moved: false };
            chart.setPointerCapture(e.pointerId);
            tip.hidden = true; };
          chart.onpointermove = e => {
            const [px, py] = local(e, chart);
            if (drag) {
              drag.now = px;
              drag.moved ||= Math.abs(px - drag.x) > 3;
              if (drag.range) refresh();
              else if (drag.moved) { const shift = (drag.x - px) / (width - gutter) * (drag.to - drag.from);
                setView(drag.from + shift, drag.to + shift); }
              return;
            }
            const found = hit(px, py);
            chart.style.cursor = found ? "pointer" : "default";
            tip.hidden = !found;
            if (!found) return;
            tip.replaceChildren(...tipFor(found).filter(Boolean));
            tip.style.left = Math.min(e.clientX + 14, innerWidth - tip.offsetWidth - 8) + "px";
            tip.style.top = (e.clientY + 20 + tip.offsetHeight > innerHeight ? e.clientY - tip.offsetHeight - 12 : e
              .clientY + 20) + "px";
          };
          chart.onpointerleave = () => { tip.hidden = true; };
          chart.onpointercancel = () => { drag = null;
            refresh(); };
          chart.onpointerup = e => {
            const [px, py] = local(e, chart), done = drag;
            drag = null;
            if (!done) return;
            if (done.range && done.moved) return setView(at(Math.min(done.x, px)), at(Math.max(done.x, px)));
            if (done.moved) return;
            const found = hit(px, py);
            if (!found) clearPick();
            else if (found.list) select(found.list[0], true);
            else if (found.span) selectSpan(found.span);
            else if (found.check) selectCheck(found.check);
            else if (found.band.i !== undefined) selectBand(found.band);
          };
          chart.ondblclick = e => zoom(.4, at(local(e, chart)[0]));
          for (const node of [chart, $("ruler"), $("map")]) node.addEventListener("wheel", e => {
            if (e.ctrlKey || e.metaKey || node !== chart) { e.preventDefault();
              zoom(Math.exp(Math.max(-60, Math.min(60, e.deltaY || e.deltaX)) / 220), node === $("map") ?
                undefined : at(local(e, node)[0])); } else if (Math.abs(e.deltaX) > Math.abs(e.deltaY) || e
              .shiftKey) { e.preventDefault();
              pan((e.deltaX || e.deltaY) / (width - gutter)); }
          }, { passive: false });
          const map = $("map");
          let start = null;
          map.onpointerdown = e => { start = mapAt(local(e, map)[0]);
            map.setPointerCapture(e.pointerId); };
          map.onpointermove = e => { if (start !== null && Math.abs(mapX(start) - local(e, map)[0]) > 4) { const to =
                mapAt(local(e, map)[0]);
              setView(Math.min(start, to), Math.max(start, to)); } };
          map.onpointerup = e => { if (start !== null && Math.abs(mapX(start) - local(e, map)[0]) <= 4) { const w =
                view.to - view.from;
              setView(start - w / 2, start + w / 2); } start = null; };
          map.onpointercancel = () => { start = null; };
        }

        function stepInLane(by) {
          const lane = view.pick >= 0 ? laneOf(view.pick) || lanes.find(l => l.kind === "events") : lanes.find(l => l
            .kind === "events");
          if (!lane) return;
          const n = lowerBound(lane.list.length, view.pick, k => lane.list[k]),
            next = by > 0 ? (lane.list[n] === view.pick ? n + 1 : n) : n - 1;
          if (next >= 0 && next < lane.list.length) select(lane.list[next]);
        }

        function stepBad(by) {
          const stops = [...bad, ...checks.filter(c => !c.ok).map(c => Math.max(0, lowerBound(total, c.from + 1, i =>
            times[i]) - 1))].sort((a, b) => a - b);
          const next = by > 0 ? stops.find(i => i > view.pick) : stops.filter(i => view.pick < 0 || i < view.pick).at(
            -1);
          if (next !== undefined) select(next);
        }
        const keys = {
          KeyW: () => zoom(.65),
          KeyS: () => zoom(1 / .65),
          KeyA: () => pan(-.2),
          KeyD: () => pan(.2),
          Period: () => stepInLane(1),
          Comma: () => stepInLane(-1),
          KeyF: fit,
          KeyJ: () => stepSight(-1),
          KeyK: () => stepSight(1),
          KeyV: foldSketch,
          KeyN: () => stepBad(1),
          KeyP: () => stepBad(-1),
          Digit0: () => setView(whole.from, whole.to),
          Equal: () => zoom(.65),
          Minus: () => zoom(1 / .65),
          NumpadAdd: () => zoom(.65),
          NumpadSubtract: () => zoom(1 / .65),
          ArrowLeft: () => step(-1),
          ArrowRight: () => step(1),
          ArrowUp: () => moveRow(-1),
          ArrowDown: () => moveRow(1),
          PageUp: () => moveRow(-15),
          PageDown: () => moveRow(15),
          Home: () => select(rows[0]),
          End: () => select(rows.at(-1)),
          Escape: clearPick,
          KeyM: () => { view.mark = view.mark === null && view.pick >= 0 ? times[view.pick] : null;
            showDetail();
            refresh(); },
        };

        function onKey(e) {
          if (e.ctrlKey || e.metaKey || e.altKey || $("help").open) return;
          const isText = e.target === $("find");
          if (isText) {
            if (e.key === "Enter") { e.preventDefault();
              step(e.shiftKey ? -1 : 1); }
            if (e.key === "Escape") { if (view.query) search("");
              $("table").focus(); }
            return;
          }
          if (e.key === "?") return $("help").showModal();
          if (e.key === "/") { e.preventDefault();
            $("find").focus(); return $("find").select(); }
          if (e.key === "+") return zoom(.65);
          const digit = /^(?:Digit|Numpad)([1-9])$/.exec(e.code);
          if (digit) return fold(digit[1] - 1);
          const isPress = e.key === "Enter" && e.target.tagName !== "BUTTON" && e.target.tagName !== "A";
          if (isPress) return step(e.shiftKey ? -1 : 1);
          const act = keys[e.code];
          if (act) { e.preventDefault();
            act(); }
        }

        function watchGrip() {
          const grip = $("grip"),
            left = $("left");
          let isHeld = false;
          const size = share => { const s = Math.min(Math.max(share, 12), 88);
            left.style.gridTemplateRows = `auto minmax(40px, ${s}fr) 7px minmax(60px, ${100 - s}fr)`;
            grip.setAttribute("aria-valuenow", String(Math.round(s)));
            refresh(); };
          grip.onpointerdown = e => { isHeld = true;
            grip.setPointerCapture(e.pointerId); };
          grip.onpointermove = e => { if (isHeld) { const box = left.getBoundingClientRect(),
                top = $("maps").offsetHeight;
              size((e.clientY - box.top - top) / (box.height - top) * 100); } };
          grip.onpointerup = () => { isHeld = false; };
          grip.onkeydown = e => { const by = { ArrowUp: -5, ArrowDown: 5 } [e.key]; if (by) { e.preventDefault();
              e.stopPropagation();
              size(+grip.getAttribute("aria-valuenow") + by); } };
        }

        function theme(next) {
          document.documentElement.dataset.theme = next;
          try { localStorage.setItem("vigil-theme", next); } catch { /* not kept */ }
          const button = $("theme");
          button.textContent = { auto: "◐ auto", light: "☀ light", dark: "☾ dark" } [next];
          button.setAttribute("aria-label", `Colours: ${next}`);
          readColours();
          refresh();
        }

        function begin() {
          $("page").hidden = false;
          document.body.classList.add("on");
          let kept = "auto";
          try { kept = localStorage.getItem("vigil-theme") || "auto"; } catch { /* none kept */ }
          readLink();
          if (location.hash.length < 2) selectReason();
          $("find").value = view.query;
          layTools();
          theme(["auto", "light", "dark"].includes(kept) ? kept : "auto");
          layNames();
          const all = () => { sizeAll();
            drawMap();
            drawRuler();
            drawLanes();
            drawTable(); };
          listeners.push(all);
          filter();
          showDetail();
          watchChart();
          watchGrip();
          sizeAll();
          all();
          scrollToPick();
          $("theme").onclick = () => theme({ auto: "light", light: "dark", dark: "auto" } [document.documentElement
            .dataset.theme
          ]);
          watchSketch();
          $("help-button").onclick = () => $("help").showModal();
          $("zoom-in").onclick = () => zoom(.5);
          $("zoom-out").onclick = () => zoom(2);
          $("zoom-all").onclick = () => setView(whole.from, whole.to);
          let pause = 0;
          $("find").oninput = () => { clearTimeout(pause);
            pause = setTimeout(() => { view.query = $("find").value;
              filter(); }, total > 20000 ? 160 : 30); };
          $("table").onscroll = drawTable;
          $("table").onclick = e => { const row = e.target.closest(".row"); if (row) select(+row.dataset.i); };
          document.addEventListener("keydown", onKey);
          new ResizeObserver(refresh).observe($("left"));
          new ResizeObserver(refresh).observe($("lanes"));
          matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => { readColours();
            refresh(); });
          addEventListener("hashchange", () => { readLink();
            $("find").value = view.query;
            layTools();
            filter();
            showDetail(); });
          performance.mark("vigil-ready");
        }
        begin();
        """#
}
