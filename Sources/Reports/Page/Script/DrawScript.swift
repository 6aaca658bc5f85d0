/// Draws the timeline: never more marks than there are pixels, however many records there are.
enum DrawScript {
    static let text = #"""
        let ink = {};

        function readColours() {
          const style = getComputedStyle(document.documentElement);
          for (const name of ["paper", "ink", "soft", "line", "faint", "accent", "pick", "band", "bad", "good",
              "active", "inactive",
              "background", "suspended", "refusal", "finding", "call", "output", "wake", "bar", "on-bar"
            ])
            ink[name] = style.getPropertyValue("--" + name).trim();
        }
        const font = "12px system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";
        let width = 0,
          height = 0;
        const x = ns => gutter + (ns - view.from) / (view.to - view.from) * (width - gutter);
        const at = px => view.from + (px - gutter) / (width - gutter) * (view.to - view.from);

        function sizeCanvas(canvas, w, h) {
          const scale = devicePixelRatio || 1;
          if (canvas.width !== Math.round(w * scale) || canvas.height !== Math.round(h * scale)) {
            [canvas.width, canvas.height] = [Math.round(w * scale), Math.round(h * scale)];
            canvas.style.width = w + "px";
            canvas.style.height = h + "px";
          }
          const c = canvas.getContext("2d");
          c.setTransform(scale, 0, 0, scale, 0, 0);
          c.font = font;
          c.textBaseline = "middle";
          c.clearRect(0, 0, w, h);
          return c;
        }
        const widths = new Map();

        function fitText(c, text, room) {
          if (room < 14) return "";
          text = text.length > 300 ? text.slice(0, 300) : text;
          let w = widths.get(text);
          if (w === undefined) { if (widths.size > 20000) widths.clear();
            widths.set(text, w = c.measureText(text).width); }
          if (w <= room) return text;
          const count = Math.floor(text.length * (room - 9) / w);
          return count > 1 ? text.slice(0, count).trimEnd() + "…" : "";
        }

