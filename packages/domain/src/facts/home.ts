import * as z from 'zod';
import { STATE_CODES } from '../states/us-states.ts';

export const Address = z.object({
  street1: z.string().min(1),
  street2: z.string().optional(),
  city: z.string().min(1),
  state: z.enum(STATE_CODES),
  zip: z.string().min(5),
});
export type Address = z.infer<typeof Address>;

export const Occupancy = z.enum(['PRIMARY', 'SECOND_HOME', 'INVESTMENT']);
export type Occupancy = z.infer<typeof Occupancy>;

export const PropertyType = z.enum([
  'SINGLE_FAMILY',
  'TOWNHOUSE',
  'PUD',
  'CONDO',
  'TWO_UNIT',
  'THREE_PLUS_UNIT',
  'MANUFACTURED',
  'COOP',
  'COMMERCIAL',
  'OTHER',
]);
export type PropertyType = z.infer<typeof PropertyType>;

export const OwnershipType = z.enum([
  'INDIVIDUAL',
  'JOINT',
  'REVOCABLE_TRUST',
  'IRREVOCABLE_TRUST',
  'LLC',
  'CORPORATION',
  'LIFE_ESTATE',
]);
