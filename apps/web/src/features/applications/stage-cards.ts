import type { Answers } from '@homeline/contract/applications/answers.ts';
import { isInterestOnly } from '@homeline/domain/facts/interest-only.ts';
import { areSameTerms } from '@homeline/domain/facts/same-terms.ts';
import { formatDollars } from '@homeline/domain/money/cents.ts';
import { formatRate } from '@homeline/domain/money/percent.ts';
import type { PagePath } from '@homeline/domain/workflow/page-path.ts';
import type { ProgressStage } from '@homeline/domain/workflow/step.ts';
import type { Line } from '@homeline/ui/page/card.tsx';
import { paidBack } from '../offers/offer-key.ts';
import { contactLines, homeLines, incomeLines, moreLines, owedLines, personLines } from './answer-lines.ts';
import { CARD_TITLES, LINE_LABELS, LINE_VALUES, WHY_CLOSED } from './answers-copy.ts';

/** The answers of one page of a stage. */
export type StageCard = {
  readonly title: string;
  readonly lines: readonly Line[];
  /** The page that edits these answers. Absent once they are final. */
  readonly page?: PagePath;
  /** Why the answers can't be changed anymore. */
  readonly whyClosed: string;
};

/** The cards of each stage. A provider's answer shows only as its summary. */
const CARDS: Readonly<Record<ProgressStage, (answers: Answers, summary: string) => readonly StageCard[]>> = {
  INITIAL: (answers) => [
    {
      title: CARD_TITLES.you,
      lines: [...personLines(answers), ...contactLines(answers)],
      page: 'start/profile',
      whyClosed: WHY_CLOSED.identity,
    },
    {
      title: CARD_TITLES.home,
      lines: homeLines(answers),
      page: 'review-app/property',
      whyClosed: WHY_CLOSED.checked,
    },
    {
      title: CARD_TITLES.owed,
      lines: owedLines(answers),
      page: 'liens',
      whyClosed: WHY_CLOSED.pricedUntilSubmitted,
    },
    {
      title: CARD_TITLES.income,
      lines: incomeLines(answers),
      page: 'start/income',
      whyClosed: WHY_CLOSED.pricedFrom,
    },
  ],
  PRODUCT_SELECT: (answers) => [
    {
      title: CARD_TITLES.line,
      lines: termLines(answers),
      page: 'product/select',
      whyClosed: submittedWords(answers),
    },
  ],
  MORE_INFO: (answers) => [
    {
      title: CARD_TITLES.more,
      lines: moreLines(answers),
      page: 'start/contact',
      whyClosed: WHY_CLOSED.submitted,
    },
    {
      title: CARD_TITLES.demographics,
      lines: answers.hmdaCollected
        ? [{ label: LINE_LABELS.demographics, value: LINE_VALUES.demographics }]
        : [],
      page: 'start/hmda',
      whyClosed: WHY_CLOSED.submitted,
    },
  ],
  LINK_INCOME: (answers, summary) => [
    {
      title: CARD_TITLES.income,
      lines: named(LINE_LABELS.income, summary || LINE_VALUES.incomeNotSent),
      whyClosed: WHY_CLOSED.verifiedIncome,
    },
    {
      title: CARD_TITLES.payment,
      lines: answers.autopay
        ? [
            {
              label: LINE_LABELS.payBy,
              value: LINE_VALUES.payBy[answers.autopay.payType],
            },
          ]
        : [],
      whyClosed: WHY_CLOSED.payment,
    },
  ],
  ID_UPLOAD: (_, summary) => [
    {
      title: CARD_TITLES.id,
      lines: named(LINE_LABELS.idShown, summary),
      whyClosed: WHY_CLOSED.id,
    },
  ],
  SIGNING: (_, summary) => [signed(CARD_TITLES.documents, summary)],
  MANUAL_NOTARY: (_, summary) => [signed(CARD_TITLES.deed, summary)],
  ENOTARY: (_, summary) => [signed(CARD_TITLES.deed, summary)],
  COMPLETE: (_, summary) => [signed(CARD_TITLES.line, summary)],
};

/** Returns the cards of a stage that have answers. */
export function stageCards(stage: ProgressStage, answers: Answers, summary = ''): readonly StageCard[] {
  return CARDS[stage](answers, summary).filter(({ lines }) => lines.length > 0);
}

function termLines({ terms }: Answers): Line[] {
  if (!terms) return [];
  return [
    { label: LINE_LABELS.line, value: formatDollars(terms.lineAmountCents) },
    ...(isInterestOnly(terms)
      ? []
      : [{ label: LINE_LABELS.term, value: LINE_VALUES.years(terms.termYears) }]),
    { label: LINE_LABELS.payment, value: formatDollars(terms.monthlyPaymentCents) },
    { label: LINE_LABELS.rate, value: formatRate(terms.noteRatePct) },
  ];
}

/** Names the submitted terms when the current ones differ. */
function submittedWords({ terms, submittedTerms: submitted }: Answers): string {
  if (!terms || !submitted || areSameTerms(terms, submitted)) return WHY_CLOSED.submittedTerms;
  return WHY_CLOSED.otherTerms(
    formatDollars(submitted.lineAmountCents),
    paidBack(submitted),
    formatRate(submitted.noteRatePct),
  );
}

function signed(title: string, summary: string): StageCard {
  return { title, lines: named(LINE_LABELS.soFar, summary), whyClosed: WHY_CLOSED.signed };
}

function named(label: string, value: string): Line[] {
  return value ? [{ label, value }] : [];
}
