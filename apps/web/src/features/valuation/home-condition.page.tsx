import { valuationCalls } from '@homeline/contract/valuation/calls.ts';
import { HomeConditionForm } from '@homeline/domain/facts/valuation.facts.ts';
import { ChoiceField } from '@homeline/ui/fields/choice-field.tsx';
import { PhoneField } from '@homeline/ui/fields/phone-field.tsx';
import { TextField } from '@homeline/ui/fields/text-field.tsx';
import { FormPage } from '../../form/form-page.tsx';
import { useStepForm } from '../../form/use-step-form.ts';
import { useApplication } from '../applications/application.ts';
import { valuationCopy } from './copy.ts';

const words = valuationCopy.condition;

/** Asks for the home's condition and the agent's contact. */
export default function HomeConditionPage() {
  const { homeCondition, profile, contact } = useApplication().answers;
  const form = useStepForm({
    call: valuationCalls.saveHomeCondition,
    schema: HomeConditionForm,
    values: {
      condition: words.conditions.find(({ value }) => value === homeCondition?.condition)?.value,
      accessName: homeCondition?.accessName ?? (profile && `${profile.firstName} ${profile.lastName}`),
      accessPhone: homeCondition?.accessPhone ?? contact?.phone,
    },
  });
  return (
    <FormPage form={form} heading={words.heading} why={words.why}>
      <ChoiceField {...form.field('condition', words.condition)} choices={words.conditions} />
      <div className="field-row">
        <TextField {...form.field('accessName', words.accessName)} autoComplete="name" />
        <PhoneField {...form.field('accessPhone', words.accessPhone)} />
      </div>
    </FormPage>
  );
}
