/** How the page of a comparison looks: one column on a telephone, where each row of the table becomes a card. */
export const STYLE = `
:root { color-scheme: light dark; --ink: #1c2321; --soft: #55605c; --line: #d8dedb; --page: #fbfcfb; --card: #ffffff;
  --up: #b4531f; --down: #1f6f8b; --none: #9aa5a0; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8edea; --soft: #a3aea9; --line: #38423e; --page: #141917;
  --card: #1c2320; --up: #ef9b62; --down: #6cc0dc; --none: #6d7873; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 15px/1.5 system-ui, sans-serif; }
main { max-width: 1120px; margin: 0 auto; padding: 24px 16px 64px; }
h1 { font-size: 22px; line-height: 1.3; margin: 0 0 8px; }
h2 { font-size: 18px; margin: 32px 0 4px; }
p { margin: 4px 0 12px; color: var(--soft); max-width: 70ch; }
dl { display: grid; grid-template-columns: repeat(5, 1fr); gap: 1px; margin: 16px 0;
  background: var(--line); border: 1px solid var(--line); }
dl div { background: var(--card); padding: 10px 12px; }
dt { color: var(--soft); font-size: 13px; }
dd { margin: 0; font-size: 18px; font-variant-numeric: tabular-nums; }
.charts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 420px), 1fr)); gap: 24px; align-items: start; }
figure { margin: 8px 0; }
figcaption { font-weight: 600; margin-bottom: 8px; }
svg { display: block; overflow: visible; }
svg text { fill: var(--ink); font-size: 12px; font-variant-numeric: tabular-nums; }
svg .up { fill: var(--up); } svg .down { fill: var(--down); } svg .none { fill: var(--none); }
svg .axis { stroke: var(--soft); stroke-width: 1; }
table { width: 100%; border-collapse: collapse; margin-top: 16px; font-variant-numeric: tabular-nums; font-size: 14px; }
th, td { text-align: left; padding: 6px 10px 6px 0; border-bottom: 1px solid var(--line); vertical-align: top; }
thead th { color: var(--soft); font-weight: 500; }
summary { cursor: pointer; padding: 8px 0; border-bottom: 1px solid var(--line); font-variant-numeric: tabular-nums; }
td b { font-weight: 600; white-space: nowrap; }
td ul { margin: 0; padding: 0; list-style: none; min-width: 18em; }
tbody th { overflow-wrap: anywhere; font-weight: 600; }
@media (max-width: 800px) {
  dl { grid-template-columns: repeat(2, 1fr); }
  thead { display: none; }
  table, tbody, tr, th, td { display: block; }
  tr { border: 1px solid var(--line); background: var(--card); padding: 8px 12px; margin-bottom: 12px; }
  th, td { border: 0; padding: 2px 0; }
  td { display: flex; justify-content: space-between; gap: 16px; text-align: right; }
  td:last-child { display: block; text-align: left; }
  td ul { min-width: 0; }
  td::before { content: attr(data-name); color: var(--soft); white-space: nowrap; }
}
`;
