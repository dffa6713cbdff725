import type { Form } from '@homeline/client/form/use-form.ts';
import { DateField } from '@homeline/ui/fields/date-field.tsx';
import { PercentField } from '@homeline/ui/fields/percent-field.tsx';
import { TextField } from '@homeline/ui/fields/text-field.tsx';
import { fileCopy } from './copy.ts';
import type { GivenInput } from './given-form.ts';

const copy = fileCopy.recordingTax;

/** The recording tax of the home's county and city, where no published figure gives it. */
export function RecordingTaxFields({ form }: { readonly form: Form<GivenInput> }) {
  return (
    <>
      <PercentField {...form.field('given.recordingTax.pct', copy.pct)} hint={copy.pctHint} />
      <div className="field-row">
        <TextField {...form.field('given.recordingTax.source', copy.source)} hint={copy.sourceHint} />
        <DateField {...form.field('given.recordingTax.asOf', copy.asOf)} />
      </div>
    </>
  );
}