        function put(c, text, left, y, room, colour) {
          const shown = fitText(c, text, room);
          if (!shown) return;
          c.fillStyle = colour;
          c.fillText(shown, left, y);
        }
        /** Writes beside a mark: behind it, or before it where the last one stands at the edge. Returns how far that reaches. */
        function putBeside(c, text, { left, right, taken, room, isLast }, y, colour) {
          const before = left - taken - 14,
            shown = isLast && before > room && fitText(c, text, room) !== text ? fitText(c, text, before) : "";
          if (shown) put(c, shown, left - c.measureText(shown).width, y, before, colour);
          else if (room > 36) put(c, text, right, y, room, colour);
          return shown || room <= 36 ? right : right + Math.min(room, c.measureText(fitText(c, text, room)).width);
        }
        const colourOf = {
          stimulus: "ink",
          call: "call",
          state: "ink",
          wake: "wake",
          refusal: "refusal",
          finding: "finding",
          termination: "bad",
          output: "output",
          log: "soft",
          note: "soft",
          screen: "accent",
          acquire: "bar",
          drop: "bar"
        };
        /** A shape for each kind, so that no colour has to be told apart. */
        function mark(c, kind, px, y, alpha) {
          c.globalAlpha = alpha;
          c.fillStyle = c.strokeStyle = ink[colourOf[kind]];
          c.lineWidth = 2;
          c.beginPath();
          switch (kind) {
            case "refusal":
              c.moveTo(px - 4, y - 4);
              c.lineTo(px + 4, y + 4);
              c.moveTo(px + 4, y - 4);
              c.lineTo(px - 4, y + 4);
              c.stroke();
              break;
            case "wake":
              c.moveTo(px, y - 5);
              c.lineTo(px + 5, y + 4);
              c.lineTo(px - 5, y + 4);
              c.fill();
              break;
            case "finding":
              c.moveTo(px, y - 6);
              c.lineTo(px + 6, y + 5);
              c.lineTo(px - 6, y + 5);
              c.fill();
              c.fillStyle = ink.paper;
              c.fillRect(px - .8, y - 2, 1.6, 4);
              c.fillRect(px - .8, y + 2.8, 1.6, 1.4);
              break;
            case "termination":
              c.rect(px - 5, y - 5, 10, 10);
              c.fill();
              break;
            case "call":
              c.moveTo(px - 3, y - 5);
              c.lineTo(px + 4, y);
              c.lineTo(px - 3, y + 5);
              c.fill();
              break;
            case "stimulus":
              c.moveTo(px, y - 5);
              c.lineTo(px + 5, y);
              c.lineTo(px, y + 5);
              c.lineTo(px - 5, y);
              c.fill();
              break;
            case "screen":
              c.strokeRect(px - 3, y - 5, 6, 10);
              break;
            case "output":
              c.rect(px - 1, y - 6, 2.5, 12);
              c.fill();
              break;
            default:
              c.arc(px, y, 3, 0, 7);
              c.fill();
          }
          c.globalAlpha = 1;
        }
        const weight = { termination: 5, finding: 4, refusal: 3, wake: 2 };
        /** Calls `draw(px, first, count, kind)` for each pixel that has records of a lane. */
        function eachPixel(list, draw) {
          let n = lowerBound(list.length, view.from, k => times[list[k]]);
          while (n < list.length && times[list[n]] <= view.to) {
            const px = Math.round(x(times[list[n]])),
              next = lowerBound(list.length, at(px + .5), k => times[list[k]], n + 1);
            let best = n; // The worst of the first few stands for all; and one that is searched for before others.
            for (let k = n; k < Math.min(next, n + 64); k++) {
              const score = i => (isMatch[list[i]] ? 10 : 0) + (weight[kinds[kindOf[list[i]]]] || 0);
              if (score(k) > score(best)) best = k;
            }
            draw(px, list[best], next - n);
            n = next;
          }
        }

        function drawEvents(c, lane, y, h) {
          const marks = [];
          eachPixel(lane.list, (px, i, count) => marks.push([px, i, count]));
          const mid = y + h / 2;
          let taken = gutter;
          marks.forEach(([px, i, count], n) => {
            const kind = kinds[kindOf[i]],
              alpha = isMatch[i] ? 1 : .18;
            if (marks.length > (width - gutter) / 3 && !weight[kind]) {
              c.globalAlpha = alpha * Math.min(.35 + count / 12, 1);
              c.fillStyle = ink[colourOf[kind]];
              c.fillRect(px, mid - Math.min(3 + Math.log2(count + 1) * 2, h / 2 - 3), 1, Math.min(6 + Math.log2(
                count + 1) * 4, h - 6));
              c.globalAlpha = 1;
            } else mark(c, kind, px, mid, alpha);
            const isLast = n + 1 === marks.length,
              room = (isLast ? width - 6 : marks[n + 1][0] - 9) - px - 9;
            if (lane.folded || !isMatch[i]) { taken = px + 9; return; }
            taken = putBeside(c, sentence(i) + (count > 1 ? `  +${count - 1}` : ""),
              { left: px - 9, right: px + 9, taken, room, isLast }, mid + .5, ink.ink);
          });
        }
        const stateColour = s => ({ active: ink.active, inactive: ink.inactive, background: ink.background,
          suspended: ink.suspended })[s];

