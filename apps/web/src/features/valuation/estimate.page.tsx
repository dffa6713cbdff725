import { EstimateForm, saveEstimate } from '@homeline/contract/valuation/save-estimate.ts';
import { MoneyField } from '@homeline/ui/fields/money-field.tsx';
import { FormPage } from '../../form/form-page.tsx';
import { useQuestionForm } from '../../form/use-question-form.ts';
import { useApplication } from '../applications/application.ts';
import { useDraft } from '../applications/use-draft.ts';
import { useSave } from '../applications/use-save.ts';

/** No automated value could be had: the borrower's own number prices the first offer. */
export default function EstimatePage() {
  const { estimatedValue, property } = useApplication().answers;
  const form = useQuestionForm({
    schema: EstimateForm,
    values: { valueCents: estimatedValue?.valueCents },
    draft: useDraft('bpo/estimate-value'),
    send: useSave(saveEstimate),
  });
  return (
    <FormPage
      form={form}
      heading="What is your home worth?"
      why={`There were too few recent sales to estimate the value of ${property?.street1} automatically. Your number shapes your offers now; a local agent confirms it before you sign.`}
    >
      <MoneyField
        {...form.field('valueCents', 'Value of your home')}
        hint="What you believe it would sell for today. A recent appraisal or a neighbor’s sale is a good guide."
      />
    </FormPage>
  );
}
