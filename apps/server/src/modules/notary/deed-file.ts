import type { Facts } from '@homeline/domain/facts/facts.ts';
import { notaryDocuments } from '@homeline/domain/facts/notary.selectors.ts';
import { deedSigners } from '@homeline/domain/facts/signers.selectors.ts';
import type { Context } from '../../context.ts';
import type { ApplicationKey } from '../../facts/load.ts';
import type { VendorFile } from '../../vendors/parties.ts';
import { signerOf } from '../documents/envelope.ts';
import { openDocuments } from '../documents/stored-file.ts';

/** Returns the security instrument to sign before the notary. */
export async function deedFile(context: Context, key: ApplicationKey, facts: Facts): Promise<VendorFile> {
  const files = await openDocuments(context, key, notaryDocuments(facts)?.documents ?? []);
  const deed = files.find(({ type }) => type === 'SECURITY_INSTRUMENT');
  if (!deed) throw new Error('The application has no security instrument');
  return deed;
}

/** Returns everyone who signs the security instrument. A signer without an email address gets the borrower's. */
export function deedAttendees(facts: Facts): { name: string; email: string }[] {
  const borrower = signerOf(facts);
  const others = deedSigners(facts);
  return [borrower, ...others.map(({ name, email = borrower.email }) => ({ name, email }))];
}
