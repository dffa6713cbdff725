import { buildWordIndex, type Entry, type Hit } from './search-index.ts';
import { SPANISH_SYNONYMS } from './spanish-synonyms.ts';

/** Finds entries for a question in Spanish. */
export type SpanishIndex = { search(question: string): Promise<readonly Hit[]> };

/** How much each measure counts. Fitted on bench/chatbot/spanish-questions.ts. */
const WEIGHTS = { words: 0.5, spelling: 0.5 } as const;

/** Builds an index over entries in Spanish by words and spelling: no model that ships knows Spanish. */
export async function buildSpanishIndex(entries: readonly Entry[]): Promise<SpanishIndex> {
  const index = await buildWordIndex(
    entries.map(({ id, title, questions }) => ({
      id,
      title: spanishTerms(title),
      questions: questions.map(spanishTerms),
    })),
    WEIGHTS,
  );
  const exactly = new Map(entries.flatMap(({ id, questions }) => questions.map((each) => [plain(each), id])));
  return {
    async search(question) {
      const id = exactly.get(plain(question));
      return id === undefined ? index.search(spanishTerms(question)) : [{ id, score: 1 }];
    },
  };
}

/** Words that carry no topic, without accents, and those of chats. */
const EMPTY_WORDS: ReadonlySet<string> = new Set(
  (
    'a al algo alguna algun ante asi aun aunque bien cada como con cual cuales da dan dar darme das de del desde dice dicen digo e el ella ellos en era es esa ese eso ' +
    'estan estas este esto estoy fue ha han has hay he hola i ir la las le les lo los me mi mis mucho muy nada ni no nos o oye para pero por porfavor favor porque pues que ' +
    'se sea ser si sin sobre son soy su sus sr sra tambien tan te tener tu tus u un una unas uno unos usted ustedes vaya y ya yo ' +
    'q k d x xq pq pa porq pls tmb toy ta pos ahi aqui alla ahora ahorita nomas nada todavia quiero quisiera puedo puede pueden podria poder gustaria saber dime diga digame ' +
    'hace hacen haya mio mia nuestra nuestro nuestros nuestras cosa cosas gracias espanol buenas dias tardes disculpe'
  ).split(' '),
);

const WORD = /[\p{L}\p{N}]+/gu;

function plain(text: string): string {
  return withoutAccents(text).match(WORD)?.join(' ') ?? '';
}

function withoutAccents(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

/** Normalizes a text for comparison: content words without accents and common endings, one per synonym group. */
export function spanishTerms(text: string): string {
  return withoutAccents(text)
    .replace(/\bw ?- ?2\b/g, 'w2')
    .replace(WORD, (word) => {
      if (EMPTY_WORDS.has(word)) return '';
      const stem = stemOf(word);
      return FIRST_OF_GROUP.get(stem) ?? stem;
    })
    .replace(/ +/g, ' ')
    .trim();
}

/** Endings of nouns, verbs and adjectives, the longest first. */
const ENDING =
  /(?:aciones|acion|amiento|imiento|ariamos|ieron|aron|ando|iendo|aria|arla|arlo|arme|erla|erlo|irla|irlo|aban|adas|ados|idas|idos|amos|emos|imos|able|mente|ada|ado|ida|ido|aba|ara|are|ar|er|ir|an|en|as|os|es|a|o|e|s)$/;
const SHORTEST_STEM = 3;

function stemOf(word: string): string {
  const stem = word
    .replace(/(?<=..[aei]r)(?:[mts]e|nos)?(?:l[aeo]s?)?$/, '')
    .replace(/z$/, 'c')
    .replace(ENDING, '');
  return stem.length >= SHORTEST_STEM && !/\d/.test(word) ? stem : word;
}

/** The first word of its group, for each word that has synonyms. */
const FIRST_OF_GROUP: ReadonlyMap<string, string> = new Map(
  SPANISH_SYNONYMS.flatMap((group) => {
    const stems = group.split(' ').map(stemOf);
    return stems.map((stem) => [stem, stems[0] ?? stem] as const);
  }),
);
