import {
  ConditionForm as ConditionSchema,
  RaisedCategory,
  raiseCondition,
} from '@homeline/contract/reviews/raise-condition.ts';
import { UploadedDocumentType } from '@homeline/domain/documents/document-types.ts';
import { showToast } from '@homeline/ui/feedback/toasts.tsx';
import { MultiChoiceField } from '@homeline/ui/fields/multi-choice-field.tsx';
import { SelectField } from '@homeline/ui/fields/select-field.tsx';
import { TextAreaField } from '@homeline/ui/fields/text-area-field.tsx';
import { useState } from 'react';
import { send } from '../../session/client.ts';
import { FormCard } from '../../shell/form-card.tsx';
import { useStaffForm } from '../../shell/use-staff-form.ts';
import { CONDITION_NAMES, DOCUMENT_NAMES, fileCopy } from './copy.ts';

const copy = fileCopy.conditions;

type ConditionFormProps = {
  readonly uuid: string;
  /** What the internal notes say already. */
  readonly notes?: string;
  readonly onRaised: () => Promise<unknown>;
};

/** Raises a condition of an application. */
export function ConditionForm({ uuid, notes = '', onRaised }: ConditionFormProps) {
  const [key] = useState(() => crypto.randomUUID());
  const form = useStaffForm({
    scope: 'condition',
    schema: ConditionSchema,
    values: { category: 'GENERIC_DOCUMENT_REQUEST', requestDocuments: [], notes },
    async send(body) {
      await send(raiseCondition, { params: { uuid }, body, idempotencyKey: key });
      showToast(copy.raised);
      await onRaised();
    },
  });
  return (
    <FormCard form={form} action={copy.raise}>
      <SelectField
        {...form.field('category', copy.category)}
        options={RaisedCategory.options.map((value) => ({ value, label: CONDITION_NAMES[value] }))}
      />
      {form.value('category') !== 'MISSING_PHONE_NUMBER' && (
        <MultiChoiceField
          {...form.field('requestDocuments', copy.documents)}
          choices={UploadedDocumentType.options.map((value) => ({ value, label: DOCUMENT_NAMES[value] }))}
        />
      )}
      <TextAreaField {...form.field('reason', copy.reason)} optional />
      <TextAreaField {...form.field('notes', copy.notes)} optional />
    </FormCard>
  );
}
