import { useSendOnce } from '@homeline/client/session/use-send-once.ts';
import { listConditionTemplates } from '@homeline/contract/reviews/condition-templates.ts';
import {
  ConditionForm as ConditionSchema,
  RaisedCategory,
  raiseCondition,
} from '@homeline/contract/reviews/raise-condition.ts';
import { addDays, civilDate } from '@homeline/domain/dates/civil-date.ts';
import { showToast } from '@homeline/ui/feedback/toasts.tsx';
import { SelectField } from '@homeline/ui/fields/select-field.tsx';
import { TextAreaField } from '@homeline/ui/fields/text-area-field.tsx';
import { TextField } from '@homeline/ui/fields/text-field.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../session/client.ts';
import { todayHere } from '../../shell/dates.ts';
import { FormCard } from '../../shell/form-card.tsx';
import { useStaffForm } from '../../shell/use-staff-form.ts';
import { originatorHint } from './condition-names.ts';
import { conditionsCopy as copy } from './conditions-copy.ts';
import { CONDITION_NAMES } from './copy.ts';
import { DocumentChoice } from './document-choice.tsx';
import { PlanFields } from './plan-fields.tsx';

type ConditionFormProps = {
  readonly uuid: string;
  /** Whether a loan originator follows the application; undefined where that isn't known. */
  readonly hasOriginator?: boolean;
  /** The internal notes so far. */
  readonly notes?: string;
  readonly onRaised: () => Promise<unknown>;
};

/** Raises a condition of an application. */
export function ConditionForm({ uuid, hasOriginator, notes = '', onRaised }: ConditionFormProps) {
  const sendOnce = useSendOnce(send);
  const [template, choose] = useState('');
  const { data: templates = [] } = useQuery({
    queryKey: [listConditionTemplates.name],
    queryFn: () => send(listConditionTemplates, {}),
    staleTime: 300_000,
  });
  const form = useStaffForm({
    scope: 'condition',
    schema: ConditionSchema,
    values: { category: 'GENERIC_DOCUMENT_REQUEST', requestDocuments: [], notes },
    async send(body) {
      await sendOnce(raiseCondition, { params: { uuid }, body });
      showToast(copy.raised);
      await onRaised();
    },
  });
  const isPhone = form.value('category') === 'MISSING_PHONE_NUMBER';
  const title = form.field('title', copy.title);
  const documents = form.field('requestDocuments', copy.documents);
  const reason = form.field('reason', copy.reason);
  const category = form.value('category') ?? 'GENERIC_DOCUMENT_REQUEST';
  const readBy = originatorHint(hasOriginator, { category, requestDocuments: documents.value ?? [] });
  const before = form.field('before', copy.before);
  const dueOn = form.field('dueOn', copy.dueOn);
  const fill = (chosen: string) => {
    const found = templates.find((one) => one.title === chosen);
    choose(chosen);
    if (!found) return;
    title.onChange(found.title);
    documents.onChange(found.requestDocuments);
    reason.onChange(found.reason);
    before.onChange(found.before);
    dueOn.onChange(addDays(civilDate(todayHere()), found.days));
  };
  return (
    <FormCard form={form} action={copy.raise}>
      <div className="condition-plan">
        <label className="filter">
          <span>{copy.template}</span>
          <select className="control" value={template} onChange={({ target }) => fill(target.value)}>
            <option value="">{copy.own}</option>
            {templates.map((one) => (
              <option key={one.title}>{one.title}</option>
            ))}
          </select>
        </label>
        <SelectField
          {...form.field('category', copy.category)}
          options={RaisedCategory.options.map((value) => ({ value, label: CONDITION_NAMES[value] }))}
        />
      </div>
      {!isPhone && (
        <>
          <TextField {...title} optional />
          <div className="condition-plan">
            <PlanFields form={form} filledBy={template} />
          </div>
          <DocumentChoice {...documents} />
        </>
      )}
      <TextAreaField {...reason} rows={2} hint={readBy} optional />
      <TextAreaField {...form.field('notes', copy.notes)} rows={2} optional />
    </FormCard>
  );
}
