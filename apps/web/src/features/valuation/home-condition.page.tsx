import { HomeConditionForm, saveHomeCondition } from '@homeline/contract/valuation/save-home-condition.ts';
import { ChoiceField } from '@homeline/ui/fields/choice-field.tsx';
import { PhoneField } from '@homeline/ui/fields/phone-field.tsx';
import { TextField } from '@homeline/ui/fields/text-field.tsx';
import { FormPage } from '../../form/form-page.tsx';
import { useQuestionForm } from '../../form/use-question-form.ts';
import { useApplication } from '../applications/application.ts';
import { useDraft } from '../applications/use-draft.ts';
import { useSave } from '../applications/use-save.ts';

const CONDITIONS = [
  {
    value: 'EXCELLENT',
    label: 'Excellent',
    detail: 'Like new: built or renovated throughout in the last years',
  },
  { value: 'GOOD', label: 'Good', detail: 'Well kept, with some parts renewed' },
  { value: 'AVERAGE', label: 'Average', detail: 'Everything works and shows its age' },
  { value: 'FAIR', label: 'Fair', detail: 'Some repairs are due' },
  { value: 'POOR', label: 'Poor', detail: 'The roof, the structure or a main system needs repair' },
] as const;

/** What state the home is in and whom the agent calls. */
export default function HomeConditionPage() {
  const { homeCondition, profile, contact } = useApplication().answers;
  const form = useQuestionForm({
    schema: HomeConditionForm,
    values: {
      condition: CONDITIONS.find(({ value }) => value === homeCondition?.condition)?.value,
      accessName: homeCondition?.accessName ?? (profile && `${profile.firstName} ${profile.lastName}`),
      accessPhone: homeCondition?.accessPhone ?? contact?.phone,
    },
    draft: useDraft('bpo/condition'),
    send: useSave(saveHomeCondition),
  });
  return (
    <FormPage
      form={form}
      heading="What condition is your home in?"
      why="A local agent looks at it from outside and compares it with homes sold nearby. What you say here helps to choose the right ones."
    >
      <ChoiceField {...form.field('condition', 'Condition')} choices={CONDITIONS} />
      <div className="field-row">
        <TextField {...form.field('accessName', 'Whom should the agent call?')} autoComplete="name" />
        <PhoneField {...form.field('accessPhone', 'Their phone number')} />
      </div>
    </FormPage>
  );
}
