/** Words that carry no topic. The rest of a question must be covered by what is found. */
const EMPTY_WORDS: ReadonlySet<string> = new Set(
  (
    'a an the and or but if of to in on at by for from with as is are was were be been am do does did done can could will would shall should may might must ' +
    'have has had i me my mine we us our you your yours it its he she they them their this that these those there here what which who whom whose when where why how ' +
    'not no yes so than then too very just also any some all each every please tell know let get got go going want need like about into out up down over again ' +
    'im ive id ill dont doesnt didnt cant wont isnt arent whats hows wheres thats youre lets ok okay hi hello hey thanks thank'
  ).split(' '),
);

/** Returns the words of a text in lower case, without apostrophes. */
export function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/[’']/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Returns a word as the index keeps it, without its commonest endings; undefined for one without a topic. */
export function termOf(word: string): string | undefined {
  if (EMPTY_WORDS.has(word)) return undefined;
  if (word.length <= 3) return word;
  return word
    .replace(/(ies)$/, 'y')
    .replace(/(sses)$/, 'ss')
    .replace(/([^su])s$/, '$1')
    .replace(/(ing|ed)$/, (ending, _, at: number) => (at >= 3 ? '' : ending));
}

/** Returns the terms of a text. */
export function termsOf(text: string): string[] {
  return wordsOf(text).flatMap((word) => termOf(word) ?? []);
}
