/// Puts the drawing together: lanes, ruler, map of the whole run, and what is under the pointer.
enum ChartScript {
    static let text = #"""
        for (const lane of lanes)
          if (lane.kind === "bars")
            lane.longest = lane.list.reduce((most, s) => Math.max(most, Math.max(s.to, s.deadline || 0) - s.from), 0);

        function drawBands(c, lane, y, h) {
          for (const band of lane.bands) {
            const from = Math.max(x(band.from), gutter),
              to = Math.min(x(band.to), width);
            if (to - from < .5) continue;
            c.fillStyle = band.tone ? ink.faint : ink.band;
            c.fillRect(from, y + 3, to - from, h - 6);
            c.fillStyle = ink.soft;
            c.fillRect(from, y + 3, 1.5, h - 6);
            if (!lane.folded) put(c, band.text, from + 7, y + h / 2 + .5, to - from - 12, ink.ink);
          }
        }

        function drawChecks(c, lane, y, h) {
          const mid = y + h / 2;
          let taken = gutter;
          lane.list.forEach((check, n) => {
            const px = x(check.from),
              to = x(check.to),
              colour = check.ok ? ink.good : ink.bad;
            if (to < gutter || px > width) return;
            c.strokeStyle = c.fillStyle = colour;
            c.lineWidth = 2;
            if (to - px > 2) { c.globalAlpha = .2;
              c.fillRect(px, mid - 8, to - px, 16);
              c.globalAlpha = 1; }
            c.fillRect(px - .75, y + 4, 1.5, h - 8);
            c.beginPath();
            if (check.ok) { c.moveTo(px + 4, mid);
              c.lineTo(px + 7, mid + 4);
              c.lineTo(px + 13, mid - 4); } else { c.moveTo(px + 5, mid - 4);
              c.lineTo(px + 13, mid + 4);
              c.moveTo(px + 13, mid - 4);
              c.lineTo(px + 5, mid + 4); }
            c.stroke();
            if (view.check === check) { c.strokeStyle = ink.pick;
              c.strokeRect(px - 3, y + 2, Math.max(to - px, 18) + 4, h - 4); }
            const next = lane.list[n + 1],
              room = (next ? x(next.from) : width) - px - 24;
            const text = check.ok ? "holds" : check.mismatches.map(m => `${m.key}: ${m.found}`).join("; ");
            if (!lane.folded) taken = putBeside(c, text, { left: px - 6, right: px + 18, taken, room, isLast: !next },
              mid + .5, colour);
          });
        }
        const painters = { events: drawEvents, states: drawStates, bars: drawBars, bands: drawBands,
          checks: drawChecks, group: () => {} };

