import { spelledOut } from '@homeline/domain/chatbot/spelled-out.ts';
import { SYNONYMS } from './synonyms.ts';

/** Words that carry no topic. A passage must cover the rest of the question. */
const EMPTY_WORDS: ReadonlySet<string> = new Set(
  (
    'a an the and or but if of to in on at by for from with as is are was were be been am do does did done can could will would shall should may might must ' +
    'have has had i me my mine we us our you your yours it its he she they them their this that these those there here what which who whom whose when where why how ' +
    'not no yes so than then too very just also any some all each every please tell know let get got go going want need like about into out up down over again ' +
    'im ive id ill dont doesnt didnt cannot wont isnt arent whats hows wheres thats youre lets ok okay hi hello hey thanks thank guys'
  ).split(' '),
);

/** Returns the words of a text in lower case, without apostrophes, spelled out. */
export function wordsOf(text: string): string[] {
  return spelledOut(text.toLowerCase())
    .replace(/[’']/g, '')
    .replace(/#/g, ' number ')
    .replace(/\b(w|1099|1098) ?- ?(\d)/g, '$1$2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Returns the terms of a text: its words with a topic, without their commonest endings, one for each group of synonyms. */
export function termsOf(text: string): string[] {
  return wordsOf(text).flatMap((word) => {
    const stem = stemOf(word);
    return stem === undefined ? [] : [FIRST_OF_GROUP.get(stem) ?? stem];
  });
}

function stemOf(word: string): string | undefined {
  if (EMPTY_WORDS.has(word)) return undefined;
  if (word.length <= 3) return word;
  return word
    .replace(/(ies)$/, 'y')
    .replace(/(sses)$/, 'ss')
    .replace(/([^su])s$/, '$1')
    .replace(/(ing|ed)$/, (ending, _, at: number) => (at >= 3 ? '' : ending));
}

/** The first word of its group, for each word that has synonyms. */
const FIRST_OF_GROUP: ReadonlyMap<string, string> = new Map(
  SYNONYMS.flatMap((group) => {
    const terms = group.split(' ').flatMap((word) => stemOf(word) ?? []);
    return terms.map((term) => [term, terms[0] ?? term] as const);
  }),
);
