import type { Cents } from '@homeline/domain/money/cents.ts';
import { AmountCents, cents, HomeValueCents, MOST_CENTS, toCents } from '@homeline/domain/money/cents.ts';
import * as z from 'zod';
import type { VendorFile } from './parties.ts';

const InCents = z
  .number()
  .min(0)
  .max(toDollars(MOST_CENTS))
  .transform((dollars): number => toCents(dollars));

/** Money as providers send it: decimal US dollars, parsed to cents within the bounds of an amount. */
export const WireDollars = InCents.pipe(AmountCents);

/** A home's value in decimal US dollars, parsed to cents. */
export const WireHomeValue = InCents.pipe(HomeValueCents);

/** Money as we send it: decimal US dollars. */
export const SentDollars = z.number().min(0);

/** A person as we send them. */
export const SentPerson = z.object({
  firstName: z.string(),
  middleName: z.string().optional(),
  lastName: z.string(),
  suffix: z.string().optional(),
  dob: z.string().describe('yyyy-MM-dd').optional(),
  ssn: z.string().describe('nine digits').optional(),
  email: z.string().optional(),
  phone: z.string().optional(),
});

/** A signer, as sent to providers. */
export const SentSigner = z.object({ name: z.string(), email: z.string() });

/** A file as we send it, in base64. */
export const SentFile = z.object({ name: z.string(), contentType: z.string(), content: z.base64() });

export function toDollars(amountCents: Cents): number {
  return cents(amountCents) / 100;
}

/** A file as providers send it, in base64. */
export const WireFile = z
  .object({ name: z.string(), contentType: z.string(), content: z.base64() })
  .transform(
    ({ name, contentType, content }): VendorFile => ({
      name,
      contentType,
      bytes: Buffer.from(content, 'base64'),
    }),
  );

export function toWireFile({ name, contentType, bytes }: VendorFile) {
  return { name, contentType, content: Buffer.from(bytes).toString('base64') };
}
