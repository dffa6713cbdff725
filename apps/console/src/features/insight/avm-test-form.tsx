import { useSendOnce } from '@homeline/client/session/use-send-once.ts';
import {
  AvmTestForm as Form,
  recordAvmTest,
  type Sampled,
} from '@homeline/contract/valuation/avm-control.ts';
import { showToast } from '@homeline/ui/feedback/toasts.tsx';
import { ChoiceField } from '@homeline/ui/fields/choice-field.tsx';
import { MoneyField } from '@homeline/ui/fields/money-field.tsx';
import { SelectField } from '@homeline/ui/fields/select-field.tsx';
import * as z from 'zod';
import { send } from '../../session/client.ts';
import { FormCard } from '../../shell/form-card.tsx';
import { useStaffForm } from '../../shell/use-staff-form.ts';
import { insightCopy } from './copy.ts';

const copy = insightCopy.avm;

const Schema = Form.extend({ uuid: z.guid('Required') });

type Props = { readonly untested: readonly Sampled[]; readonly onDone: () => void };

/** Records the value that the test of a sampled valuation found. Renders nothing once every sample is tested. */
export function AvmTestForm({ untested, onDone }: Props) {
  const sendOnce = useSendOnce(send);
  const form = useStaffForm({
    schema: Schema,
    values: {},
    async send({ uuid, ...body }) {
      await sendOnce(recordAvmTest, { params: { uuid }, body });
      showToast(copy.form.done);
      onDone();
    },
  });
  if (untested.length === 0) return null;
  return (
    <details className="act">
      <summary>{copy.form.heading}</summary>
      <FormCard form={form} action={copy.form.action}>
        <SelectField
          {...form.field('uuid', copy.form.uuid)}
          options={untested.map(({ uuid, loanNumber, month }) => ({
            value: uuid,
            label: `${loanNumber}, ${month}`,
          }))}
        />
        <MoneyField {...form.field('valueCents', copy.form.valueCents)} />
        <ChoiceField
          {...form.field('method', copy.form.method)}
          choices={(['APPRAISAL', 'OTHER_AVM'] as const).map((value) => ({
            value,
            label: copy.methods[value],
          }))}
        />
      </FormCard>
    </details>
  );
}
