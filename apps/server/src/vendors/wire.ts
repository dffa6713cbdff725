import type { Cents } from '@homeline/domain/money/cents.ts';
import { cents, toCents } from '@homeline/domain/money/cents.ts';
import * as z from 'zod';
import type { VendorFile } from './parties.ts';

/** Money on the wire is a decimal number of US dollars. */
export const WireDollars = z.number().transform((dollars): Cents => toCents(dollars));

export function toDollars(amountCents: Cents): number {
  return cents(amountCents) / 100;
}

/** Files on the wire are base64. */
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
