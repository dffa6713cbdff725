import { DecisionForm } from '@homeline/contract/reviews/decide-review.ts';
import type * as z from 'zod';

/** The input of a decision, besides its name. */
export const GivenForm = DecisionForm.pick({ given: true });
export type GivenInput = z.input<typeof GivenForm>;
