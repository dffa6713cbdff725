import { distance } from 'fastest-levenshtein';

/** Longer names aren't compared: a file may have many of them. */
const LONGEST = 40;

/** Returns names that differ from a misspelled one in at most two letters, or one in four. Case is ignored. */
export function nearNames(misspelt: string, names: readonly string[]): readonly string[] {
  if (misspelt.length > LONGEST) return [];
  const most = Math.max(2, Math.floor(misspelt.length / 4));
  return names
    .filter((name) => Math.abs(name.length - misspelt.length) <= most)
    .filter((name) => distance(misspelt.toLowerCase(), name.toLowerCase()) <= most);
}
