import { type Bank, getBank } from '@homeline/contract/bank/get-bank.ts';
import { saveAutopay } from '@homeline/contract/bank/save-autopay.ts';
import { Consented } from '@homeline/contract/fields.ts';
import { formatAccount } from '@homeline/domain/bank/account-number.ts';
import { cents, formatDollars } from '@homeline/domain/money/cents.ts';
import { formatPct } from '@homeline/domain/money/percent.ts';
import { CheckboxField } from '@homeline/ui/fields/checkbox-field.tsx';
import { ChoiceField } from '@homeline/ui/fields/choice-field.tsx';
import * as z from 'zod';
import { FormPage } from '../../form/form-page.tsx';
import { useQuestionForm } from '../../form/use-question-form.ts';
import { organisation } from '../../organisation.ts';
import { AUTOPAY_AUTHORIZATION } from '../applications/consents.ts';
import { QueryBoundary } from '../applications/query-boundary.tsx';
import { useDraft } from '../applications/use-draft.ts';
import { useSave } from '../applications/use-save.ts';
import { ChangedTerms } from '../offers/changed-terms.tsx';

const Payment = z.discriminatedUnion(
  'payType',
  [
    z.object({ payType: z.literal('AUTOPAY'), authorization: Consented }),
    z.object({ payType: z.literal('MANUAL') }),
  ],
  'Required',
);

/** How the line is paid back: automatically with its discount, or by hand at its price; both before one chooses. */
export default function AutopayPage() {
  return <QueryBoundary call={getBank}>{(bank) => <Choose {...bank} />}</QueryBoundary>;
}

function Choose({ account, payments }: Bank) {
  const save = useSave(saveAutopay);
  const form = useQuestionForm({
    schema: Payment,
    values: { authorization: { textVersion: AUTOPAY_AUTHORIZATION.version } } as never,
    draft: useDraft('bank/autopay'),
    send: save,
  });
  const { companyNameShort } = organisation.orgMetaData.companyInfo;
  const shownAccount = account ? `${account.bankName}, account ${formatAccount(account.mask)}` : 'my account';
  const discountPct = payments ? payments.manual.noteRatePct - payments.autopay.noteRatePct : 0;
  return (
    <FormPage
      form={form}
      heading="How will you pay it back?"
      why={
        discountPct > 0
          ? `Autopay lowers your rate by ${formatPct(discountPct, 2)}. It is your choice: your line does not depend on it.`
          : 'It is your choice: your line and its price do not depend on it.'
      }
    >
      {payments && discountPct > 0 && (
        <ChangedTerms
          title="What each way costs"
          before={payments.manual}
          after={payments.autopay}
          choices={['By hand', 'Autopay']}
        />
      )}
      <ChoiceField
        {...form.field('payType', 'Choose one way')}
        choices={[
          {
            value: 'AUTOPAY',
            label: 'Autopay',
            detail: `Taken each month from ${shownAccount}. You can stop it at any time`,
          },
          {
            value: 'MANUAL',
            label: 'By hand',
            detail: payments
              ? `You pay ${formatDollars(payments.manual.monthlyPaymentCents)} yourself each month${moreEachMonth(payments)}`
              : 'You pay each month yourself',
          },
        ]}
      />
      {form.value('payType') === 'AUTOPAY' && (
        <CheckboxField
          {...form.field('authorization.agreed', 'Authorization')}
          statement={AUTOPAY_AUTHORIZATION.text(companyNameShort, shownAccount)}
        />
      )}
    </FormPage>
  );
}

function moreEachMonth({ autopay, manual }: NonNullable<Bank['payments']>): string {
  const moreCents = manual.monthlyPaymentCents - autopay.monthlyPaymentCents;
  return moreCents > 0 ? `, ${formatDollars(cents(moreCents))} more` : '';
}
