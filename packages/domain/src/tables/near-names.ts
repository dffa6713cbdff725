import { distance } from 'fastest-levenshtein';

/** Longer ones are no slip of the pen, and a file may hold many of them. */
const LONGEST = 40;

/** The names that a misspelt one may be meant for: at most two letters differ, or one in four. Capitals do not matter. */
export function nearNames(misspelt: string, names: readonly string[]): readonly string[] {
  if (misspelt.length > LONGEST) return [];
  const most = Math.max(2, Math.floor(misspelt.length / 4));
  return names
    .filter((name) => Math.abs(name.length - misspelt.length) <= most)
    .filter((name) => distance(misspelt.toLowerCase(), name.toLowerCase()) <= most);
}
