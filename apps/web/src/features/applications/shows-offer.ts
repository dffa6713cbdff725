import type { Application } from './application.ts';

/** The pages where terms are being chosen, aren't available or are shown in full. */
const WITHOUT_OFFER: readonly string[] = [
  'product/select',
  'product/prequal-winback',
  'start/app-summary',
  'error/decline',
  'signing/sign',
];

/** Returns whether there are chosen terms in force, which the page doesn't state itself. */
export function showsOffer({ answers, page, status }: Shown): boolean {
  const statesFigures = status.step === 'CLOSING_DISCLOSURE_REVIEW' && page === status.page;
  return answers.terms !== undefined && !WITHOUT_OFFER.includes(page) && !statesFigures;
}

type Shown = Pick<Application, 'answers' | 'page'> & {
  readonly status: Pick<Application['status'], 'step' | 'page'>;
};
