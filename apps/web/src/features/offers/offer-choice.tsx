import { assetsCalls } from '@homeline/contract/assets/calls.ts';
import { offersCalls } from '@homeline/contract/offers/calls.ts';
import { explainOffer } from '@homeline/contract/offers/explain-offer.ts';
import type { Offers } from '@homeline/contract/offers/get-offers.ts';

import { cents, formatWholeDollars, HUNDRED_DOLLARS } from '@homeline/domain/money/cents.ts';
import { Button } from '@homeline/ui/button.tsx';
import { ChoiceField } from '@homeline/ui/fields/choice-field.tsx';
import { MoneyField } from '@homeline/ui/fields/money-field.tsx';
import { Slider } from '@homeline/ui/fields/slider.tsx';
import { lazy, Suspense } from 'react';
import { FormPage } from '../../form/form-page.tsx';
import { send } from '../../session/client.ts';
import { useApplication } from '../applications/application.ts';
import { useSave } from '../applications/use-save.ts';
import { PricedFromHome } from '../liens/priced-from-home.tsx';
import { BalanceChart } from './balance-chart.tsx';
import { offersCopy } from './copy.ts';
import { Explanation } from './explanation.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { lendingWords } from './line-amount.ts';
import './offer-choice.css';
import { feeCard, feeWords, offerCard } from './offer-key.ts';
import { OfferTerms } from './offer-terms.tsx';
import { RatesByAmount } from './rates-by-amount.tsx';
import { reofferedAlert } from './reoffered.ts';
import { useChosenOffer } from './use-chosen-offer.ts';
import { useQuote } from './use-quote.ts';

const words = offersCopy.select;

/** Few borrowers see changed offers, so the others don't load it. */
const ChangedTerms = lazy(() => import('./changed-terms.tsx'));

/** Shows the amount slider beside its terms, which follow it. */
export function OfferChoice({
  version,
  offers,
  wanted,
  repriced,
  madeAgain,
  smallestLineCents,
  largestLineCents,
  minimumRedrawCents,
}: Offers) {
  const { uuid, answers } = useApplication();
  const { form, action, atFee, offer, choice, isOfTyped, which, amount, fee } = useChosenOffer({
    offers,
    wanted,
  });
  const offered = offers.map(({ terms: each }) => each);
  const { terms, fees, amountRates, isExact, refusal } = useQuote({ uuid, version, offered }, choice);
  const go = (
    <Button type="submit" isBusy={form.isBusy}>
      {action}
    </Button>
  );
  return (
    <FormPage
      form={form}
      isWide
      heading={words.heading}
      why={words.why(formatWholeDollars(offer.maximumCents))}
      hasOwnAction
      alerts={madeAgain ? [reofferedAlert(madeAgain, repriced === undefined)] : []}
      above={
        repriced && (
          <Suspense>
            <ChangedTerms title={words.changed} {...repriced} reason={offersCopy.repriced[repriced.reason]} />
          </Suspense>
        )
      }
      also={<OtherWays />}
    >
      <div className="offer-choice">
        <div className="offer-controls">
          <div className="offer-amount">
            <MoneyField {...amount} hint={lendingWords({ smallestLineCents, largestLineCents }, offer)} />
            <Slider
              label={words.amount}
              value={choice.lineCents}
              lowest={offer.minimumCents}
              highest={offer.maximumCents}
              step={HUNDRED_DOLLARS}
              format={(value) => formatWholeDollars(cents(value))}
              onChange={(value) => amount.onChange(cents(value))}
            />
            <RatesByAmount rates={amountRates} lineCents={choice.lineCents} />
          </div>
          <ChoiceField {...which} layout="row" choices={atFee.map(offerCard)} />
          {fee && (
            <ChoiceField
              {...fee}
              value={choice.feePct ?? terms.feePct}
              hint={feeWords(offer, fees, choice.feePct ?? terms.feePct)}
              layout="row"
              choices={offer.feeOptions.map((option) => feeCard(option, fees))}
            />
          )}
        </div>
        {refusal ? (
          <section className="offer-terms">
            <div className="offer-terms-head">
              <p role="status">{refusal}.</p>
              {go}
            </div>
          </section>
        ) : (
          <>
            <OfferTerms terms={terms} isExact={isExact} isOfTyped={isOfTyped} action={go} />
            <HowItWorks
              terms={terms}
              minimumRedrawCents={minimumRedrawCents}
              inPersonCents={answers.fees?.manualNotaryCents}
            />
            <BalanceChart terms={terms} />
            <Explanation
              title={words.explanation}
              about={[uuid, version, choice]}
              ask={() => send(explainOffer, { params: { uuid }, body: choice })}
            />
          </>
        )}
      </div>
      <PricedFromHome />
    </FormPage>
  );
}

/** The other buttons: add savings, or leave the offers. */
function OtherWays() {
  const countAssets = useSave(assetsCalls.requestAssets);
  const leave = useSave(offersCalls.leaveOffers);
  return (
    <>
      <Button kind="quiet" onClick={() => void countAssets()}>
        {words.useSavings}
      </Button>
      <Button kind="quiet" onClick={() => void leave()}>
        {words.leave}
      </Button>
    </>
  );
}
