import type { Offers } from '@homeline/contract/offers/get-offers.ts';
import { LineChoice } from '@homeline/contract/offers/quote-offer.ts';
import { selectOffer } from '@homeline/contract/offers/select-offer.ts';
import { Amount } from '@homeline/domain/facts/form-fields.ts';
import { isInterestOnly } from '@homeline/domain/facts/interest-only.ts';
import { type Cents, cents } from '@homeline/domain/money/cents.ts';
import { preselectedCents, preselectedOffer } from '@homeline/domain/offers/preselect.ts';
import * as z from 'zod';
import { useStepForm } from '../../form/use-step-form.ts';
import { useDetour } from '../applications/use-detour.ts';
import { chosenElsewhere, currentLine } from './chosen-elsewhere.ts';
import { offersCopy } from './copy.ts';
import { lineTyped, refusalOf, within } from './line-amount.ts';
import { feeAt, keyOf, type OfferKey, offerAtFee, offersKey, offerWith } from './offer-key.ts';

const words = offersCopy.select;

type Offer = Offers['offers'][number];

/** The page's answers. One key names the product and its term. */
const Chosen = LineChoice.omit({ product: true, termYears: true }).extend({
  offer: z.custom<OfferKey>(),
  lineCents: z.custom<number>().transform(lineTyped).pipe(Amount.transform(cents)),
});

/**
 * Returns the fields for the offer, amount and fee, and the choice they make, which can always be priced. Starts from the last choice.
 */
export function useChosenOffer({ offers, wanted }: Pick<Offers, 'offers' | 'wanted'>) {
  const { isDetour, action, goBack } = useDetour('product/select');
  const first = preselectedOffer(offers, wanted);
  const form = useStepForm({
    call: selectOffer,
    movesOn: !isDetour,
    currentState: currentLine,
    // The offer's own limits are tighter than the lender's.
    schema: Chosen.superRefine(({ offer: key, lineCents, feePct }, context) => {
      const message = refusalOf(offerAtFee(offerWith(offers, key) ?? first, feePct), lineCents);
      if (message) context.addIssue({ code: 'custom', path: ['lineCents'], message });
    }),
    values: {
      offer: keyOf(first),
      lineCents: within(offerAtFee(first, wanted?.feePct), preselectedCents(offers, wanted)),
      ...feeAt(first, wanted?.feePct),
    },
    // Other offers had other limits, so what was typed for them doesn't count here.
    draft: `product/select/${offersKey(offers)}`,
    submit: async ({ offer: key, lineCents, feePct }, save) => {
      await save(choiceOf(offerWith(offers, key) ?? first, lineCents, feePct));
      await goBack();
    },
    explain: (error) => chosenElsewhere(error, action),
  });
  const feePct = form.value('feePct');
  const offer = offerAtFee(offerWith(offers, form.value('offer')) ?? first, feePct);
  const which = form.field('offer', offers.some(isInterestOnly) ? words.repayment : words.term);
  const amount = form.field('lineCents', words.amount);
  const fee = offer.feeOptions.length > 1 ? form.field('feePct', words.fee) : undefined;
  // The typed text may not be a valid amount yet.
  const { data: typed } = Chosen.shape.lineCents.safeParse(amount.value);
  const lineCents = within(offer, typed ?? offer.minimumCents);
  // Choosing another offer may make a valid amount too large, or an excessive one valid.
  const isRefused = typed !== undefined && (amount.error !== undefined || typed > offer.maximumCents);
  return {
    form,
    action,
    /** Every offer, with its largest line at the chosen fee. */
    atFee: offers.map((each) => offerAtFee(each, feePct)),
    /** The chosen offer. */
    offer,
    /** Always within the offer's limits, even while the typed amount is not. */
    choice: choiceOf(offer, lineCents, feePct),
    /** Whether the choice has the typed amount. */
    isOfTyped: typed === lineCents,
    which,
    amount: {
      ...amount,
      error: (isRefused ? refusalOf(offer, typed) : undefined) ?? amount.error,
      onBlur: () => {
        // Leaves an invalid amount as typed.
        if (typed !== undefined && !refusalOf(offer, typed)) amount.onChange(lineCents);
        amount.onBlur();
      },
    },
    /** Undefined where there is only one fee. */
    fee,
  };
}

function choiceOf(offer: Offer, lineCents: Cents, feePct: number | undefined): LineChoice {
  const { product, termYears } = offer;
  return { product, termYears, lineCents, ...feeAt(offer, feePct) };
}
