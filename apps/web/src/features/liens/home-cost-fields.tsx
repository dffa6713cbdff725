import type { LiensForm } from '@homeline/contract/liens/answer-liens.ts';
import { ExactMoneyField } from '@homeline/ui/fields/exact-money-field.tsx';
import type * as z from 'zod';
import type { QuestionForm } from '../../form/use-question-form.ts';
import { HOME_COST_NAMES } from './home-cost-names.ts';

export type LiensQuestions = QuestionForm<Omit<z.input<typeof LiensForm>, 'version'>>;

/** What the home costs each month besides its mortgages. */
export function HomeCostFields({ form }: { form: LiensQuestions }) {
  return (
    <>
      <h2>What else your home costs each month</h2>
      <ExactMoneyField
        {...form.field('homeCosts.propertyTaxCents', HOME_COST_NAMES.propertyTaxCents)}
        hint="0 if a mortgage payment that stays includes it"
      />
      <ExactMoneyField
        {...form.field('homeCosts.insuranceCents', HOME_COST_NAMES.insuranceCents)}
        hint="0 if a mortgage payment that stays includes it"
      />
      <ExactMoneyField
        {...form.field('homeCosts.duesCents', HOME_COST_NAMES.duesCents)}
        hint="0 if there are none"
      />
    </>
  );
}
