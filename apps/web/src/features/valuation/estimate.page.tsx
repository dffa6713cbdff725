import { valuationCalls } from '@homeline/contract/valuation/calls.ts';
import { EstimateForm } from '@homeline/domain/facts/valuation.facts.ts';
import { MoneyField } from '@homeline/ui/fields/money-field.tsx';
import { FormPage } from '../../form/form-page.tsx';
import { useStepForm } from '../../form/use-step-form.ts';
import { useApplication } from '../applications/application.ts';
import { valuationCopy } from './copy.ts';

const words = valuationCopy.estimate;

/** Asks the borrower for a value, where no automated one is available. It prices the first offers. */
export default function EstimatePage() {
  const { estimatedValue, property } = useApplication().answers;
  const form = useStepForm({
    call: valuationCalls.saveEstimate,
    schema: EstimateForm,
    values: { valueCents: estimatedValue?.valueCents },
  });
  return (
    <FormPage form={form} heading={words.heading} why={words.why(property?.street1)}>
      <MoneyField {...form.field('valueCents', words.value)} hint={words.hint} />
    </FormPage>
  );
}
