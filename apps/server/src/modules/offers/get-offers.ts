import type { getOffers as call, Offers } from '@homeline/contract/offers/get-offers.ts';
import { counterOfferReasons } from '@homeline/domain/adverse-action/counter-offer.ts';
import type { DeclineReason } from '@homeline/domain/adverse-action/decline-reasons.ts';
import type { DeepReadonly } from '@homeline/domain/facts/fact.ts';
import { type Facts, newestSeq } from '@homeline/domain/facts/facts.ts';
import type { Offer, Terms } from '@homeline/domain/facts/offers.facts.ts';
import {
  chosenOffer,
  currentTerms,
  initialDecision,
  openChangedOffer,
  winbackFollowsDecline,
  winbackIsOpen,
} from '@homeline/domain/facts/offers.selectors.ts';
import { assetShares } from '@homeline/domain/income/asset-depletion.ts';
import { initialDecisionFacts } from '@homeline/domain/offers/decision-facts.ts';
import { type DecisionContext, pricingScenario } from '@homeline/domain/offers/pricing-scenario.ts';
import { reofferOf } from '@homeline/domain/offers/reoffer.ts';
import { repricedTerms } from '@homeline/domain/offers/repriced.ts';
import { limitsFor } from '@homeline/domain/policy/limits.ts';
import { offeredFeePct } from '@homeline/domain/pricing/choice.ts';
import { largestByFee, offerOver } from '@homeline/domain/pricing/offers.ts';
import { reasonsInWords } from '@homeline/domain/reasons/printed-reasons.ts';
import type { Context } from '../../context.ts';
import { type ApplicationKey, loadRelevantFacts } from '../../facts/load.ts';
import type { Handler } from '../../http/handler.ts';
import { costedTerms } from './costed-terms.ts';
import { decisionContext } from './decision-context.ts';
import { lastQuoted, noteTermsShown } from './terms-ledger.ts';

/** The offers that stand, or that can be had instead, the terms chosen and the terms that changed. What is shown is kept in the ledger. */
export const getOffers: Handler<typeof call> = async ({ params, organisation, caller }, context) => {
  const of = { organisation, applicationId: params.uuid };
  const facts = await loadRelevantFacts(context.db, of);
  const rules = decisionContext(context, of, facts);
  const { version, ...terms } = offersOf(facts, rules, await quotedBefore(context, of, facts));
  await noteTermsShown(context, of, { to: caller.identity, where: 'offers', terms, rules });
  return { version, ...terms };
};

/** What the borrower looked at last under the offers before these; undefined while there are no others. */
function quotedBefore(
  context: Context,
  of: ApplicationKey,
  { initialDecisions }: Facts,
): Promise<Terms | undefined> | undefined {
  const [previous, current] = initialDecisions.slice(-2);
  if (!previous || !current) return undefined;
  return lastQuoted(context, of, { after: previous.at, before: current.at });
}

function offersOf(facts: Facts, context: DecisionContext, quoted: Terms | undefined): Offers {
  const isWayBack = winbackIsOpen(facts);
  const decision = isWayBack ? decisionNow(facts, context) : initialDecision(facts);
  // What was chosen before a decline cannot be had.
  const chosen = !isWayBack && chosenOffer(facts) ? currentTerms(facts) : undefined;
  const changed = openChangedOffer(facts);
  const scenario = pricingScenario(facts, context);
  const limits = scenario && limitsFor(context.policy, scenario);
  return {
    version: newestSeq(facts),
    outcome: decision?.outcome,
    smallestLineCents: limits?.minLineCents,
    largestLineCents: limits?.maxLineCents,
    offers: (decision?.offers ?? []).map((offer) => {
      const asOffered = pricingScenario(facts, context, offer.product);
      return {
        ...offer,
        terms: costedTerms(context, offer.terms, facts),
        limitedByIncome:
          asOffered !== undefined && offerOver(asOffered, offer.termYears)?.limitedBy === 'DTI',
        feeOptions: asOffered ? largestByFee(asOffered, offer) : [],
      };
    }),
    declinedFor: winbackFollowsDecline(facts) ? reasonsOf(counterOfferReasons(facts)) : undefined,
    assetShares: assetShares(context.policy, context.ageYears),
    repriced: repricedTerms(facts, context, quoted),
    madeAgain: isWayBack ? undefined : reofferOf(facts),
    chosen: chosen && costedTerms(context, chosen, facts),
    wanted: wantedOf(facts, context, decision?.offers ?? []),
    changed: changed && {
      before: costedTerms(context, changed.before, facts),
      after: costedTerms(context, changed.after, facts),
      reason: changed.reason,
    },
  };
}

/** The decision that taking the way back would make: on the income that is verified, once it is. */
function decisionNow(facts: Facts, context: DecisionContext) {
  return initialDecisionFacts(facts, context).flatMap(({ fact, value }) =>
    fact === 'initialDecisions' ? [value] : [],
  )[0];
}

function reasonsOf(hits: readonly DeclineReason[]): string[] {
  const statedReasons = hits.flatMap(({ inFull }) => inFull ?? []);
  return reasonsInWords(
    hits.map(({ code }) => code),
    { statedReasons },
  ).map(({ text }) => text);
}

/** What was chosen, without its price; the fee where the offer still stands and it is another than the one that is offered first of it. */
function wantedOf(
  facts: Facts,
  context: DecisionContext,
  offers: DeepReadonly<readonly Offer[]>,
): Offers['wanted'] {
  const terms = currentTerms(facts);
  if (!terms) return undefined;
  const { product, termYears, lineAmountCents, feePct } = terms;
  const scenario = pricingScenario(facts, context, product);
  const offer = offers.find((each) => each.product === product && each.termYears === termYears);
  const isOther = scenario && offer && offeredFeePct(scenario, offer, lineAmountCents) !== feePct;
  return { product, termYears, lineAmountCents, ...(isOther && { feePct }) };
}
