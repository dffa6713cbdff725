import { diffArrays } from 'diff';

/** Particulars that may differ between two versions that say the same: the date and the loan number. */
const REFERENCES = /^<div><dt>(?:Date|Loan number)<\/dt>/;

/** A line of `renderHtml` that has text, and the element that holds it. */
const LEAF = /^<(?:(?:thead|tfoot)><)?(p|li|h1|h2|caption|tr|address|span|div)\b.*>[^<]+</;

/** The parent element of a leaf; any other leaf may appear wherever text does. */
const CONTAINERS: Readonly<Record<string, RegExp>> = {
  li: /^<[ou]l\b/,
  tr: /^<(?:table|tbody)\b/,
  caption: /^<table\b/,
  div: /^<dl\b/,
};

/** The share of words that two lines must have in common to count as versions of one line. */
const LEAST_SHARED = 0.4;

/**
 * Returns whether two versions of a document say the same, whatever their day and number.
 * @param before what `renderHtml` wrote
 * @param after what `renderHtml` wrote
 */
export function hasSameText(before: string, after: string): boolean {
  const [old, now] = [before, after].map((page) => contentOf(page).filter((line) => !REFERENCES.test(line)));
  return old?.join('\n') === now?.join('\n');
}

/**
 * Returns the newer version of a document with what it adds in `<ins>` and what it no longer says in `<del>`. A passage that moved counts
 * as deleted and inserted. Its day and number are never marked.
 * @param before what `renderHtml` wrote
 * @param after what `renderHtml` wrote
 */
export function markChanges(before: string, after: string): string {
  const old = contentOf(before).filter((line) => !REFERENCES.test(line));
  const now = contentOf(after);
  const compared = now.filter((line) => !REFERENCES.test(line));
  const marked: string[] = [];
  const open: string[] = [];
  /** Deleted passages whose list or table the newer version doesn't have here: they follow as paragraphs. */
  let homeless: string[] = [];

  function write(line: string): void {
    if (isClosing(line)) open.pop();
    marked.push(line);
    if (isOpening(line)) open.push(line);
    if (!isInside(open.at(-1))) {
      marked.push(...homeless);
      homeless = [];
    }
  }
  function remove(line: string): void {
    const kind = LEAF.exec(line)?.[1];
    if (!kind) return;
    const container = kind === 'div' && !line.startsWith('<div><dt>') ? undefined : CONTAINERS[kind];
    const parent = open.at(-1);
    const fits = container ? container.test(parent ?? '') && !/^<t(head|foot)/.test(line) : !isInside(parent);
    if (fits && (container || kind === 'p')) marked.push(wrapped(line, 'del'));
    else homeless.push(`<p>${wrapped(textOf(line), 'del')}</p>`);
    if (!isInside(parent)) {
      marked.push(...homeless);
      homeless = [];
    }
  }

  const changes = diffArrays(old, compared);
  let at = 0;
  /** Copies the date and number lines, which aren't compared, up to the next compared line. */
  function writeReferences(): void {
    while (REFERENCES.test(now[at] ?? '')) write(now[at++] ?? '');
  }
  writeReferences();
  for (const [index, { value, added, removed }] of changes.entries()) {
    if (removed) {
      if (!changes[index + 1]?.added) value.forEach(remove);
      continue;
    }
    const replaced = added && changes[index - 1]?.removed ? [...(changes[index - 1]?.value ?? [])] : [];
    for (const [number, line] of value.entries()) {
      const rest = value.slice(number);
      const gone = replaced.findIndex((other) => rest.some((later) => isVersionOf(other, later)));
      for (const other of replaced.splice(0, gone < 0 ? replaced.length : gone)) remove(other);
      const earlier =
        replaced[0] !== undefined && isVersionOf(replaced[0], line) ? replaced.shift() : undefined;
      if (!added || !LEAF.test(line)) write(line);
      else write(earlier === undefined ? wrapped(line, 'ins') : markWords(earlier, line));
      at += 1;
      writeReferences();
    }
  }
  return after.replace(now.join('\n'), () => marked.join('\n'));
}

/** Returns a document's lines below its letterhead. `renderHtml` writes one passage per line. */
function contentOf(page: string): string[] {
  const from = page.indexOf('<h1>');
  return page.slice(from, page.lastIndexOf('\n</main>')).split('\n');
}

const isOpening = (line: string) => /^<(?:section|[ou]l|dl|table|tbody|div)\b[^>]*>$/.test(line);
const isClosing = (line: string) => /^<\/(?:section|[ou]l|dl|table|tbody|div)>$/.test(line);

/** Returns whether an element, such as a list, takes only its own kind of children. */
const isInside = (parent: string | undefined) => /^<(?:[ou]l|dl|table|tbody)\b/.test(parent ?? '');

/** Returns whether two lines have the same elements and share enough of their words. */
function isVersionOf(before: string, after: string): boolean {
  if (!LEAF.test(after) || tagsOf(before) !== tagsOf(after)) return false;
  const [old, now] = [wordsOf(textOf(before)), wordsOf(textOf(after))];
  const shared = old.filter((word) => now.includes(word)).length;
  return shared >= LEAST_SHARED * Math.min(old.length, now.length);
}

/** Marks the words that differ between two lines with the same elements. */
function markWords(before: string, after: string): string {
  const old = before.split(/(<[^>]+>)/);
  return after
    .split(/(<[^>]+>)/)
    .map((part, index) =>
      part.startsWith('<')
        ? part
        : diffArrays(wordsOf(old[index] ?? ''), wordsOf(part))
            .map(({ value, added, removed }) => {
              const text = value.join('');
              return added ? `<ins>${text}</ins>` : removed ? `<del>${text}</del>` : text;
            })
            .join(''),
    )
    .join('');
}

function wrapped(line: string, mark: 'ins' | 'del'): string {
  return line.replace(/(^|>)([^<]+)(?=<|$)/g, `$1<${mark}>$2</${mark}>`);
}

function tagsOf(line: string): string {
  return (line.match(/<[^>]+>/g) ?? []).join('');
}

function textOf(line: string): string {
  return line
    .replace(/<[^>]+>/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
}

/** Splits text into words, each with the space that follows it. */
function wordsOf(text: string): string[] {
  return text.match(/\s*\S+\s*/g) ?? [];
}
