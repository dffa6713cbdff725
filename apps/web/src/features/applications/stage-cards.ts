import type { Answers } from '@homeline/contract/applications/answers.ts';
import { isInterestOnly } from '@homeline/domain/facts/interest-only.ts';
import { areSameTerms } from '@homeline/domain/facts/same-terms.ts';
import { formatDollars } from '@homeline/domain/money/cents.ts';
import { formatPct } from '@homeline/domain/money/percent.ts';
import type { PagePath } from '@homeline/domain/workflow/page-path.ts';
import type { ProgressStage } from '@homeline/domain/workflow/step.ts';
import type { Line } from '@homeline/ui/page/card.tsx';
import { paidBack } from '../offers/offer-key.ts';
import { homeLines, incomeLines, moreLines, owedLines, personLines } from './answer-lines.ts';

/** What was answered at one place of a stage. */
export type StageCard = {
  readonly title: string;
  readonly lines: readonly Line[];
  /** The page on which it is changed, while it may be. */
  readonly page?: PagePath;
  /** Why it can no longer be changed. */
  readonly stands: string;
};

const CHECKED = 'We looked up your home and your credit with these, so they stand.';
const RESTS_ON_IT = 'Your offers are worked out from this, so it stands.';
const SUBMITTED_WITH_IT =
  'Your line is worked out from this, so it stands once you have submitted your application.';
const SUBMITTED = 'You submitted your application with these, and your documents are made out with them.';

/** The stages with the answers that stand behind them; of what a provider found, its short words are all there is to show. */
const CARDS: Readonly<Record<ProgressStage, (answers: Answers, inShort: string) => readonly StageCard[]>> = {
  INITIAL: (answers) => [
    { title: 'You', lines: personLines(answers), page: 'start/profile', stands: CHECKED },
    { title: 'Your home', lines: homeLines(answers), page: 'review-app/property', stands: CHECKED },
    { title: 'Owed on your home', lines: owedLines(answers), page: 'liens', stands: SUBMITTED_WITH_IT },
    {
      title: 'Your income',
      lines: incomeLines(answers),
      stands: RESTS_ON_IT,
    },
  ],
  PRODUCT_SELECT: (answers) => [
    {
      title: 'Your line of credit',
      lines: termLines(answers),
      page: 'product/select',
      stands: submittedWords(answers),
    },
  ],
  MORE_INFO: (answers) => [
    { title: 'About you and the money', lines: moreLines(answers), page: 'start/contact', stands: SUBMITTED },
    {
      title: 'Federal questions',
      lines: answers.hmdaCollected
        ? [{ label: 'Your answers', value: 'Kept apart; only you can see them' }]
        : [],
      page: 'start/hmda',
      stands: SUBMITTED,
    },
  ],
  LINK_INCOME: (answers, inShort) => [
    { title: 'Your income', lines: named('Income', inShort), stands: 'This is what we could confirm.' },
    {
      title: 'Paying it back',
      lines: answers.autopay
        ? [{ label: 'You pay', value: answers.autopay.payType === 'AUTOPAY' ? 'By autopay' : 'By yourself' }]
        : [],
      stands: 'Your rate and your documents rest on this.',
    },
  ],
  ID_UPLOAD: (_, inShort) => [
    {
      title: 'Your ID',
      lines: named('You showed your', inShort),
      stands: 'It has been checked. The picture is kept encrypted and is not shown again.',
    },
  ],
  SIGNING: (_, inShort) => [signed('Your documents', inShort)],
  MANUAL_NOTARY: (_, inShort) => [signed('The deed', inShort)],
  ENOTARY: (_, inShort) => [signed('The deed', inShort)],
  COMPLETE: (_, inShort) => [signed('Your line of credit', inShort)],
};

/** What was answered at a stage, without what is not answered yet. */
export function stageCards(stage: ProgressStage, answers: Answers, inShort = ''): readonly StageCard[] {
  return CARDS[stage](answers, inShort).filter(({ lines }) => lines.length > 0);
}

function termLines({ terms }: Answers): Line[] {
  if (!terms) return [];
  return [
    { label: 'Line of credit', value: formatDollars(terms.lineAmountCents) },
    ...(isInterestOnly(terms) ? [] : [{ label: 'Term', value: `${terms.termYears} years` }]),
    { label: 'Monthly payment', value: formatDollars(terms.monthlyPaymentCents) },
    { label: 'Interest rate', value: formatPct(terms.noteRatePct, 2) },
  ];
}

/** What was submitted, where other terms stand by now. */
function submittedWords({ terms, submittedTerms: submitted }: Answers): string {
  if (!terms || !submitted || areSameTerms(terms, submitted))
    return 'You submitted your application with these terms. They change only with your consent.';
  return `These terms stand now. You submitted your application with ${formatDollars(submitted.lineAmountCents)} ${paidBack(submitted)} at ${formatPct(submitted.noteRatePct, 2)}.`;
}

function signed(title: string, inShort: string): StageCard {
  return { title, lines: named('So far', inShort), stands: 'What is signed stays as it was signed.' };
}

function named(label: string, value: string): Line[] {
  return value ? [{ label, value }] : [];
}
