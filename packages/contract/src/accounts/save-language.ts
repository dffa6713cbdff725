import { LANGUAGES } from '@homeline/domain/language/language.ts';
import * as z from 'zod';
import { call } from '../call.ts';

export const saveLanguage = call({
  name: 'saveLanguage',
  method: 'PUT',
  path: '/service-notification/secure/api/v1/language',
  who: 'SIGNED_IN',
  summary:
    'Changes the language in which the lender writes to the signed-in person. The lender must offer it.',
  body: z.object({ language: z.enum(LANGUAGES) }),
  answer: z.undefined(),
  status: 204,
});
