import type { getOffers as call, Offers } from '@homeline/contract/offers/get-offers.ts';
import { counterOfferReasons } from '@homeline/domain/adverse-action/counter-offer-reasons.ts';
import type { DeclineReason } from '@homeline/domain/adverse-action/decline-reasons.ts';
import type { DeepReadonly } from '@homeline/domain/facts/fact.ts';
import { type Facts, newestSeq } from '@homeline/domain/facts/facts.ts';
import { verifiedMonthlyGrossCents } from '@homeline/domain/facts/income.selectors.ts';
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
import { cents } from '@homeline/domain/money/cents.ts';
import { initialDecisionFacts } from '@homeline/domain/offers/decision-facts.ts';
import { type DecisionContext, pricingScenario } from '@homeline/domain/offers/pricing-scenario.ts';
import { reofferOf } from '@homeline/domain/offers/reoffer.ts';
import { repricedTerms } from '@homeline/domain/offers/repriced.ts';
import { limitsFor } from '@homeline/domain/policy/limits.ts';
import { offeredFeePct } from '@homeline/domain/pricing/choice.ts';
import { minimumRedraw } from '@homeline/domain/pricing/draws.ts';
import { largestLineByFee, offerAtTerm } from '@homeline/domain/pricing/offers.ts';
import { reasonsInWords } from '@homeline/domain/reasons/printed-reasons.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import type { Context } from '../../context.ts';
import { type ApplicationKey, loadRelevantFacts } from '../../facts/load.ts';
import type { Handler } from '../../http/handler.ts';
import { isRefusal } from '../../refusal.ts';
import { decisionContext, pricingContext } from '../rules/decision-context.ts';
import { costedTerms } from './costed-terms.ts';
import { OFFER_CHOICE_STEPS } from './price-within-offers.ts';
import { lastQuotedTerms, recordTermsShown } from './terms-ledger.ts';

/** Returns the current offers, or those after a winback, with the chosen and the changed terms. Records them in the terms ledger. */
export const getOffers: Handler<typeof call> = async ({ params, organisation, caller, origin }, context) => {
  const key = { organisation, applicationId: params.uuid };
  const facts = await loadRelevantFacts(context.db, key);
  const isChoosing = OFFER_CHOICE_STEPS.includes(currentStep(facts).id);
  const rules = (isChoosing ? pricingContext : decisionContext)(context, key, facts);
  if (isRefusal(rules)) return rules;
  const { version, ...terms } = offersOf(facts, rules, await termsQuotedBefore(context, key, facts));
  const to = caller.identity;
  await recordTermsShown(context, key, { to, origin, where: 'offers', terms, rules });
  return { version, ...terms };
};

/** Returns the terms last quoted under the previous offers. Undefined if these are the first offers. */
function termsQuotedBefore(
  context: Context,
  key: ApplicationKey,
  { initialDecisions }: Facts,
): Promise<Terms | undefined> | undefined {
  const [previous, current] = initialDecisions.slice(-2);
  if (!previous || !current) return undefined;
  return lastQuotedTerms(context, key, { after: previous.at, before: current.at });
}

function offersOf(facts: Facts, context: DecisionContext, quoted: Terms | undefined): Offers {
  const isWinback = winbackIsOpen(facts);
  const decision = isWinback ? winbackDecision(facts, context) : initialDecision(facts);
  // A line chosen before a decline is no longer available.
  const chosen = !isWinback && chosenOffer(facts) ? currentTerms(facts) : undefined;
  const changed = openChangedOffer(facts);
  const scenario = pricingScenario(facts, context);
  const limits = scenario && limitsFor(context.policy, scenario);
  return {
    version: newestSeq(facts),
    outcome: decision?.outcome,
    smallestLineCents: limits?.minLineCents,
    largestLineCents: limits?.maxLineCents,
    offers: (decision?.offers ?? []).map((offer) => {
      const offerScenario = pricingScenario(facts, context, offer.product);
      return {
        ...offer,
        terms: costedTerms(context, offer.terms, facts),
        limitedByIncome:
          offerScenario !== undefined && offerAtTerm(offerScenario, offer.termYears)?.limitedBy === 'DTI',
        feeOptions: offerScenario ? largestLineByFee(offerScenario, offer) : [],
      };
    }),
    minimumRedrawCents: minimumRedraw(facts.property?.state ?? ''),
    declinedFor: winbackFollowsDecline(facts) ? reasonsOf(counterOfferReasons(facts)) : undefined,
    assetShares: assetShares(context.policy, context.ageYears),
    repriced: repricedTerms(facts, context, quoted),
    madeAgain: isWinback ? undefined : reofferOf(facts),
    chosen: chosen && costedTerms(context, chosen, facts),
    wanted: choiceToPreselect(facts, context, decision?.offers ?? []),
    changed: changed && {
      before: costedTerms(context, changed.before, facts),
      after: costedTerms(context, changed.after, facts),
      reason: changed.reason,
      income: changed.reason === 'INCOME' ? comparedIncome(facts) : undefined,
    },
  };
}

/** Returns the borrower's stated and verified income where the two differ. */
function comparedIncome(facts: Facts): NonNullable<Offers['changed']>['income'] {
  const statedCents = facts.statedIncome?.monthlyGrossCents;
  const verifiedCents = verifiedMonthlyGrossCents(facts);
  if (statedCents === undefined || verifiedCents === undefined || statedCents === verifiedCents)
    return undefined;
  return { statedCents, verifiedCents: cents(verifiedCents) };
}

/** Returns the decision that accepting the winback would lead to, on verified income if known. */
function winbackDecision(facts: Facts, context: DecisionContext) {
  return initialDecisionFacts(facts, context).flatMap(({ fact, value }) =>
    fact === 'initialDecisions' ? [value] : [],
  )[0];
}

function reasonsOf(declineReasons: readonly DeclineReason[]): string[] {
  const statedReasons = declineReasons.flatMap(({ inFull }) => inFull ?? []);
  return reasonsInWords(
    declineReasons.map(({ code }) => code),
    { statedReasons },
  ).map(({ text }) => text);
}

/** Returns the choice to preselect. It has a fee only if the offer still exists and the borrower changed its first fee. */
function choiceToPreselect(
  facts: Facts,
  context: DecisionContext,
  offers: DeepReadonly<readonly Offer[]>,
): Offers['wanted'] {
  const terms = currentTerms(facts);
  if (!terms) return undefined;
  const { product, termYears, lineAmountCents, feePct } = terms;
  const scenario = pricingScenario(facts, context, product);
  const offer = offers.find((each) => each.product === product && each.termYears === termYears);
  const isChangedFee = scenario && offer && offeredFeePct(scenario, offer, lineAmountCents) !== feePct;
  return { product, termYears, lineAmountCents, ...(isChangedFee && { feePct }) };
}
