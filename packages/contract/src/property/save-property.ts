import { Occupancy } from '@homeline/domain/facts/property.facts.ts';
import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { Status } from '../applications/status.ts';
import { call } from '../call.ts';
import { HomeAddress, Shown } from '../fields.ts';

/** The home that is to secure the line: its address corrected, or another home. */
export const PropertyForm = Shown.extend({
  ...HomeAddress.shape,
  occupancy: Occupancy,
  listedForSale: z.boolean(),
});
export type PropertyForm = z.infer<typeof PropertyForm>;

export const saveProperty = call({
  name: 'saveProperty',
  method: 'PUT',
  path: `${BORROWER_PATH}/property`,
  who: 'BORROWER',
  summary:
    'Corrects the address of the home, or puts another home in its place; the records are asked again.',
  params: ApplicationParams,
  body: PropertyForm,
  answer: Status,
  errors: ['WRONG_STEP', 'STALE_VERSION', 'STATE_NOT_LICENSED'],
});
