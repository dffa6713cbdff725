import type { Form } from '@homeline/client/form/use-form.ts';
import { ConditionStage } from '@homeline/domain/facts/conditions.facts.ts';
import { DateField } from '@homeline/ui/fields/date-field.tsx';
import { SelectField } from '@homeline/ui/fields/select-field.tsx';
import { useDisabledReason } from '../../session/staff-member.ts';
import { useOfficers } from '../pipeline/use-pipeline.ts';
import { conditionsCopy as copy, STAGES } from './conditions-copy.ts';

const CHOICES = ConditionStage.options.map((value) => ({ value, label: STAGES[value] }));

/** The fields of a condition's plan. */
export type Plan = {
  before?: ConditionStage | undefined;
  dueOn?: string | undefined;
  owner?: string | undefined;
};

type PlanFieldsProps<F extends Plan> = {
  readonly form: Form<F>;
  /** Changes when something other than the person fills in the day. */
  readonly filledBy?: string;
};

/** Asks before which stage a condition must be answered, until which day, and who follows up. */
export function PlanFields<F extends Plan>({ form: given, filledBy = '' }: PlanFieldsProps<F>) {
  // Every form `F` has these fields, which TypeScript can't infer.
  const form = given as unknown as Form<Plan>;
  const { data: officers = [] } = useOfficers(!useDisabledReason()('SEE_PIPELINE'));
  return (
    <>
      <SelectField {...form.field('before', copy.before)} options={CHOICES} hint={copy.beforeHint} optional />
      {officers.length > 0 && (
        <SelectField
          {...form.field('owner', copy.owner)}
          options={officers.map(({ identity, name }) => ({ value: identity, label: name }))}
          optional
        />
      )}
      <div className="condition-due">
        <DateField key={filledBy} {...form.field('dueOn', copy.dueOn)} hint={copy.dueHint} optional />
      </div>
    </>
  );
}
