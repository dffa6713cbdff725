import { Occupancy } from '@homeline/domain/facts/home.ts';
import { HomeAddress, withZipInState } from '@homeline/domain/facts/home-address.ts';
import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { Status } from '../applications/status.ts';
import { call } from '../call.ts';

const Property = HomeAddress.extend({ occupancy: Occupancy, listedForSale: z.boolean() });

/** The home that secures the line: a corrected address or another home. */
export const PropertyForm = withZipInState(Property);
export type PropertyForm = z.infer<typeof PropertyForm>;

export const saveProperty = call({
  name: 'saveProperty',
  method: 'PUT',
  path: `${BORROWER_PATH}/property`,
  who: 'BORROWER',
  versioned: true,
  summary: 'Corrects the home’s address or replaces the home, and repeats the property lookup.',
  params: ApplicationParams,
  body: PropertyForm,
  answer: Status,
  errors: ['WRONG_STEP', 'STATE_NOT_LICENSED', 'UNDER_AGE'],
});
