import { Amount } from '@homeline/contract/fields.ts';
import { explainOffer } from '@homeline/contract/offers/explain-offer.ts';
import type { Offers } from '@homeline/contract/offers/get-offers.ts';
import { leaveOffers } from '@homeline/contract/offers/leave-offers.ts';
import { Choice } from '@homeline/contract/offers/quote-offer.ts';
import { requestAssets } from '@homeline/contract/offers/request-assets.ts';
import { selectOffer } from '@homeline/contract/offers/select-offer.ts';
import { type Cents, cents, formatWholeDollars, HUNDRED_DOLLARS } from '@homeline/domain/money/cents.ts';
import { Button } from '@homeline/ui/button.tsx';
import { ChoiceField } from '@homeline/ui/fields/choice-field.tsx';
import { MoneyField } from '@homeline/ui/fields/money-field.tsx';
import { Slider } from '@homeline/ui/fields/slider.tsx';
import { useState } from 'react';
import * as z from 'zod';
import { FormPage } from '../../form/form-page.tsx';
import { useQuestionForm } from '../../form/use-question-form.ts';
import { send } from '../../session/client.ts';
import { useApplication } from '../applications/application.ts';
import { useDetour } from '../applications/use-detour.ts';
import { useDraft } from '../applications/use-draft.ts';
import { useSave } from '../applications/use-save.ts';
import { RestsOnHome } from '../liens/rests-on-home.tsx';
import { BalanceChart } from './balance-chart.tsx';
import { REPRICED } from './change-reasons.ts';
import { ChangedTerms } from './changed-terms.tsx';
import { chooseAgain } from './choose-again.ts';
import { chosenElsewhere, lineThatStands } from './chosen-elsewhere.ts';
import { Explanation } from './explanation.tsx';
import { lendingWords, lineTyped, refusalOf, within } from './line-amount.ts';
import './offer-choice.css';
import {
  feeAt,
  feeCard,
  feeWords,
  isInterestOnly,
  keyOf,
  type OfferKey,
  offerAtFee,
  offerCard,
  offersKey,
  offerWith,
  preselected,
} from './offer-key.ts';
import { OfferTerms } from './offer-terms.tsx';
import { useQuote } from './use-quote.ts';

type Offer = Offers['offers'][number];

/** What the page asks: one key says the product and its term. */
const Chosen = Choice.omit({ product: true, termYears: true }).extend({
  offer: z.custom<OfferKey>(),
  lineCents: z.custom<number>().transform(lineTyped).pipe(Amount.transform(cents)),
});

