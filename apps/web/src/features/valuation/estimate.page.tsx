import { EstimateForm, saveEstimate } from '@homeline/contract/valuation/save-estimate.ts';
import { MoneyField } from '@homeline/ui/fields/money-field.tsx';
import { FormPage } from '../../form/form-page.tsx';
import { useQuestionForm } from '../../form/use-question-form.ts';
import { useApplication } from '../applications/application.ts';
import { useDraft } from '../applications/use-draft.ts';
import { useSave } from '../applications/use-save.ts';
import { valuationCopy } from './copy.ts';

const words = valuationCopy.estimate;

/** Asks the borrower for a value, where no automated one is available. It prices the first offers. */
export default function EstimatePage() {
  const { estimatedValue, property } = useApplication().answers;
  const form = useQuestionForm({
    schema: EstimateForm,
    values: { valueCents: estimatedValue?.valueCents },
    draft: useDraft('bpo/estimate-value'),
    send: useSave(saveEstimate),
  });
  return (
    <FormPage form={form} heading={words.heading} why={words.why(property?.street1)}>
      <MoneyField {...form.field('valueCents', words.value)} hint={words.hint} />
    </FormPage>
  );
}
