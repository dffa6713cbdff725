import { ConditionCategory } from '../facts/conditions.facts.ts';
import { CONDITION_COPY } from '../workflow/condition-copy.ts';
import { ownerName, STEP_COPY } from '../workflow/step-copy.ts';
import { STEPS } from '../workflow/steps.ts';
import type { Article } from './articles/article.ts';
import { ARTICLES } from './articles/articles.ts';
import { fillFigures, type LenderDay } from './lender-figures.ts';
import type { Passage } from './passage.ts';
import { stateText } from './state-words.ts';
import { CONDITION_QUESTIONS, STEP_QUESTIONS } from './step-questions.ts';

const STEPS_SOURCE = 'Steps of an application';

/** Returns all passages of a lender's chatbot on one day. */
export function passagesOf(lender: LenderDay): readonly Passage[] {
  const articles = ARTICLES.filter(({ appliesTo }) => appliesTo?.(lender) ?? true);
  return [
    ...lender.articles.map((article) => lenderPassage(article, lender)),
    ...articles.map((article) => passageOf(article, lender)),
    ...SHARED_PASSAGES,
  ];
}

/** A lender's own article wins a tie with the product's. */
function lenderPassage(
  { id, title, text, questions }: LenderDay['articles'][number],
  lender: LenderDay,
): Passage {
  const source = `${lender.organisation.company.companyNameShort}: questions and answers`;
  return { id: `lender-${id}`, title, source, questions, text: fillFigures(text, lender) };
}

function passageOf(article: Article, lender: LenderDay): Passage {
  const { id, title, source, questions, own, isByState } = article;
  const byState = (state: Parameters<typeof stateText>[2]) => stateText(lender, id, state);
  return {
    ...{ id, title, source, questions, text: fillFigures(article.text, lender) },
    ...(own && { own }),
    ...(article.tellsFirst && { tellsFirst: article.tellsFirst }),
    ...(article.isForApplicants && { isForApplicants: true }),
    ...(isByState && { byState }),
  };
}

/** Explains each wait and review, with its page's text. The same for every lender. */
const STEP_PASSAGES: readonly Passage[] = STEPS.flatMap((step): Passage[] => {
  const { wait } = STEP_COPY[step.id];
  if (!wait || (step.kind !== 'WAITING' && step.kind !== 'REVIEW')) return [];
  const { heading, why, meanwhile, usual = step.usual } = wait;
  const acts = `${ownerName(step.owner)} ${step.owner === 'ADDITIONAL_SIGNER' ? 'act' : 'acts'}; this usually takes ${usual}.`;
  return [
    {
      id: `step-${step.id}`,
      title: heading,
      source: STEPS_SOURCE,
      text: [why, acts, meanwhile].filter(Boolean).join(' '),
      questions: [
        ...[`What does “${heading}” mean?`, `It says “${heading}”`, `How long does “${heading}” take?`],
        ...sentencesOf(why),
        ...(STEP_QUESTIONS[step.id] ?? []),
      ],
    },
  ];
});

/** Explains each condition, with its page's text. */
const CONDITION_PASSAGES: readonly Passage[] = ConditionCategory.options.map((category) => {
  const { title, ask } = CONDITION_COPY[category];
  return {
    id: `condition-${category}`,
    title,
    source: 'Documents',
    text: ask,
    questions: [
      ...[`What do I send for “${title}”?`, `Why do you ask for “${title}”?`],
      ...sentencesOf(ask),
      ...CONDITION_QUESTIONS[category],
    ],
  };
});

/** People repeat what they read on the page. */
function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.?])\s+/);
}

/** The passages that are the same for every lender. */
export const SHARED_PASSAGES: readonly Passage[] = [...STEP_PASSAGES, ...CONDITION_PASSAGES];