        function drawStates(c, lane, y, h) {
          const top = y + 5,
            tall = h - 10,
            list = lane.bands;
          let last = -1;
          for (let n = lowerBound(list.length, view.from, k => list[k].to); n < list.length && list[n].from <= view
            .to; n++) {
            const band = list[n],
              name = head.states[band.state],
              from = Math.max(x(band.from), gutter),
              to = Math.min(x(band.to), width);
            if (to - from < 1 && Math.round(from) === last) { n = Math.max(n, lowerBound(list.length, at(last + 1.5),
                k => list[k].to, n) - 1); continue; }
            last = Math.round(from);
            const wide = Math.max(to - from, 1);
            if (name === "not running") { c.strokeStyle = ink.line;
              c.lineWidth = 1;
              c.strokeRect(from + .5, top + .5, Math.max(wide - 1, .5), tall - 1); } else if (name ===
              "suspended") { c.fillStyle = ink.suspended;
              c.fillRect(from, top + tall / 2 - 2.5, wide, 5); } else { c.fillStyle = stateColour(name);
              c.fillRect(from, top, wide, tall); if (name === "inactive") dots(c, from, top, wide, tall); }
            const thin = name === "suspended" || name === "not running",
              room = to - from - 12;
            if (room < 20) continue;
            const label = fitText(c, name, room);
            if (thin && name === "suspended") { c.fillStyle = ink.paper;
              c.fillRect(from + 4, top, c.measureText(label).width + 6, tall); }
            put(c, name, from + 7, y + h / 2 + .5, room, thin ? ink.soft : "#101317");
          }
        }

        function dots(c, left, top, wide, tall) {
          c.fillStyle = "rgb(0 0 0 / .35)";
          for (let px = left + 3; px < left + Math.min(wide, 4000) - 2; px += 6) c.fillRect(px, top + tall - 4, 2, 2);
        }
        /** Grants are hatched up to their deadline: what is left of them pale, what went beyond them edged. */
        function drawBars(c, lane, y, h) {
          const top = y + 4,
            tall = h - 8,
            list = lane.list;
          let last = -1;
          for (let n = lowerBound(list.length, view.from - (lane.longest || 0), k => list[k].from); n < list.length &&
            list[n].from <= view.to; n++) {
            const s = list[n],
              limit = s.deadline === null ? s.to : Math.max(s.deadline, s.to);
            if (limit < view.from) continue;
            const from = Math.max(x(s.from), gutter - 2),
              to = Math.min(x(s.to), width + 2),
              px = Math.round(to);
            if (to - from < 1 && px === last && view.span !== s) continue;
            last = px;
            if (s.deadline !== null && s.deadline > s.to) hatch(c, Math.max(to, gutter), top, Math.min(x(s.deadline),
              width + 2), tall);
            c.fillStyle = s.errand ? ink.inactive : ink.bar;
            c.fillRect(from, top, Math.max(to - from, 1.5), tall);
            if (s.deadline !== null && s.deadline < s.to) {
              const over = Math.max(x(s.deadline), gutter);
              c.strokeStyle = ink.bad;
              c.lineWidth = 2;
              c.strokeRect(over, top + 1, Math.max(to - over, 1), tall - 2);
            }
            if (view.span === s) { c.strokeStyle = ink.pick;
              c.lineWidth = 2;
              c.strokeRect(from - 1, top - 1, Math.max(to - from, 1.5) + 2, tall + 2); }
            const room = to - from - 10;
            if (room > 30 && !lane.folded) put(c, (s.errand ? s.name + ", " : "") + span(s.to - s.from) + (s.open ? " and on" : ""), from + 6, y + h /
              2 + .5, room, ink["on-bar"]);
          }
        }

        function hatch(c, left, top, right, tall) {
          if (right - left < 1) return;
          c.save();
          c.beginPath();
          c.rect(left, top, right - left, tall);
          c.clip();
          c.strokeStyle = ink.bar;
          c.globalAlpha = .55;
          c.lineWidth = 1;
          c.beginPath();
          for (let px = left - tall - left % 6; px < right; px += 6) { c.moveTo(px, top + tall);
            c.lineTo(px + tall, top); }
          c.stroke();
          c.restore();
          c.strokeStyle = ink.bar;
          c.lineWidth = 1;
          c.beginPath();
          c.moveTo(right - .5, top - 2);
          c.lineTo(right - .5, top + tall + 2);
          c.stroke();
        }
        """#
}
