import type { AdverseAction } from '@homeline/contract/adverse-action/get-adverse-action.ts';
import type { Answers } from '@homeline/contract/applications/answers.ts';
import { REMEDIES, type Remedy } from './remedies.ts';

type Home = Pick<NonNullable<Answers['property']>, 'listedForSale' | 'state' | 'occupancy'>;

/** A reason in words, with what would change it and when to try again. */
export type ShownReason = { readonly text: string; readonly remedy: Remedy };

export const FOR_SALE: ShownReason = {
  text: 'Your home is listed for sale, or was in the last 60 days',
  remedy: {
    change:
      'Taking the home off the market. A line of credit stays with the home and must be paid off when it is sold.',
    again: 'From the 61st day after the listing has ended; with another home at once.',
  },
};

/** What stands against a home and has no code of its own. */
const OF_THE_HOME: readonly (ShownReason & { readonly holds: (home: Home) => boolean })[] = [
  { ...FOR_SALE, holds: ({ listedForSale }) => listedForSale },
  {
    text: 'In Texas we lend only on the home that you live in',
    remedy: {
      change: 'A home in Texas that you live in, or a home in another state.',
      again: 'When you have moved in; with another home at once.',
    },
    holds: ({ state, occupancy }) => state === 'TX' && occupancy !== 'PRIMARY',
  },
];

/**
 * The reasons as the page shows them.
 * @param home where it is the home that does not fit: it then says itself which reason without a code holds
 */
export function reasonsToShow(reasons: AdverseAction['reasons'], home?: Home): readonly ShownReason[] {
  const coded = reasons.map(({ code, text }) => ({ code, text, remedy: REMEDIES[code] }));
  const ofTheHome = home ? OF_THE_HOME.filter(({ holds }) => holds(home)) : [];
  if (ofTheHome.length === 0 || !coded.some(({ code }) => code === 'AA24')) return coded;
  return [...coded.filter(({ code }) => code !== 'AA24'), ...ofTheHome];
}
