import { Occupancy } from '@homeline/domain/facts/property.facts.ts';
import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { Status } from '../applications/status.ts';
import { call } from '../call.ts';
import { HomeAddress, inItsState } from '../fields.ts';

const Property = HomeAddress.extend({ occupancy: Occupancy, listedForSale: z.boolean() });

/** The home that is to secure the line: its address corrected, or another home. */
export const PropertyForm = inItsState(Property);
export type PropertyForm = z.infer<typeof PropertyForm>;

export const saveProperty = call({
  name: 'saveProperty',
  method: 'PUT',
  path: `${BORROWER_PATH}/property`,
  who: 'BORROWER',
  versioned: true,
  summary:
    'Corrects the address of the home, or puts another home in its place; the records are asked again.',
  params: ApplicationParams,
  body: PropertyForm,
  answer: Status,
  errors: ['WRONG_STEP', 'STATE_NOT_LICENSED'],
});
