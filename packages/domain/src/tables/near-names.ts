import { distance } from 'fastest-levenshtein';

/** The maximum length of a name to compare, for speed. */
const LONGEST = 40;

/** Returns the names that differ from a misspelled one in at most two letters, or in a quarter of them. Ignores case. */
export function nearNames(misspelt: string, names: readonly string[]): readonly string[] {
  if (misspelt.length > LONGEST) return [];
  const most = Math.max(2, Math.floor(misspelt.length / 4));
  return names
    .filter((name) => Math.abs(name.length - misspelt.length) <= most)
    .filter((name) => distance(misspelt.toLowerCase(), name.toLowerCase()) <= most);
}
