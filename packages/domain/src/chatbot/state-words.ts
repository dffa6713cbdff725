import { type StateCode, US_STATES } from '../states/us-states.ts';
import { dollars, type LenderDay } from './lender-figures.ts';
import type { Place } from './named-place.ts';

/** What a by-state article says about a licensed state, after its own text. */
const STATE_SENTENCES: Readonly<Record<string, (lender: LenderDay, state: StateCode) => string>> = {
  states: (_, state) => `Yes, we lend in ${US_STATES[state]}.`,
  fees: (lender, state) => {
    const { recording, valuation, notary } = feesIn(lender, state);
    return `In ${US_STATES[state]}, the recording fee is ${recording}. If they are needed, a valuation costs ${valuation} and an in-person notary ${notary}.`;
  },
  'valuation-fee': (lender, state) =>
    `In ${US_STATES[state]}, the valuation costs ${feesIn(lender, state).valuation} if a local agent must see the home.`,
  'notary-fee': (lender, state) =>
    `In ${US_STATES[state]}, an in-person notary costs ${feesIn(lender, state).notary}.`,
  'recording-fee': (lender, state) =>
    `In ${US_STATES[state]}, the recording fee is ${feesIn(lender, state).recording}. A recording tax may come on top; your offer shows it.`,
};

/** Returns what an article says about homes in a state; undefined where the state makes no difference. */
export function stateText(lender: LenderDay, articleId: string, state: StateCode): string | undefined {
  return (
    notServed(lender.organisation.licensedStates, { state }) ?? STATE_SENTENCES[articleId]?.(lender, state)
  );
}

/** Says that the lender doesn't lend in a place; undefined if it does. */
export function notServed(licensedStates: readonly StateCode[], place: Place): string | undefined {
  if ('elsewhere' in place)
    return `We don’t lend on homes in ${place.elsewhere}. We lend only in the states where we’re licensed.`;
  return licensedStates.includes(place.state)
    ? undefined
    : `We’re not lending in ${US_STATES[place.state]} yet. If you own a home in another state, you can ask about that one.`;
}

/** Returns what a lender’s fees cost in a state. */
export function feesIn({ rules }: LenderDay, state: StateCode) {
  const { recordingCents, valuationCents, manualNotaryCents } = rules.sheet.fees(state).output;
  return {
    recording: dollars(recordingCents),
    valuation: dollars(valuationCents),
    notary: dollars(manualNotaryCents),
  };
}
