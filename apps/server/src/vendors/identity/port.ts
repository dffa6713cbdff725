import type { FactValue } from '@homeline/domain/facts/facts.ts';
import type { IdentityDocumentType } from '@homeline/domain/facts/identity.facts.ts';
import type * as z from 'zod';
import type { Exchange, Intent } from '../exchange.ts';
import type { Party, VendorFile } from '../parties.ts';

export type IdentityCheck = Intent & {
  readonly person: Party;
  readonly type: z.infer<typeof IdentityDocumentType>;
  readonly image: VendorFile;
  /** The side with the barcode, for an ID that has one. */
  readonly back?: VendorFile | undefined;
};
export type CheckedIdentity = FactValue<'identityResults'>;

/** The identity provider: checks an ID document and a face. */
export type IdentityPort = { readonly check: Exchange<IdentityCheck, CheckedIdentity> };
