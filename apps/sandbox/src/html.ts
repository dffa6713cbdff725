/** Text that is already HTML. */
export type Html = { readonly html: string };

type Part = Html | string | number | undefined | false | readonly Part[];

/** Builds HTML and escapes every value that isn't Html. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return { html: strings.reduce((text, string, index) => `${text}${render(parts[index - 1])}${string}`) };
}

function render(part: Part): string {
  if (part === undefined || part === false) return '';
  if (typeof part === 'object') return 'html' in part ? part.html : part.map(render).join('');
  return String(part).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

const STYLE = `
:root { color-scheme: light; --ink: #1d2733; --soft: #5b6878; --line: #d9dfe6; --paper: #fff; --ground: #f3f5f7; --accent: #0b5c6b; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 15px/1.5 system-ui, sans-serif; }
header { background: var(--accent); color: #fff; padding: 1rem 1.5rem; }
header h1 { margin: 0; font-size: 1.25rem; }
header p { margin: .25rem 0 0; }
main { max-width: 78rem; margin: 0 auto; padding: 1.5rem; display: grid; gap: 1.25rem; grid-template-columns: minmax(0, 1fr); }
main.narrow { max-width: 34rem; }
section { background: var(--paper); border: 1px solid var(--line); border-radius: 10px; padding: 1.25rem; }
h2 { margin: 0 0 .75rem; font-size: 1.05rem; }
form { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; margin: 0 0 .75rem; }
form.stack { flex-direction: column; align-items: stretch; }
label { display: grid; gap: .25rem; font-weight: 600; font-size: .875rem; }
label.choice { display: flex; gap: .6rem; align-items: center; padding: .75rem; border: 1px solid var(--line); border-radius: 8px; font-weight: 400; }
fieldset { border: 0; padding: 0; margin: 0; display: grid; gap: .5rem; }
legend { font-weight: 600; padding: 0; margin-bottom: .5rem; }
input, select { font: inherit; font-weight: 400; padding: .45rem .6rem; border: 1px solid #8b97a5; border-radius: 6px; background: #fff; color: inherit; }
input[type=radio] { width: 1.1rem; height: 1.1rem; accent-color: var(--accent); }
button { font: inherit; font-weight: 600; padding: .5rem 1rem; border: 1px solid var(--accent); border-radius: 6px; background: var(--accent); color: #fff; cursor: pointer; }
button.quiet { background: #fff; color: var(--accent); }
:focus-visible { outline: 3px solid #f0a202; outline-offset: 2px; }
.scroll { overflow: auto; max-height: 32rem; border: 1px solid var(--line); border-radius: 8px; }
table { border-collapse: collapse; width: 100%; font-size: .8125rem; }
th, td { text-align: left; vertical-align: top; padding: .4rem .6rem; border-bottom: 1px solid var(--line); }
th { position: sticky; top: 0; background: #e9edf1; }
code, pre { font: .78rem/1.45 ui-monospace, monospace; }
pre { margin: .25rem 0 0; white-space: pre-wrap; overflow-wrap: anywhere; }
.soft { color: var(--soft); }
a { color: var(--accent); }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 0; }
dt { color: var(--soft); } dd { margin: 0; }
`;

/** Renders a full page. */
export function page(title: string, subtitle: string, body: Html, narrow = false): string {
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${{ html: STYLE }}</style></head>
<body><header><h1>${title}</h1><p>${subtitle}</p></header><main class="${narrow ? 'narrow' : ''}">${body}</main></body>
</html>`.html;
}
