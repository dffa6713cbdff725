import type { LiensForm } from '@homeline/contract/liens/answer-liens.ts';
import { HOME_COST_NAMES } from '@homeline/domain/facts/home-cost-names.ts';
import { ExactMoneyField } from '@homeline/ui/fields/exact-money-field.tsx';
import type * as z from 'zod';
import type { Form } from '../../form/use-form.ts';

export type LiensQuestions = Form<z.input<typeof LiensForm>>;

/** What the home costs each month besides its mortgages. */
export function HomeCostFields({ form }: { form: LiensQuestions }) {
  return (
    <>
      <h2>What else your home costs each month</h2>
      {HOME_COST_NAMES.map(([cost, name]) => (
        <ExactMoneyField
          key={cost}
          {...form.field(`homeCosts.${cost}`, `${name}, a month`)}
          hint={
            cost === 'duesCents' ? '0 if there are none' : '0 if a mortgage payment that stays includes it'
          }
        />
      ))}
    </>
  );
}
