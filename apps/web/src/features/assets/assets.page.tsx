import { formCopy } from '@homeline/client/form/copy.ts';
import { assetsCalls } from '@homeline/contract/assets/calls.ts';
import { getOffers, type Offers } from '@homeline/contract/offers/get-offers.ts';
import { AssetBalances } from '@homeline/domain/facts/assets.facts.ts';
import { ASSETS_LAST_YEARS, assetDepletion } from '@homeline/domain/income/asset-depletion.ts';
import { type Cents, cents, formatWholeDollars } from '@homeline/domain/money/cents.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Dialog } from '@homeline/ui/feedback/dialog.tsx';
import { MoneyField } from '@homeline/ui/fields/money-field.tsx';
import { Card, Lines } from '@homeline/ui/page/card.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { useState } from 'react';
import { FormPage } from '../../form/form-page.tsx';
import { useStepForm } from '../../form/use-step-form.ts';
import { owedLines } from '../applications/answer-lines.ts';
import { useApplication } from '../applications/application.ts';
import { ChangeLink } from '../applications/change-link.tsx';
import { QueryBoundary } from '../applications/query-boundary.tsx';
import { useAct } from '../applications/use-act.ts';
import { useSave } from '../applications/use-save.ts';
import { DecisionExplanation } from '../offers/decision-explanation.tsx';
import { assetsCopy as words } from './copy.ts';
import { savingsEffect } from './savings-effect.ts';

/** Asks for savings that count as income, where income alone supports little or no line. */
export default function AssetsPage() {
  return <QueryBoundary call={getOffers}>{(offers) => <Assets offers={offers} />}</QueryBoundary>;
}

function Assets({ offers }: { offers: Offers }) {
  const { answers } = useApplication();
  const { assets } = answers;
  const { checkingSavingsPct, brokeragePct, retirementPct } = offers.assetShares;
  const hasOffers = offers.offers.length > 0;
  const [isRefusing, refuse] = useState(false);
  const form = useStepForm({
    call: assetsCalls.answerAssets,
    schema: AssetBalances,
    values: {
      checkingSavingsCents: assets?.checkingSavingsCents ?? cents(0),
      brokerageCents: assets?.brokerageCents ?? cents(0),
      retirementCents: assets?.retirementCents ?? cents(0),
    },
    submit: (balances, save) => save({ answer: 'LINKED', ...balances }),
  });
  const skip = useAct(() => form.save({ answer: 'SKIPPED' }));
  return (
    <FormPage
      form={form}
      heading={words.heading}
      why={savingsEffect(offers.offers)}
      action={words.action}
      alerts={skip.problem ? [{ kind: 'SYSTEM', title: formCopy.notSaved, text: skip.problem }] : []}
      also={
        <Button kind="secondary" isBusy={skip.isBusy} onClick={hasOffers ? skip.act : () => refuse(true)}>
          {words.skip}
        </Button>
      }
    >
      <Card
        title={words.home.title}
        tone="sunken"
        action={<ChangeLink page="liens" what={words.home.change} />}
      >
        <Lines lines={owedLines(answers)} />
        <p className="fine-print">{words.home.wrong}</p>
      </Card>
      <DecisionExplanation />
      <MoneyField
        {...form.field('checkingSavingsCents', words.fields.checkingSavingsCents)}
        hint={words.counted(checkingSavingsPct)}
      />
      <MoneyField
        {...form.field('brokerageCents', words.fields.brokerageCents)}
        hint={`${words.counted(brokeragePct)} ${words.prices}`}
      />
      <MoneyField
        {...form.field('retirementCents', words.fields.retirementCents)}
        hint={`${words.counted(retirementPct)} ${words.taxes}`}
      />
      <MonthlyAddition
        shares={offers.assetShares}
        amounts={[
          form.value('checkingSavingsCents'),
          form.value('brokerageCents'),
          form.value('retirementCents'),
        ]}
      />
      <RefuseDialog isOpen={isRefusing} close={() => refuse(false)} />
    </FormPage>
  );
}

function MonthlyAddition({
  shares,
  amounts,
}: {
  shares: Offers['assetShares'];
  amounts: readonly (number | undefined)[];
}) {
  const [checkingSavingsCents, brokerageCents, retirementCents] = amounts.map((amount) =>
    // What is typed may be no amount yet.
    cents(Number.isInteger(amount) ? Number(amount) : 0),
  ) as [Cents, Cents, Cents];
  const { monthlyCents } = assetDepletion(shares, { checkingSavingsCents, brokerageCents, retirementCents });
  return (
    <Card tone="accent">
      <p aria-live="polite">
        {words.addition.before(ASSETS_LAST_YEARS)}{' '}
        <strong className="figures">{formatWholeDollars(monthlyCents)}</strong> {words.addition.after}
      </p>
    </Card>
  );
}

function RefuseDialog({ isOpen, close }: { isOpen: boolean; close: () => void }) {
  const save = useSave(assetsCalls.answerAssets);
  const { act, isBusy, problem } = useAct(() => save({ answer: 'REFUSED' }));
  return (
    <Dialog isOpen={isOpen} title={words.refusal.title} onClose={close}>
      <p>{words.refusal.text}</p>
      {problem && <p role="alert">{problem}</p>}
      <QuestionActions>
        <Button onClick={close}>{words.refusal.add}</Button>
        <Button kind="danger" isBusy={isBusy} onClick={act}>
          {words.refusal.skip}
        </Button>
      </QuestionActions>
    </Dialog>
  );
}
