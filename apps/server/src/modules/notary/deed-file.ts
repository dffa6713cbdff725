import type { Facts } from '@homeline/domain/facts/facts.ts';
import { notaryDocuments } from '@homeline/domain/facts/notary.selectors.ts';
import { additionalSigners } from '@homeline/domain/facts/signers.selectors.ts';
import type { Context } from '../../context.ts';
import type { ApplicationKey } from '../../facts/load.ts';
import type { VendorFile } from '../../vendors/parties.ts';
import { signerOf } from '../documents/envelope.ts';
import { openDocuments } from '../documents/stored-file.ts';

/** The instrument that is signed before the notary, out of the documents made for it. */
export async function deedFile(context: Context, of: ApplicationKey, facts: Facts): Promise<VendorFile> {
  const files = await openDocuments(context, of, notaryDocuments(facts)?.documents ?? []);
  const deed = files.find(({ type }) => type === 'SECURITY_INSTRUMENT');
  if (!deed) throw new Error('No instrument has been made for the notary');
  return deed;
}

/** Everyone who signs the instrument. Whoever left no address is reached through the borrower, whose session or appointment it is. */
export function deedSigners(facts: Facts): { name: string; email: string }[] {
  const borrower = signerOf(facts);
  const owners = additionalSigners(facts).filter(({ holdsTitle }) => holdsTitle);
  return [borrower, ...owners.map(({ name, email = borrower.email }) => ({ name, email }))];
}
