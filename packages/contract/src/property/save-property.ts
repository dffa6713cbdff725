import { Occupancy } from '@homeline/domain/facts/property.facts.ts';
import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { Status } from '../applications/status.ts';
import { call } from '../call.ts';
import { HomeAddress, inItsState, Shown } from '../fields.ts';

const Property = HomeAddress.extend({ occupancy: Occupancy, listedForSale: z.boolean() });

/** What the page asks of the home. */
export const PropertyAnswers = inItsState(Property);

/** The home that is to secure the line: its address corrected, or another home. */
export const PropertyForm = inItsState(Shown.extend(Property.shape));
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
