import { organisation } from '@homeline/client/organisation.ts';
import { type Bank, getBank } from '@homeline/contract/bank/get-bank.ts';
import { saveAutopay } from '@homeline/contract/bank/save-autopay.ts';
import { formatAccount } from '@homeline/domain/bank/account-number.ts';
import { Consented } from '@homeline/domain/facts/form-fields.ts';
import { cents, formatDollars } from '@homeline/domain/money/cents.ts';
import { formatPct } from '@homeline/domain/money/percent.ts';
import { CheckboxField } from '@homeline/ui/fields/checkbox-field.tsx';
import { ChoiceField } from '@homeline/ui/fields/choice-field.tsx';
import * as z from 'zod';
import { FormPage } from '../../form/form-page.tsx';
import { useStepForm } from '../../form/use-step-form.ts';
import { AUTOPAY_AUTHORIZATION } from '../applications/consents.ts';
import { QueryBoundary } from '../applications/query-boundary.tsx';
import ChangedTerms from '../offers/changed-terms.tsx';
import { shownBank } from './bank-name.ts';
import { bankCopy } from './copy.ts';

const copy = bankCopy.autopay;

const Payment = z.discriminatedUnion(
  'payType',
  [
    z.object({ payType: z.literal('AUTOPAY'), authorization: Consented }),
    z.object({ payType: z.literal('MANUAL') }),
  ],
  'Required',
);

/** Asks whether to pay by autopay or manually, and compares what each costs. */
export default function AutopayPage() {
  return <QueryBoundary call={getBank}>{(bank) => <Choose {...bank} />}</QueryBoundary>;
}

function Choose({ account, payments }: Bank) {
  const form = useStepForm({
    call: saveAutopay,
    schema: Payment,
    values: { authorization: { textVersion: AUTOPAY_AUTHORIZATION.version } } as never,
  });
  const { companyNameShort } = organisation.orgMetaData.companyInfo;
  const shownAccount = account && copy.account(shownBank(account.bankName), formatAccount(account.mask));
  const discountPct = payments ? payments.manual.noteRatePct - payments.autopay.noteRatePct : 0;
  const discount = discountPct > 0 ? formatPct(discountPct, 2) : undefined;
  return (
    <FormPage form={form} heading={copy.heading} why={copy.why(discount)}>
      {payments && discount && (
        <ChangedTerms
          title={copy.comparison}
          reason={copy.rest}
          before={payments.manual}
          after={payments.autopay}
          choices={[copy.choices.MANUAL.label, copy.choices.AUTOPAY.label]}
        />
      )}
      <ChoiceField
        {...form.field('payType', copy.payType)}
        choices={[
          {
            value: 'AUTOPAY',
            label: copy.choices.AUTOPAY.label,
            detail: copy.choices.AUTOPAY.detail(shownAccount, discount),
          },
          {
            value: 'MANUAL',
            label: copy.choices.MANUAL.label,
            detail: copy.choices.MANUAL.detail(
              payments && formatDollars(payments.manual.monthlyPaymentCents),
              payments && moreEachMonth(payments),
            ),
          },
        ]}
      />
      {form.value('payType') === 'AUTOPAY' && (
        <CheckboxField
          {...form.field('authorization.agreed', copy.authorization)}
          statement={AUTOPAY_AUTHORIZATION.text(companyNameShort, shownAccount ?? copy.anyAccount)}
        />
      )}
    </FormPage>
  );
}

/** Returns how much more a manual payment is each month, in words. */
function moreEachMonth({ autopay, manual }: NonNullable<Bank['payments']>): string | undefined {
  const moreCents = manual.monthlyPaymentCents - autopay.monthlyPaymentCents;
  return moreCents > 0 ? formatDollars(cents(moreCents)) : undefined;
}
