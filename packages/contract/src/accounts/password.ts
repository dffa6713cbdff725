import * as z from 'zod';

const MIN_DIFFERENT_CHARACTERS = 4;

/**
 * A new password. No character classes are required. Blank and single-character passwords are rejected.
 * Source: NIST SP 800-63B, 3.1.1.2.
 */
export const Password = z
  .string('Required')
  .min(12, 'Must be at least 12 characters')
  .max(128, 'Cannot be more than 128 characters')
  .refine(
    (text) => new Set(text.trim()).size >= MIN_DIFFERENT_CHARACTERS,
    `Must have at least ${MIN_DIFFERENT_CHARACTERS} different characters`,
  );

export const OWN_ADDRESS_MESSAGE = 'Cannot be your email address';

/** Returns whether a password is the account's own email address, ignoring case. */
export function isOwnAddress(password: string, email: string): boolean {
  return password.trim().toLowerCase() === email.trim().toLowerCase();
}

/** Refuses an account's own email address as its password. */
export function withoutOwnAddress<Form extends z.ZodType<{ password: string; email: string }>>(
  form: Form,
): Form {
  return form.refine(({ password, email }) => !isOwnAddress(password, email), {
    path: ['password'],
    error: OWN_ADDRESS_MESSAGE,
  });
}
