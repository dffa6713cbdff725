import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** The zxcvbn estimate for “very hard to guess”: 10¹⁰ attempts. Three common words reach it, a common password with digits doesn't. */
const FEWEST_GUESSES_LOG10 = 10;

/** Strong beginnings stay strong, and the estimate of a long password is slow. */
const JUDGED_CHARACTERS = 48;

/** The characters that a password must have besides the words that a stranger tries first. */
const LEAST_OTHER_CHARACTERS = 8;
const SHORTEST_WORD = 3;

const TOO_COMMON =
  'This password is too easy to guess. Try four words that have nothing to do with each other.';
const TOO_PERSONAL =
  'Don’t build it from your name, your home, your email address or our name. Try four unrelated words.';

/** What a stranger knows about a password's owner. */
export type PasswordContext = {
  /** The person's names, home and email address, and the lender's names. */
  readonly words: readonly string[];
};

let loading: Promise<ZxcvbnFactory> | undefined;

/** Loads the estimate and its list of the 49,000 passwords that breaches reveal most often. */
async function load(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({
    dictionary,
    graphs: adjacencyGraphs,
    maxLength: JUDGED_CHARACTERS,
    l33tMaxSubstitutions: 20,
  });
}

/**
 * Returns why a new password is too weak: it is common, was found in breaches, or consists of what everybody knows about its owner.
 * Source: NIST SP 800-63B, 3.1.1.2.
 * @returns undefined if the password is strong enough
 */
export async function passwordWeakness(
  password: string,
  { words }: PasswordContext,
): Promise<string | undefined> {
  const known = knownWords(words);
  const letters = lettersOf(password);
  const others = known.reduce((left, word) => left.replaceAll(word, ''), letters);
  if (others !== letters && others.length < LEAST_OTHER_CHARACTERS) return TOO_PERSONAL;
  loading ??= load();
  const { guessesLog10 } = (await loading).check(password.normalize('NFKC'), known);
  return guessesLog10 < FEWEST_GUESSES_LOG10 ? TOO_COMMON : undefined;
}

/** Returns the words alone and joined, the longest first. */
function knownWords(words: readonly string[]): string[] {
  const parts = words.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]).map(lettersOf);
  return [...new Set(parts)]
    .filter(({ length }) => length >= SHORTEST_WORD)
    .toSorted((a, b) => b.length - a.length);
}

function lettersOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
