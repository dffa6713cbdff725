import { globSync, readFileSync } from 'node:fs';

const WORDS_PATH = 'docs/requirements.words.md';

/** A requirement: its id, what it asks, the section of the page it is in, and the test files that prove it. */
export type Requirement = {
  readonly id: string;
  readonly section: string;
  readonly asks: string;
  readonly tests: readonly string[];
};

/** A test file and the ids in the comments `// Proves OR-01, OR-02.` at its head. */
export type Proof = { readonly path: string; readonly ids: readonly string[] };

/** Returns every requirement of docs/requirements.words.md, in its order, with the tests that name it. */
export function readRequirements(words: string, proofs: readonly Proof[]): Requirement[] {
  return words
    .split(/^## /m)
    .slice(1)
    .flatMap((text) => {
      const [section = ''] = text.split('\n', 1);
      return [...text.matchAll(/^- ([A-Z]+-\d+): (.+)$/gm)].map(([, id = '', asks = '']) => {
        const tests = proofs.filter(({ ids }) => ids.includes(id)).map(({ path }) => path);
        return { id, section, asks, tests };
      });
    });
}

/** Returns what is wrong: an id listed twice, an id that no test proves, and a test that names an unknown id. */
export function requirementProblems(
  requirements: readonly Requirement[],
  proofs: readonly Proof[],
): string[] {
  const known = requirements.map(({ id }) => id);
  const twice = known.filter((id, index) => known.indexOf(id) !== index);
  const unproven = requirements.filter(({ tests }) => tests.length === 0);
  const unknown = proofs.flatMap(({ path, ids }) =>
    ids.filter((id) => !known.includes(id)).map((id) => `${path} proves ${id}, which ${WORDS_PATH} lacks`),
  );
  return [
    ...twice.map((id) => `${WORDS_PATH} lists ${id} twice`),
    ...unproven.map(({ id }) => `No test says that it proves ${id}`),
    ...unknown,
  ];
}

/** Reads what each requirement asks. */
export const readWords = () => readFileSync(WORDS_PATH, 'utf8');

/** Reads which requirements each test file proves. */
export function readProofs(): Proof[] {
  const paths = globSync('{apps/*/src,packages/*/src,tests}/**/*.test.{ts,tsx}').toSorted();
  return paths.map((path) => ({ path, ids: provenIds(readFileSync(path, 'utf8')) }));
}

/** Returns the ids that the head of a test file names. */
export function provenIds(source: string): string[] {
  const [head = ''] = source.match(/^(?:\/\/.*\n)*/) ?? [];
  return [...head.matchAll(/^\/\/ Proves (.*)$/gm)].flatMap(([, ids]) => ids?.match(/\w+-\w+/g) ?? []);
}
