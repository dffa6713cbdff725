import { isAllowedRedirect } from '@homeline/domain/people/redirect-url.ts';
import * as z from 'zod';

/** The path to show after signing in. */
export const RedirectUrl = z
  .string()
  .max(2000, 'Cannot be more than 2,000 characters')
  .refine(isAllowedRedirect, 'Must start with a slash followed by a lower-case letter');
