/** What an error's message may keep. Databases and programs name their own parts in quotes. */
const KEPT = [
  // A uuid and an IP address aren't numbers of a person's.
  /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/,
  /\b(?:\d{1,3}\.){3}\d{1,3}(?::\d+)?\b/,
  /\b(?:column|constraint|function|index|property|reading|relation|table) (?:"[\w.]+"|'[\w.]+')/,
  /\b(?:access|mkdir|open|rename|scandir|stat|statfs|unlink) '[^']*'/,
];

/** What may be a person's: an email address, a quoted value, what follows a host, and numbers: of accounts, Social Security, phones, dates, amounts. */
const MASKED = [
  /[^\s@"'<>]+@[^\s@"'<>]+/,
  /"[^"]*"|“[^”]*”|(?<!\w)'[^']*'(?!\w)/,
  /(?<=https?:\/\/[^\s/"']+)[/?][^\s"']*/,
  /\d(?:[ ./-]?\d){3,}/,
];

const sources = (patterns: readonly RegExp[]) => patterns.map(({ source }) => source).join('|');
const ANY = new RegExp(`(?<kept>${sources(KEPT)})|${sources(MASKED)}`, 'g');

/** Returns an error's message without what it may quote of a person. */
export function maskedText(text: string): string {
  return text.replace(ANY, (found, ...groups) => (groups.at(-1).kept === undefined ? '…' : found));
}
