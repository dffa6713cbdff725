import type { Form } from '@homeline/client/form/use-form.ts';
import type { LiensForm } from '@homeline/contract/liens/answer-liens.ts';
import { HOME_COST_NAMES } from '@homeline/domain/facts/home-cost-names.ts';
import { ExactMoneyField } from '@homeline/ui/fields/exact-money-field.tsx';
import type * as z from 'zod';
import { liensCopy } from './copy.ts';

const words = liensCopy.homeCosts;

export type LiensQuestions = Form<z.input<typeof LiensForm>>;

/** Asks what the home costs each month besides its mortgages. */
export function HomeCostFields({ form }: { form: LiensQuestions }) {
  return (
    <>
      <div>
        <h2>{words.heading}</h2>
        <p className="fine-print">{words.hint}</p>
      </div>
      {HOME_COST_NAMES.map(([cost, name]) => (
        <ExactMoneyField key={cost} {...form.field(`homeCosts.${cost}`, words.label(name))} />
      ))}
    </>
  );
}
