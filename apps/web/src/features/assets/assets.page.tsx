import { AssetBalances, answerAssets } from '@homeline/contract/assets/answer-assets.ts';
import { getOffers, type Offers } from '@homeline/contract/offers/get-offers.ts';
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
import { whySavings } from './why-savings.ts';

/** Savings that count beside the income, where the income alone carries little or no line. */
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
    call: answerAssets,
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
      heading="Do you have savings that we may count?"
      why={whySavings(offers.offers)}
      action="Count my savings"
      alerts={skip.problem ? [{ kind: 'SYSTEM', title: 'This was not saved', text: skip.problem }] : []}
      also={
        <Button kind="secondary" isBusy={skip.isBusy} onClick={hasOffers ? skip.act : () => refuse(true)}>
          Go on without them
        </Button>
      }
    >
      <Card
        title="What we count of your home"
        tone="sunken"
        action={<ChangeLink page="liens" what="what is owed on your home and what it costs" />}
      >
        <Lines lines={owedLines(answers)} />
        <p className="fine-print">If one of these is wrong, change it: we work out your offers anew.</p>
      </Card>
      <DecisionExplanation />
      <MoneyField
        {...form.field('checkingSavingsCents', 'Checking and savings')}
        hint={counted(checkingSavingsPct)}
      />
      <MoneyField
        {...form.field('brokerageCents', 'Stocks, bonds and funds')}
        hint={`${counted(brokeragePct)} Prices move.`}
      />
      <MoneyField
        {...form.field('retirementCents', 'Retirement accounts')}
        hint={`${counted(retirementPct)} Taxes and penalties take their part.`}
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

function counted(pct: number): string {
  return pct === 100 ? 'Counted in full.' : `Counted at ${pct}%.`;
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
        Spread over {ASSETS_LAST_YEARS} years they add about{' '}
        <strong className="figures">{formatWholeDollars(monthlyCents)}</strong> a month to your income. You
        keep them: nothing is pledged or spent.
      </p>
    </Card>
  );
}

function RefuseDialog({ isOpen, close }: { isOpen: boolean; close: () => void }) {
  const save = useSave(answerAssets);
  const { act, isBusy, problem } = useAct(() => save({ answer: 'REFUSED' }));
  return (
    <Dialog isOpen={isOpen} title="Without savings we cannot offer a line now" onClose={close}>
      <p>
        Your income alone is not enough beside your debts. Going on without savings ends with a decision and a
        letter that gives the reasons; your credit score is not affected.
      </p>
      {problem && <p role="alert">{problem}</p>}
      <QuestionActions>
        <Button onClick={close}>Add my savings</Button>
        <Button kind="danger" isBusy={isBusy} onClick={act}>
          Go on without them
        </Button>
      </QuestionActions>
    </Dialog>
  );
}
