/** Longer ones are no slip of the pen, and a file may hold many of them. */
const LONGEST = 40;

/** The names that a misspelt one may be meant for: at most two letters differ, or one in four. Capitals do not matter. */
export function nearNames(misspelt: string, names: readonly string[]): readonly string[] {
  if (misspelt.length > LONGEST) return [];
  const most = Math.max(2, Math.floor(misspelt.length / 4));
  return names
    .filter((name) => Math.abs(name.length - misspelt.length) <= most)
    .filter((name) => lettersApart(misspelt.toLowerCase(), name.toLowerCase()) <= most);
}

/** How many letters must be put in, taken out or replaced to make one word of the other (Levenshtein). */
function lettersApart(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (let index = 0; index < other.length; index += 1) {
      const replaced = (row[index] ?? 0) + (other[index] === letter ? 0 : 1);
      next.push(Math.min(replaced, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
