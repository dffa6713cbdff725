const INLINE = new Set(['A', 'BDI', 'BUTTON', 'EM', 'LABEL', 'Q', 'SMALL', 'SPAN', 'STRONG', 'SUMMARY']);

/** Returns the text of a part of a page as a reader sees it, line by line. Times of day and ages are left out. */
export function linesOf(part: Element): string[] {
  const lines: string[] = [''];
  const read = (node: Node) => {
    if (node.nodeType === Node.TEXT_NODE) lines.push(`${lines.pop() ?? ''}${node.textContent ?? ''}`);
    if (!(node instanceof Element)) return;
    const isInline = INLINE.has(node.tagName);
    lines.push(isInline ? `${lines.pop() ?? ''} ` : '');
    for (const child of node.childNodes) read(child);
    if (!isInline) lines.push('');
  };
  read(part);
  return lines.map(steady).filter(Boolean);
}

function steady(line: string): string {
  return line
    .replaceAll(/, \d{1,2}:\d\d\s[AP]M/g, '')
    .replaceAll(/\d{1,2}:\d\d\s[AP]M/g, 'TIME')
    .replaceAll(/\b\d+ d\b/g, '… d')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
