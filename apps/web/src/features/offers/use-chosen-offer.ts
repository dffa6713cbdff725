import { Amount } from '@homeline/contract/fields.ts';
import type { Offers } from '@homeline/contract/offers/get-offers.ts';
import { Choice } from '@homeline/contract/offers/quote-offer.ts';
import { selectOffer } from '@homeline/contract/offers/select-offer.ts';
import { isInterestOnly } from '@homeline/domain/facts/interest-only.ts';
import { type Cents, cents } from '@homeline/domain/money/cents.ts';
import { useState } from 'react';
import * as z from 'zod';
import { useStepForm } from '../../form/use-step-form.ts';
import { useDetour } from '../applications/use-detour.ts';
import { chosenElsewhere, lineThatStands } from './chosen-elsewhere.ts';
import { lineTyped, refusalOf, within } from './line-amount.ts';
import { feeAt, keyOf, type OfferKey, offerAtFee, offersKey, offerWith, preselected } from './offer-key.ts';

type Offer = Offers['offers'][number];

/** What the page asks: one key says the product and its term. */
const Chosen = Choice.omit({ product: true, termYears: true }).extend({
  offer: z.custom<OfferKey>(),
  lineCents: z.custom<number>().transform(lineTyped).pipe(Amount.transform(cents)),
});

/**
 * Which of the offers is chosen, with which amount and fee: the fields that say it, and the choice that they come to, which can always be
 * asked about. What was wanted last is where it begins.
 */
export function useChosenOffer({ offers, wanted }: Pick<Offers, 'offers' | 'wanted'>) {
  const { isDetour, action, goBack } = useDetour('product/select');
  const first = preselected(offers, wanted);
  const [isOwn, setOwn] = useState(wanted !== undefined);
  const form = useStepForm({
    call: selectOffer,
    movesOn: !isDetour,
    currentState: lineThatStands,
    // What can be had at all is less than what every lender may lend: only its bounds are told.
    schema: Chosen.superRefine(({ offer: key, lineCents, feePct }, context) => {
      const message = refusalOf(offerAtFee(offerWith(offers, key) ?? first, feePct), lineCents);
      if (message) context.addIssue({ code: 'custom', path: ['lineCents'], message });
    }),
    values: {
      offer: keyOf(first),
      lineCents: within(offerAtFee(first, wanted?.feePct), wanted?.lineAmountCents ?? first.maximumCents),
      ...feeAt(first, wanted?.feePct),
    },
    // Of these offers alone: what was typed under others may not be had any more.
    draft: `product/select/${offersKey(offers)}`,
    submit: async ({ offer: key, lineCents, feePct }, save) => {
      await save(choiceOf(offerWith(offers, key) ?? first, lineCents, feePct));
      await goBack();
    },
    explain: (error) => chosenElsewhere(error, action),
  });
  const feePct = form.value('feePct');
  const offer = offerAtFee(offerWith(offers, form.value('offer')) ?? first, feePct);
  const which = form.field('offer', offers.some(isInterestOnly) ? 'How you pay it back' : 'Over how long');
  const amount = form.field('lineCents', 'Amount');
  const fee = offer.feeOptions.length > 1 ? form.field('feePct', 'Origination fee') : undefined;
  // What is typed may be no amount yet.
  const { data: typed } = Chosen.shape.lineCents.safeParse(amount.value);
  const lineCents = within(offer, typed ?? offer.minimumCents);
  // Another offer may make too much of an amount that was right, or make right what was too much.
  const isRefused = typed !== undefined && (amount.error !== undefined || typed > offer.maximumCents);
  // An amount that nobody asked for stays the largest, of another offer or with another fee.
  const follow = (next: Offer) => {
    if (!isOwn && typed === offer.maximumCents) amount.onChange(next.maximumCents);
  };
  return {
    form,
    action,
    /** Every offer, with the largest line that the chosen fee leaves. */
    atFee: offers.map((each) => offerAtFee(each, feePct)),
    /** The one of them that is chosen. */
    offer,
    /** Within the offer, also while what is typed is not. */
    choice: choiceOf(offer, lineCents, feePct),
    /** The line of the choice is the one that was typed. */
    isOfTyped: typed === lineCents,
    which: {
      ...which,
      onChange: (key: OfferKey | undefined) => {
        which.onChange(key);
        const next = offerWith(offers, key);
        if (next) follow(offerAtFee(next, feePct));
      },
    },
    amount: {
      ...amount,
      error: isRefused ? refusalOf(offer, typed) : amount.error,
      onChange: (value: number | undefined) => {
        setOwn(true);
        amount.onChange(value);
      },
      onBlur: () => {
        // What cannot be had stays as it was typed.
        if (typed !== undefined && !refusalOf(offer, typed)) amount.onChange(lineCents);
        amount.onBlur();
      },
    },
    /** Nothing where there is but one. */
    fee: fee && {
      ...fee,
      onChange: (pct: number | undefined) => {
        fee.onChange(pct);
        follow(offerAtFee(offer, pct));
      },
    },
  };
}

function choiceOf(offer: Offer, lineCents: Cents, feePct: number | undefined): Choice {
  const { product, termYears } = offer;
  return { product, termYears, lineCents, ...feeAt(offer, feePct) };
}
