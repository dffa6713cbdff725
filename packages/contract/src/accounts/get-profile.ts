import * as z from 'zod';
import { call } from '../call.ts';

/** The signed-in person's own profile. */
export const Profile = z.object({
  identityUuid: z.string(),
  name: z
    .object({
      uuid: z.string(),
      firstName: z.string(),
      middleName: z.string().optional(),
      lastName: z.string(),
      suffix: z.string().optional(),
    })
    .optional(),
  dob: z.iso.date().optional(),
  email: z.string(),
  phoneNumbers: z.array(z.string()),
  addresses: z.array(
    z.object({
      uuid: z.guid(),
      street1: z.string(),
      street2: z.string().optional(),
      city: z.string(),
      state: z.string(),
      zip: z.string(),
      ownership: z.string().optional(),
    }),
  ),
  hasSsn: z.boolean(),
  isBroker: z.boolean(),
  optimizelyProfileUuid: z.guid().optional(),
});
export type Profile = z.infer<typeof Profile>;

export const getProfile = call({
  name: 'getProfile',
  method: 'GET',
  path: '/service-profile/api/v1/profile',
  who: 'SIGNED_IN',
  summary: 'Returns the signed-in person.',
  answer: Profile,
});
