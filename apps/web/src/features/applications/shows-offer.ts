import type { Application } from './application.ts';

/** The pages where terms are being chosen, or aren't available, or stand in full. */
const WITHOUT_OFFER: readonly string[] = [
  'product/select',
  'product/prequal-winback',
  'error/decline',
  'signing/sign',
];

/** Returns whether there are chosen terms that are still in force. */
export function showsOffer({ answers, page }: Pick<Application, 'answers' | 'page'>): boolean {
  return answers.terms !== undefined && !WITHOUT_OFFER.includes(page);
}
