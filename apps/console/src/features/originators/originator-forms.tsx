import {
  addOriginator,
  changeOriginator,
  type ListedOriginator,
  OriginatorForm,
} from '@homeline/contract/staff/manage-originators.ts';
import { STATE_CODES } from '@homeline/domain/states/us-states.ts';
import { MultiChoiceField } from '@homeline/ui/fields/multi-choice-field.tsx';
import { NumberField } from '@homeline/ui/fields/number-field.tsx';
import { TextField } from '@homeline/ui/fields/text-field.tsx';
import { useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod';
import { send } from '../../session/client.ts';
import { FormCard } from '../../shell/form-card.tsx';
import { useStaffForm } from '../../shell/use-staff-form.ts';
import { originatorsCopy as copy } from './copy.ts';

const STATES = STATE_CODES.map((code) => ({ value: code, label: code }));

type AddOriginatorProps = { readonly onAdded: (password: string) => void };

/** The form of a new loan originator. */
export function AddOriginator({ onAdded }: AddOriginatorProps) {
  return (
    <OriginatorFields
      action={copy.add}
      values={{ states: [] }}
      onSend={async (body) => onAdded((await send(addOriginator, { body })).initialPassword)}
    />
  );
}

type ChangeOriginatorProps = { readonly originator: ListedOriginator; readonly onChanged: () => void };

/** Changes the data of a loan originator. They sign in with a new email address from then on. */
export function ChangeOriginator({ originator, onChanged }: ChangeOriginatorProps) {
  const { id, name, email, phone, nmls, brokerName, states, compensationPct } = originator;
  return (
    <>
      <p className="fine-print">{copy.changeWhy}</p>
      <OriginatorFields
        action={copy.save}
        values={{ name, email, phone, nmls, brokerName, states, compensationPct }}
        onSend={async (body) => {
          await send(changeOriginator, { params: { id }, body });
          onChanged();
        }}
      />
    </>
  );
}

type Form = z.infer<typeof OriginatorForm>;

type OriginatorFieldsProps = {
  readonly action: string;
  readonly values: Partial<{ [K in keyof Form]: Form[K] | undefined }>;
  readonly onSend: (body: Form) => Promise<void>;
};

function OriginatorFields({ action, values, onSend }: OriginatorFieldsProps) {
  const queries = useQueryClient();
  const form = useStaffForm({
    schema: OriginatorForm,
    values,
    async send(body) {
      await onSend(body);
      await queries.invalidateQueries({ queryKey: ['originators'] });
    },
  });
  return (
    <FormCard form={form} action={action}>
      <div className="field-row">
        <TextField {...form.field('name', copy.name)} />
        <TextField {...form.field('email', copy.email)} type="email" />
        <TextField {...form.field('phone', copy.phone)} hint={copy.phoneHint} />
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
