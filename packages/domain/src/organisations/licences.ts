import { type StateCode, US_STATES } from '../states/us-states.ts';
import { licencesCopy as copy } from './licences-copy.ts';

/** With fewer licensed states, the footer adds that more will follow. The District of Columbia is no state. */
const ALL_STATES = 50;

/** The footer text on the states where the lender lends. */
export type LicenceText = {
  readonly states: string;
  readonly moreToCome?: string;
  readonly newYork?: string;
};

/**
 * Returns the footer text on the states where the lender lends.
 * @param company.allowRegulatorReview opens the page to New York's regulator but not to its residents
 */
export function licenceText(
  licensed: readonly StateCode[],
  company: { companyNameShort: string; allowRegulatorReview: boolean },
): LicenceText {
  const names = licensed.map((state) => US_STATES[state]).toSorted((a, b) => a.localeCompare(b, 'en'));
  const count = licensed.filter((state) => state !== 'DC').length;
  return {
    states:
      names.length > 0
        ? copy.lendsIn(company.companyNameShort, inWords(names))
        : copy.nowhere(company.companyNameShort),
    ...(names.length > 0 && count < ALL_STATES ? { moreToCome: copy.moreToCome } : {}),
    ...newYork(licensed, company),
  };
}

function newYork(
  licensed: readonly StateCode[],
  company: { allowRegulatorReview: boolean },
): { newYork?: string } {
  if (company.allowRegulatorReview) return { newYork: copy.newYorkReview };
  if (licensed.includes('NY')) return { newYork: copy.newYork };
  return {};
}

function inWords(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return copy.and(names.slice(0, -1).join(', '), names.at(-1) ?? '');
}