        function drawLanes() {
          const c = sizeCanvas($("chart"), width, height);
          let y = 0;
          c.fillStyle = ink.band;
          lanes.forEach(lane => { const h = heightOf(lane); if (lane.kind === "states" || lane.kind === "group") c
              .fillRect(0, y, width, h);
            y += h; });
          c.strokeStyle = ink.line;
          c.lineWidth = 1;
          c.globalAlpha = .5;
          for (const tick of ticks()) { const px = Math.round(x(tick)) + .5; if (px > gutter) { c.beginPath();
              c.moveTo(px, 0);
              c.lineTo(px, height);
              c.stroke(); } }
          c.globalAlpha = 1;
          y = 0;
          const after = x(end);
          if (after < width) { c.fillStyle = ink.faint;
            c.fillRect(Math.max(after, gutter), 0, width, height); }
          c.save();
          c.beginPath();
          c.rect(gutter, 0, width - gutter, height);
          c.clip();
          for (const lane of lanes) { const h = heightOf(lane);
            painters[lane.kind](c, lane, y, h);
            y += h; }
          for (const [ns, colour] of [
              [view.pick >= 0 ? times[view.pick] : null, ink.pick],
              [view.mark, ink.bad]
            ])
            if (ns !== null) { const px = x(ns);
              c.strokeStyle = colour;
              c.lineWidth = 1.5;
              c.beginPath();
              c.moveTo(px, 0);
              c.lineTo(px, height);
              c.stroke(); }
          const lane = view.pick >= 0 && laneOf(view.pick);
          if (lane) { const cy = laneTop(lane) + heightOf(lane) / 2;
            c.strokeStyle = ink.pick;
            c.lineWidth = 2;
            c.beginPath();
            c.arc(x(times[view.pick]), cy, 9, 0, 7);
            c.stroke(); }
          if (drag && drag.range) { c.fillStyle = ink.accent;
            c.globalAlpha = .18;
            c.fillRect(Math.min(drag.x, drag.now), 0, Math.abs(drag.now - drag.x), height); }
          c.restore();
        }
        const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1e3, 2e3, 5e3, 1e4, 2e4, 5e4, 1e5, 2e5, 5e5].map(n => n *
            1e3)
          .concat([1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 10800, 21600, 43200, 86400, 172800,
            604800, 2592000
          ].map(s => s * 1e9));
        const stepNow = () => steps.find(s => s / (view.to - view.from) * (width - gutter) >= 84) || 2592000e9 * 12;

        function ticks() {
          const step = stepNow(),
            list = [];
          for (let t = Math.max(0, Math.ceil(view.from / step) * step); t <= view.to && list.length < 400; t += step)
            list.push(t);
          return list;
        }

        function tickText(t, step) {
          if (!t) return "0 s";
          if (step >= 60e9) return span(t);
          if (step >= 1e9) return t >= 120e9 ? clock(t).slice(0, -4).replace(/^00:/, "") : span(t);
          return (t / 1e9).toFixed(Math.min(9, Math.max(0, Math.ceil(9 - Math.log10(step))))) + " s";
        }

        function drawRuler() {
          const c = sizeCanvas($("ruler"), width, 36),
            step = stepNow(),
            needsSeconds = step < 60e9;
          c.fillStyle = ink.soft;
          c.fillText("since boot", 12, 10);
          c.fillText(`on the phone${head.clock[0] && head.clock[0].zone !== "GMT" ? "" : " (UTC)"}`, 12, 26);
          c.save();
          c.beginPath();
          c.rect(gutter, 0, width, 36);
          c.clip();
          const ends = new Map();
          for (const t of ticks()) {
            const px = x(t);
            c.fillStyle = ink.line;
            c.fillRect(Math.round(px), 0, 1, 36);
            for (const [text, y, colour] of [
                [tickText(t, step), 10, ink.ink],
                [wall(t, needsSeconds), 26, ink.soft]
              ]) {
              // One that the edge would cut off stands before its line, where there is room for it.
              const wide = c.measureText(text).width,
                isCut = px + 5 + wide > width - 2;
              if (isCut && px - 5 - wide < (ends.get(y) || gutter) + 6) continue;
              c.fillStyle = colour;
              c.fillText(text, isCut ? px - 5 - wide : px + 5, y);
              ends.set(y, isCut ? px : px + 5 + wide);
            }
          }
          c.restore();
        }
        let mapCounts = null;
        const mapX = ns => gutter + (ns - whole.from) / (whole.to - whole.from) * (width - gutter);
        const mapAt = px => whole.from + (px - gutter) / (width - gutter) * (whole.to - whole.from);

        function drawMap() {
          const c = sizeCanvas($("map"), width, 40),
            count = Math.max(1, Math.ceil(width - gutter));
          if (!mapCounts || mapCounts.length !== count + 1) {
            mapCounts = new Float64Array(count + 1);
            for (let i = 0; i < total; i++) mapCounts[Math.max(0, Math.floor(mapX(times[i]) - gutter))]++;
          }
          c.fillStyle = ink.soft;
          c.fillText("the whole run", 12, 20);
          const first = lanes.find(l => l.kind === "states");
          if (first)
            for (const band of first.bands) {
              const colour = stateColour(head.states[band.state]);
              if (!colour) continue;
              c.fillStyle = colour;
              c.globalAlpha = .75;
              c.fillRect(mapX(band.from), 32, Math.max(mapX(band.to) - mapX(band.from), .5), 5);
              c.globalAlpha = 1;
            }
          const most = mapCounts.reduce((a, b) => Math.max(a, b), 1);
          c.fillStyle = ink.soft;
          for (let n = 0; n < mapCounts.length; n++)
            if (mapCounts[n]) { const h = 3 + 23 * Math.log1p(mapCounts[n]) / Math.log1p(most);
              c.fillRect(gutter + n, 29 - h, 1, h); }
          c.fillStyle = ink.finding;
          for (let i = 0; i < bad.length; i++) c.fillRect(mapX(times[bad[i]]) - 1, 1, 2.5, 4);
          const from = Math.max(mapX(view.from), gutter),
            to = Math.min(mapX(view.to), width);
          c.fillStyle = ink.paper;
          c.globalAlpha = .68;
          c.fillRect(gutter, 0, from - gutter, 40);
          c.fillRect(to, 0, width - to, 40);
          c.globalAlpha = 1;
          c.strokeStyle = ink.accent;
          c.lineWidth = 1.5;
          c.strokeRect(from + .75, .75, Math.max(to - from - 1.5, 2), 38.5);
        }
        const bad = recordsWhere(i => kinds[kindOf[i]] === "finding" || kinds[kindOf[i]] === "termination");

        function sizeAll() {
          width = $("left").clientWidth;
          height = Math.max(allHeight(), 10);
          const inner = $("lanes").clientWidth;
          if (inner) width = inner;
        }
        /** What lies at a place of the lanes. */
        function hit(px, py) {
          let y = 0;
          const lane = lanes.find(l => { const h = heightOf(l); if (py < y + h) return true;
            y += h; return false; });
          if (!lane || px < gutter) return null;
          const t = at(px),
            reach = 8 / (width - gutter) * (view.to - view.from);
          if (lane.kind === "events") {
            const n = lowerBound(lane.list.length, t - reach, k => times[lane.list[k]]);
            let best = -1;
            for (let k = n; k < lane.list.length && times[lane.list[k]] <= t + reach && k < n + 5000; k++)
              if (best < 0 || Math.abs(times[lane.list[k]] - t) < Math.abs(times[lane.list[best]] - t)) best = k;
            if (best < 0) return null;
            const px0 = Math.round(x(times[lane.list[best]])),
              list = [];
            for (let k = best; k < lane.list.length && Math.round(x(times[lane.list[k]])) === px0; k++) list.push(lane
              .list[k]);
            return { lane, list };
          }
          if (lane.kind === "bars") {
            const inside = lane.list.filter(s => s.from - reach / 3 <= t && t <= Math.max(s.to, s.deadline || 0) +
              reach / 3);
            const s = inside.find(s => t <= s.to + reach / 3) || inside[0];
            return s ? { lane, span: s } : null;
          }
          if (lane.kind === "checks") { const c = lane.list.filter(c => c.from - reach * 2 <= t && t <= c.to + reach)
              .at(-1); return c ? { lane, check: c } : null; }
          const band = (lane.bands || []).find(b => b.from <= t && t < b.to);
          return band ? { lane, band } : null;
        }
        """#
}