/** The amount slider and its terms side by side, recomputed as one drags. */
export function OfferChoice({
  version,
  offers,
  wanted,
  repriced,
  madeAgain,
  smallestLineCents,
  largestLineCents,
}: Offers) {
  const { uuid } = useApplication();
  const { isDetour, action, goBack } = useDetour('product/select');
  const select = useSave(selectOffer, !isDetour, lineThatStands);
  const first = preselected(offers, wanted);
  const [isOwn, setOwn] = useState(wanted !== undefined);
  const form = useQuestionForm({
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
    draft: useDraft(`product/select/${offersKey(offers)}`),
    send: async ({ offer: key, lineCents, feePct }) => {
      await select(choiceOf(offerWith(offers, key) ?? first, lineCents, feePct));
      await goBack();
    },
    explain: (error) => chosenElsewhere(error, action),
  });
  const feePct = form.value('feePct');
  const offer = offerAtFee(offerWith(offers, form.value('offer')) ?? first, feePct);
  const amount = form.field('lineCents', 'Amount');
  // What is typed may be no amount yet.
  const { data: typed } = Chosen.shape.lineCents.safeParse(amount.value);
  const lineCents = within(offer, typed ?? offer.minimumCents);
  const choice = choiceOf(offer, lineCents, feePct);
  const offered = offers.map(({ terms: each }) => each);
  const { terms, isExact, refusal } = useQuote({ uuid, version, offered }, choice);

  // Another offer may make too much of an amount that was right, or make right what was too much.
  const isRefused = typed !== undefined && (amount.error !== undefined || typed > offer.maximumCents);
  const amountError = isRefused ? refusalOf(offer, typed) : amount.error;
  const setAmount = (value: number | undefined) => {
    setOwn(true);
    amount.onChange(value);
  };
  // An amount that nobody asked for stays the largest, of another offer or with another fee.
  const follow = (next: Offer) => {
    if (!isOwn && typed === offer.maximumCents) amount.onChange(next.maximumCents);
  };
  const fee = offer.feeOptions.length > 1 ? form.field('feePct', 'Origination fee') : undefined;
  const which = form.field('offer', offers.some(isInterestOnly) ? 'How you pay it back' : 'Over how long');
  return (
    <FormPage
      form={form}
      isWide
      heading="How much would you like?"
      why={`You can borrow up to ${formatWholeDollars(offer.maximumCents)}. Move the slider to see what it costs: nothing is decided until you sign.`}
      action={action}
      alerts={madeAgain ? [chooseAgain(madeAgain, repriced === undefined)] : []}
      above={
        repriced && (
          <ChangedTerms title="Your figures have changed" {...repriced} reason={REPRICED[repriced.reason]} />
        )
      }
      also={<OtherWays />}
    >
      <div className="offer-choice">
        <div className="offer-controls">
          <div className="offer-amount">
            <MoneyField
              {...amount}
              hint={lendingWords({ smallestLineCents, largestLineCents }, offer)}
              error={amountError}
              onChange={setAmount}
              onBlur={() => {
                // What cannot be had stays as it was typed.
                if (typed !== undefined && !refusalOf(offer, typed)) amount.onChange(lineCents);
                amount.onBlur();
              }}
            />
            <Slider
              label="Amount"
              value={lineCents}
              lowest={offer.minimumCents}
              highest={offer.maximumCents}
              step={HUNDRED_DOLLARS}
              format={(value) => formatWholeDollars(cents(value))}
              onChange={(value) => setAmount(cents(value))}
            />
          </div>
          <ChoiceField
            {...which}
            layout="row"
            choices={offers.map((each) => offerCard(offerAtFee(each, feePct)))}
            onChange={(key) => {
              which.onChange(key);
              const next = offerWith(offers, key);
              if (next) follow(offerAtFee(next, feePct));
            }}
          />
          {fee && (
            <ChoiceField
              {...fee}
              value={choice.feePct ?? terms.feePct}
              hint={feeWords(offer)}
              layout="row"
              choices={offer.feeOptions.map(feeCard)}
              onChange={(pct) => {
                fee.onChange(pct);
                follow(offerAtFee(offer, pct));
              }}
            />
          )}
        </div>
        {refusal ? (
          <p className="offer-terms" role="status">
            {refusal}.
          </p>
        ) : (
          <>
            <OfferTerms terms={terms} isExact={isExact} isOfTyped={typed === lineCents} />
            <BalanceChart terms={terms} />
            <Explanation
              title="Why these figures"
              about={[uuid, version, choice]}
              ask={() => send(explainOffer, { params: { uuid }, body: choice })}
            />
          </>
        )}
      </div>
      <RestsOnHome />
    </FormPage>
  );
}

/** What one can do instead of choosing, or of keeping what was chosen. */
function OtherWays() {
  const countAssets = useSave(requestAssets);
  const leave = useSave(leaveOffers);
  return (
    <>
      <Button kind="quiet" onClick={() => void countAssets()}>
        Count my savings too
      </Button>
      <Button kind="quiet" onClick={() => void leave()}>
        None of these
      </Button>
    </>
  );
}

function choiceOf(offer: Offer, lineCents: Cents, feePct: number | undefined): Choice {
  const { product, termYears } = offer;
  return { product, termYears, lineCents, ...feeAt(offer, feePct) };
}
