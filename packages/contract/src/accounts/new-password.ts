import * as z from 'zod';
import { call } from '../call.ts';
import { LinkToken } from './email-links.ts';

const Text = z.string().max(200);

export const checkNewPassword = call({
  name: 'checkNewPassword',
  method: 'POST',
  path: '/identity/api/v1/new-password/check',
  who: 'ANYONE',
  summary: 'Tells why a new password would be refused: common, breached, or built from names. Keeps nothing.',
  body: z.object({
    password: z.string().max(128),
    email: Text.optional(),
    /** The person's names, and the street, city and ZIP code of their home. */
    names: z.array(Text).max(8).optional(),
    /** Of an emailed link: judged by the address and name of its account. */
    token: LinkToken.optional(),
  }),
  answer: z.object({ problem: z.string().optional() }),
});
