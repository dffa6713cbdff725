import { addOriginator, OriginatorForm } from '@homeline/contract/staff/manage-originators.ts';
import { STATE_CODES } from '@homeline/domain/states/us-states.ts';
import { MultiChoiceField } from '@homeline/ui/fields/multi-choice-field.tsx';
import { NumberField } from '@homeline/ui/fields/number-field.tsx';
import { TextField } from '@homeline/ui/fields/text-field.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { send } from '../../session/client.ts';
import { FormCard } from '../../shell/form-card.tsx';
import { useStaffForm } from '../../shell/use-staff-form.ts';
import { originatorsCopy as copy } from './copy.ts';

const STATES = STATE_CODES.map((code) => ({ value: code, label: code }));

type AddOriginatorProps = { readonly onAdded: (password: string) => void };

/** The form of a new loan originator. */
export function AddOriginator({ onAdded }: AddOriginatorProps) {
  const queries = useQueryClient();
  const form = useStaffForm({
    schema: OriginatorForm,
    values: { states: [] },
    async send(body) {
      const { initialPassword } = await send(addOriginator, { body });
      await queries.invalidateQueries({ queryKey: ['originators'] });
      onAdded(initialPassword);
    },
  });
  return (
    <FormCard form={form} action={copy.add}>
      <div className="field-row">
        <TextField {...form.field('name', copy.name)} />
        <TextField {...form.field('email', copy.email)} type="email" />
        <TextField {...form.field('phone', copy.phone)} hint={copy.phoneHint} />
      </div>
      <div className="field-row">
        <TextField {...form.field('nmls', copy.nmls)} inputMode="numeric" />
        <TextField {...form.field('brokerName', copy.broker)} optional />
        <NumberField {...form.field('compensationPct', copy.pay)} optional hint={copy.payHint} />
      </div>
      <div className="originator-states">
        <MultiChoiceField {...form.field('states', copy.states)} choices={STATES} />
      </div>
    </FormCard>
  );
}
