import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { entriesOf, spanishEntriesOf } from '../../apps/server/src/modules/chatbot/entries.ts';
import { loadEmbeddings } from '../../apps/server/src/modules/chatbot/search/embeddings.ts';
import { buildIndex, type SearchIndex } from '../../apps/server/src/modules/chatbot/search/search-index.ts';
import { buildSpanishIndex } from '../../apps/server/src/modules/chatbot/search/spanish-index.ts';
import { loadOrganisations } from '../../apps/server/src/modules/organisations/organisations.ts';
import { answerTo } from '../../packages/domain/src/chatbot/answer.ts';
import { answerInLanguage } from '../../packages/domain/src/chatbot/answer-in-language.ts';
import { guardOf } from '../../packages/domain/src/chatbot/guards.ts';
import { unknownFiguresIn } from '../../packages/domain/src/chatbot/known-figures.ts';
import type { Passage } from '../../packages/domain/src/chatbot/passage.ts';
import { passagesOf } from '../../packages/domain/src/chatbot/passages.ts';
import type { PersonHours, Reply } from '../../packages/domain/src/chatbot/reply.ts';
import { isInSpanish } from '../../packages/domain/src/chatbot/spanish.ts';
import { answerInSpanish, type SpanishKnowledge } from '../../packages/domain/src/chatbot/spanish-answer.ts';
import { spanishPassagesOf } from '../../packages/domain/src/chatbot/spanish-passages.ts';
import { civilDate } from '../../packages/domain/src/dates/civil-date.ts';
import { readCreditPolicy } from '../../packages/domain/src/policy/read-credit-policy.ts';
import { readRateSheet } from '../../packages/domain/src/policy/read-rate-sheet.ts';
import type { Rules } from '../../packages/domain/src/policy/rules.ts';
import { STATE_CODES, type StateCode } from '../../packages/domain/src/states/us-states.ts';
import type { BenchQuestion, OwnQuestion } from './bench-question.ts';
import { applicationIn } from './own-situations.ts';
import type { SpanishQuestion } from './spanish-questions.ts';

/** How the chatbot did on questions. */
export type Evaluation = {
  readonly answerable: number;
  /** Answered from a passage that answers the question. */
  readonly right: number;
  readonly unanswerable: number;
  /** Refused, or said that it doesn't know. */
  readonly refused: number;
  /** Answers with a figure that neither their source nor the lender's hours have. */
  readonly strangeFigures: readonly string[];
  /** What went wrong, one line for each question. */
  readonly wrong: readonly string[];
};

const ORGANISATIONS = join(import.meta.dirname, '../../organisations');
const FIRST = civilDate('2026-01-01');
const TODAY = civilDate('2026-11-24');
const HOURS: PersonHours = {
  isChatOpen: false,
  chatHours: 'Monday to Friday',
  phone: '(888) 555-0142',
  phoneHours: 'Monday to Friday',
};

/** How the chatbot did on questions about one's own application. */
export type OwnEvaluation = {
  readonly asked: number;
  /** Answered from what was asked for. */
  readonly right: number;
  /** Said that it doesn't know. */
  readonly unknown: number;
  /** Each question with its answer, for somebody who judges them. */
  readonly answers: readonly (OwnQuestion & { readonly said: string; readonly text: string })[];
};

type Bot = {
  readonly passages: ReadonlyMap<string, Passage>;
  readonly licensedStates: readonly StateCode[];
  readonly index: SearchIndex;
};

/** Returns a function that asks the chatbots of the sample lenders. */
export async function openBots(): Promise<(questions: readonly BenchQuestion[]) => Promise<Evaluation>> {
  const embeddings = await loadEmbeddings();
  const bots = new Map<string, Bot>();
  for (const organisation of loadOrganisations(ORGANISATIONS, 'homeline').all) {
    const passages = passagesOf({
      organisation,
      articles: organisation.articles,
      rules: await rulesIn(organisation.code),
      today: TODAY,
    });
    bots.set(organisation.code, {
      licensedStates: organisation.licensedStates,
      passages: new Map(passages.map((passage) => [passage.id, passage])),
      index: await buildIndex(entriesOf(passages), embeddings),
    });
  }
  return (questions) => evaluate(bots, questions);
}

/** How the chatbot did on questions in Spanish. */
export type SpanishEvaluation = {
  readonly asked: number;
  readonly right: number;
  /** Answered from something else, or where it must not answer. */
  readonly mistaken: readonly string[];
  /** Not answered though an article answers it. */
  readonly missing: readonly string[];
};

/** Returns what the chatbot of a sample lender knows in Spanish. */
async function spanishKnowledge(
  organisation: ReturnType<typeof homeline>,
  rules: Rules,
): Promise<SpanishKnowledge> {
  const list = spanishPassagesOf({ organisation, articles: [], rules, today: TODAY });
  const index = await buildSpanishIndex(spanishEntriesOf(list));
  return {
    passages: new Map(list.map((passage) => [passage.id, passage])),
    search: (asked: string) => index.search(asked),
  };
}

