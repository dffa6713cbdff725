import { Amount } from '@homeline/contract/fields.ts';
import { explainOffer } from '@homeline/contract/offers/explain-offer.ts';
import type { Offers } from '@homeline/contract/offers/get-offers.ts';
import { leaveOffers, requestAssets } from '@homeline/contract/offers/leave-offers.ts';
import { Choice } from '@homeline/contract/offers/quote-offer.ts';
import { selectOffer } from '@homeline/contract/offers/select-offer.ts';
import { type Cents, cents, formatWholeDollars } from '@homeline/domain/money/cents.ts';
import { Button } from '@homeline/ui/button.tsx';
import { ChoiceField } from '@homeline/ui/fields/choice-field.tsx';
import { MoneyField } from '@homeline/ui/fields/money-field.tsx';
import { Slider } from '@homeline/ui/fields/slider.tsx';
import { FormPage } from '../../form/form-page.tsx';
import { useQuestionForm } from '../../form/use-question-form.ts';
import { send } from '../../session/client.ts';
import { useApplication } from '../applications/application.ts';
import { useDetour } from '../applications/use-detour.ts';
import { useSave } from '../applications/use-save.ts';
import { BalanceChart } from './balance-chart.tsx';
import { REPRICED } from './change-reasons.ts';
import { ChangedTerms } from './changed-terms.tsx';
import { Explanation } from './explanation.tsx';
import './offer-choice.css';
import { OfferTerms } from './offer-terms.tsx';
import { useQuote } from './use-quote.ts';

const STEP_CENTS = 10_000;

type Offer = Offers['offers'][number];

/** The amount slider and its terms side by side, recomputed as one drags. */
export function OfferChoice({ offers, chosen, repriced }: Offers) {
  const { uuid } = useApplication();
  const { isDetour, action, goBack } = useDetour('product/select');
  const select = useSave(selectOffer, !isDetour);
  const first = preselected(offers, chosen);
  const form = useQuestionForm({
    // What can be had at all is less than what every lender may lend: only its bounds are told.
    schema: Choice.extend({ lineCents: Amount.transform(cents) }).superRefine(
      ({ termYears, lineCents }, context) => {
        const message = refusalOf(offers.find((each) => each.termYears === termYears) ?? first, lineCents);
        if (message) context.addIssue({ code: 'custom', path: ['lineCents'], message });
      },
    ),
    values: {
      product: first.product,
      termYears: first.termYears,
      lineCents: chosen?.lineAmountCents ?? first.maximumCents,
    },
    send: async (choice) => {
      await select(choice);
      await goBack();
    },
  });
  const offer = offers.find(({ termYears }) => termYears === form.value('termYears')) ?? first;
  const amount = form.field('lineCents', 'Amount');
  // What is typed may be no amount yet.
  const typed = Number.isInteger(amount.value) ? amount.value : undefined;
  const lineCents = within(offer, typed ?? offer.minimumCents);
  const feePct = form.value('feePct');
  const choice = {
    product: offer.product,
    termYears: offer.termYears,
    lineCents,
    ...(feePct === undefined ? {} : { feePct }),
  };
  const { terms, isExact } = useQuote(
    uuid,
    offers.map(({ terms: offered }) => offered),
    choice,
  );

  // Another term may make too much of an amount that was right, or make right what was too much.
  const isRefused = typed !== undefined && (amount.error !== undefined || typed > offer.maximumCents);
  const amountError = isRefused ? refusalOf(offer, typed) : amount.error;
  const term = form.field('termYears', 'Over how long');
  return (
    <FormPage
      form={form}
      isWide
      heading="How much would you like?"
      why={`You can borrow up to ${formatWholeDollars(offer.maximumCents)}. Move the slider to see what it costs: nothing is decided until you sign.`}
      action={action}
      above={
        repriced && (
          <ChangedTerms title="Your figures have changed" {...repriced} reason={REPRICED[repriced.reason]} />
        )
      }
      also={!isDetour && <OtherWays />}
    >
      <div className="offer-choice">
        <div className="offer-controls">
          <div className="offer-amount">
            <MoneyField
              {...amount}
              error={amountError}
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
              step={STEP_CENTS}
              format={(value) => formatWholeDollars(cents(value))}
              onChange={(value) => amount.onChange(cents(value))}
            />
          </div>
          <ChoiceField
            {...term}
            layout="row"
            choices={offers.map(({ termYears, maximumCents }) => ({
              value: termYears,
              label: `${termYears} years`,
              detail: `up to ${formatWholeDollars(maximumCents)}`,
            }))}
          />
          {offer.feeOptionsPct.length > 1 && (
            <ChoiceField
              {...form.field('feePct', 'Origination fee')}
              value={feePct ?? terms.feePct}
              hint="A higher fee lowers the rate. It is taken from the amount, not paid in advance."
              layout="row"
              choices={offer.feeOptionsPct.map((pct) => ({ value: pct, label: `${pct}%` }))}
            />
          )}
        </div>
        <OfferTerms terms={terms} isExact={isExact} isOfTyped={typed === lineCents} />
        <BalanceChart terms={terms} />
        <Explanation
          title="Why these figures"
          about={[uuid, choice]}
          ask={() => send(explainOffer, { params: { uuid }, body: choice })}
        />
      </div>
    </FormPage>
  );
}

/** What one can do instead of choosing. */
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

function preselected(offers: Offers['offers'], chosen: Offers['chosen']): Offer {
  const byChoice = offers.find(({ termYears }) => termYears === chosen?.termYears);
  const [first] = offers.toSorted((a, b) => b.maximumCents - a.maximumCents || a.termYears - b.termYears);
  const found = byChoice ?? first;
  if (!found) throw new Error('There are no offers to choose from.');
  return found;
}

/** Why an amount cannot be had at a term. */
function refusalOf({ minimumCents, maximumCents }: Offer, typedCents: number): string | undefined {
  if (typedCents > maximumCents) return `Cannot be more than ${formatWholeDollars(maximumCents)}`;
  if (typedCents < minimumCents) return `Must be at least ${formatWholeDollars(minimumCents)}`;
  return undefined;
}

/** The nearest amount that can be chosen at a term: a whole hundred between its two ends. */
function within({ minimumCents, maximumCents }: Offer, typedCents: number): Cents {
  const rounded = Math.round(typedCents / STEP_CENTS) * STEP_CENTS;
  return cents(Math.min(maximumCents, Math.max(minimumCents, rounded)));
}
