import { CoBorrowerDecision, decideCoBorrower } from '@homeline/contract/co-borrowers/decide-co-borrower.ts';
import type { LoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';
import { showToast } from '@homeline/ui/feedback/toasts.tsx';
import { ChoiceField } from '@homeline/ui/fields/choice-field.tsx';
import { MoneyField } from '@homeline/ui/fields/money-field.tsx';
import { TextAreaField } from '@homeline/ui/fields/text-area-field.tsx';
import { FormCard } from '../../shell/form-card.tsx';
import { useStaffForm } from '../../shell/use-staff-form.ts';
import { fileCopy } from './copy.ts';
import { useCoBorrowerEffect } from './decision-effect.tsx';
import { SentDocuments } from './review-documents.tsx';
import { useUnlikelyAmount } from './unlikely-amount.tsx';
import { reasonAgainst, useFileAct } from './use-loan-file.ts';

const copy = fileCopy.coBorrower;

const CHOICES = [
  { value: 'INCOME_ACCEPTED', label: copy.accept },
  { value: 'INCOME_REJECTED', label: copy.return },
  { value: 'CREDIT_CLEARED', label: copy.clear },
] as const;

type CoBorrowerFormProps = {
  readonly file: LoanFile;
  readonly signer: string;
  readonly name: string;
  readonly step: string;
};

/** Decides a co-borrower's proof of income, or clears an alert on their credit file: whichever waits. */
export function CoBorrowerForm({ file, signer, name, step }: CoBorrowerFormProps) {
  const { uuid } = file;
  const { changed, sendOnce } = useFileAct(uuid);
  const income = file.coBorrowerIncomes.find((one) => one.signer === signer);
  const unlikely = useUnlikelyAmount(income?.statedCents, copy.action);
  const form = useStaffForm({
    scope: signer,
    schema: CoBorrowerDecision,
    values: {},
    async send(body) {
      if (unlikely.stops(body.decision === 'INCOME_ACCEPTED' ? body.monthlyGrossCents : undefined)) return;
      if (body.decision === 'INCOME_ACCEPTED' && (await effect.stops(body))) return;
      const params = { uuid, signer };
      await sendOnce(decideCoBorrower, { params, body });
      showToast(copy.done);
      await changed();
    },
  });
  const decision = form.value('decision');
  // Preview only an accepted income: a returned or cleared file changes no figures.
  const typed = decision === 'INCOME_ACCEPTED' && {
    ...{ decision, monthlyGrossCents: form.value('monthlyGrossCents') },
    ...(form.value('taxFreeCents') !== undefined && { taxFreeCents: form.value('taxFreeCents') }),
  };
  const effect = useCoBorrowerEffect({ uuid, signer }, typed || {}, copy.action);
  const hasAlert = step === 'SIGNER_CREDIT';
  if (!income && !hasAlert) return null;
  return (
    <section className="condition" aria-label={copy.heading(name, income !== undefined)}>
      <h3>{copy.heading(name, income !== undefined)}</h3>
      {income && <SentDocuments file={file} documents={income.documents} />}
      <FormCard form={form} action={copy.action} disabledReason={reasonAgainst(file, 'DECIDE_CO_BORROWER')}>
        <ChoiceField
          {...form.field('decision', copy.decision)}
          choices={CHOICES.filter(({ value }) =>
            value === 'CREDIT_CLEARED' ? hasAlert : income !== undefined,
          )}
        />
        {decision === 'INCOME_ACCEPTED' && (
          <>
            <MoneyField
              {...form.field('monthlyGrossCents', fileCopy.review.amount.monthlyGrossCents)}
              {...unlikely.hint}
            />
            <MoneyField
              {...form.field('taxFreeCents', fileCopy.review.taxFree)}
              hint={fileCopy.review.taxFreeHint}
              optional
            />
            {unlikely.question}
            {effect.shown}
          </>
        )}
        {decision === 'INCOME_REJECTED' && <TextAreaField {...form.field('reason', copy.reason)} />}
      </FormCard>
    </section>
  );
}