/** Asks the chatbot of a sample lender in Spanish. */
export async function evaluateSpanish(questions: readonly SpanishQuestion[]): Promise<SpanishEvaluation> {
  const organisation = homeline();
  const { licensedStates } = organisation;
  const knowledge = await spanishKnowledge(organisation, await rulesIn('homeline'));
  const { passages } = knowledge;
  const given = { passages, licensedStates, hours: HOURS, page: 'es' } as const;
  const answers = await Promise.all(
    questions.map(async ({ ask, from }) => {
      const reply = await answerInSpanish(ask, knowledge, given);
      const said = reply.sources[0]?.id;
      return { line: `${ask} → ${said ?? reply.kind}`, said, from };
    }),
  );
  const mistaken = answers.filter(({ said, from }) => said !== undefined && !from.includes(said));
  const missing = answers.filter(({ said, from }) => said === undefined && from.length > 0);
  return {
    asked: answers.length,
    right: answers.length - mistaken.length - missing.length,
    mistaken: mistaken.map(({ line }) => line),
    missing: missing.map(({ line }) => line),
  };
}

/** Returns a function that asks the chatbot of a sample lender as its borrowers do. */
export async function openOwnBot(): Promise<(questions: readonly OwnQuestion[]) => Promise<OwnEvaluation>> {
  const organisation = homeline();
  const rules = await rulesIn('homeline');
  const spanish = await spanishKnowledge(organisation, rules);
  const passages = passagesOf({ organisation, articles: organisation.articles, rules, today: TODAY });
  let index: Promise<SearchIndex> | undefined;
  // Spanish needs no model, which takes seconds to load.
  const english = async () => {
    index ??= loadEmbeddings().then((embeddings) => buildIndex(entriesOf(passages), embeddings));
    return await index;
  };
  const knowledge = {
    search: async (asked: string) => (await english()).search(asked),
    spanish: async () => spanish,
  };
  const known = {
    licensedStates: organisation.licensedStates,
    passages: new Map(passages.map((passage) => [passage.id, passage])),
    hours: HOURS,
    guessTopics: async (asked: string) => (await english()).guessTopics(asked),
  };
  return async (questions) => {
    const answers = [];
    for (const question of questions) {
      const page = question.page ?? 'en';
      const application = applicationIn(question.at, rules);
      const reply = await answerInLanguage(question.ask, knowledge, { ...known, application, page });
      const source = reply.sources.at(-1)?.id;
      const own = source && known.passages.get(source)?.own;
      const isUnderstood = question.language !== 'es' || isInSpanish(question.ask, page);
      const from = own ? `own-${own.toLowerCase()}` : (source ?? reply.kind);
      const said = isUnderstood ? from : 'IN_ENGLISH';
      answers.push({ ...question, said, text: reply.text });
    }
    return {
      asked: answers.length,
      right: answers.filter(({ said, from }) => from.includes(said)).length,
      unknown: answers.filter(({ said }) => said === 'UNKNOWN').length,
      answers,
    };
  };
}

function homeline() {
  const lender = loadOrganisations(ORGANISATIONS, 'homeline').all.find(({ code }) => code === 'homeline');
  if (!lender) throw new Error('No sample lender');
  return lender;
}

async function evaluate(
  bots: ReadonlyMap<string, Bot>,
  questions: readonly BenchQuestion[],
): Promise<Evaluation> {
  let [right, refused] = [0, 0];
  const strangeFigures: string[] = [];
  const wrong: string[] = [];
  for (const { ask, lender = 'homeline', from } of questions) {
    const bot = bots.get(lender);
    if (!bot) throw new Error(`No sample lender ${lender}`);
    const reply = await replyOf(bot, ask);
    // Somebody who wants a person is told at once how to reach one.
    const talks = guardOf(ask)?.kind === 'PERSON' ? 'talk-to-person' : reply.kind;
    const said = reply.sources[0]?.id ?? talks;
    const isGood = from.length > 0 ? from.includes(said) : reply.kind !== 'ANSWER';
    if (isGood && from.length > 0) right += 1;
    if (isGood && from.length === 0) refused += 1;
    if (!isGood) wrong.push(`“${ask}”: ${said} instead of ${from.join(' or ') || 'a refusal'}`);
    if (strangeFiguresOf(bot, reply).length > 0) strangeFigures.push(`“${ask}”: ${reply.text}`);
  }
  const answerable = questions.filter(({ from }) => from.length > 0).length;
  return { answerable, right, unanswerable: questions.length - answerable, refused, strangeFigures, wrong };
}

function replyOf({ passages, licensedStates, index }: Bot, question: string): Promise<Reply> {
  return answerTo(question, (asked) => index.search(asked), { passages, licensedStates, hours: HOURS });
}

/** Guards name them, whoever the lender is. */
const EMERGENCY_NUMBERS = '911 and 988';

function strangeFiguresOf({ passages }: Bot, { text, sources }: Reply): readonly string[] {
  const known = sources.flatMap(({ id }) => {
    const passage = passages.get(id);
    return passage ? [passage.text, ...STATE_CODES.map((state) => passage.byState?.(state) ?? '')] : [];
  });
  return unknownFiguresIn(text, [...known, HOURS.phone, EMERGENCY_NUMBERS]);
}

async function rulesIn(lender: string) {
  const read = (kind: string) => readFileSync(join(ORGANISATIONS, lender, kind, `${FIRST}.dmn`), 'utf8');
  const version = { version: FIRST, sha256: 'of the sample' };
  const rates = readRateSheet(version, read('rates'));
  const policy = readCreditPolicy(version, read('policy'));
  if ('problems' in rates || 'problems' in policy) throw new Error(`The rules of ${lender} can’t be read`);
  return { sheet: rates.sheet, policy: policy.policy };
}
