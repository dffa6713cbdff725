import type { FactValue } from '@homeline/domain/facts/facts.ts';
import type { IdentityDocumentType } from '@homeline/domain/facts/identity.facts.ts';
import type * as z from 'zod';
import type { Exchange, Intent } from '../exchange.ts';
import type { Party, VendorFile } from '../parties.ts';

/** An ID that we photographed. */
export type CapturedId = {
  readonly type: z.infer<typeof IdentityDocumentType>;
  readonly image: VendorFile;
  /** The side with the barcode, for an ID that has one. */
  readonly back?: VendorFile | undefined;
};
/** An ID that the person showed at the provider's own page, in their newest visit. */
export type HostedId = { readonly hosted: true };
export type IdentityCheck = Intent & { readonly person: Party } & (CapturedId | HostedId);
export type CheckedIdentity = FactValue<'identityResults'>;

export type OpenHostedIdentity = Intent & {
  /** Where the provider's page redirects the borrower, whatever the result. */
  readonly returnUrl: string;
};

/** The identity provider: checks an ID document and a face. */
export type IdentityPort = {
  readonly check: Exchange<IdentityCheck, CheckedIdentity>;
  /** Opens the provider's own page, where a person shows their ID and face. The bridge has none. */
  readonly hosted: Exchange<OpenHostedIdentity, { readonly url: string }>;
};
