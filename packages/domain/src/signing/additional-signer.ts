import * as z from 'zod';
import { SignerType } from '../facts/signers.facts.ts';

/** How an application lists the people who sign besides its borrower. */
export const SignerListing = z.object({
  helocSigners: z.array(z.object({ identityUuid: z.guid().optional(), type: SignerType })),
  /** `v1`: the list names the signers' accounts. Without it, only their type is known. */
  additionalSignerVersion: z.literal('v1').optional(),
});
export type SignerListing = z.infer<typeof SignerListing>;

/** A signed-in person, and the type under which the application named them. */
export type SignerIdentity = { readonly uuid: string; readonly type: z.infer<typeof SignerType> | undefined };

/**
 * Returns whether an application recognizes a person as an additional signer: by its list of accounts with `additionalSignerVersion` v1,
 * by the type CO_DEEDER otherwise.
 */
export function isAdditionalSigner(
  { uuid, type }: SignerIdentity,
  { helocSigners, additionalSignerVersion }: SignerListing,
): boolean {
  return additionalSignerVersion === 'v1'
    ? helocSigners.some(({ identityUuid }) => identityUuid === uuid)
    : type === 'CO_DEEDER';
}
