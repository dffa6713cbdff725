import { DecisionForm } from '@homeline/contract/reviews/decide-review.ts';
import type * as z from 'zod';

/** What a decision is given besides its name. */
export const GivenForm = DecisionForm.pick({ given: true });
export type GivenInput = z.input<typeof GivenForm>;
