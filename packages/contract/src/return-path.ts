import * as z from 'zod';

/** The page that a bank's own sign-in returns to, for every application. */
export const OAUTH_RETURN_PATH = '/account/heloc/plaid-oauth-success';

/** The page to which a provider returns the borrower. */
export const ReturnPath = z
  .string('Required')
  .max(300)
  .regex(/^\/account\/heloc\/[\w/-]*(\?[\w=&-]*)?$/, 'Must be a page of this application');

/** The token that a provider's page returned. Absent where the server asks the provider for the result. */
export const PublicToken = z.string('Required').min(1, 'Required').max(500);
