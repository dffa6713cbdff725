import type { Application } from './application.ts';

/** The steps at which terms are being chosen, or the chosen ones are unavailable. */
const WITHOUT_OFFER: readonly string[] = ['product/select', 'product/prequal-winback', 'error/decline'];

/** Returns whether there are chosen terms that are still in force. */
export function showsOffer({ answers, page }: Pick<Application, 'answers' | 'page'>): boolean {
  return answers.terms !== undefined && !WITHOUT_OFFER.includes(page);
}
