import type { Facts } from '@homeline/domain/facts/facts.ts';
import { notaryDocuments } from '@homeline/domain/facts/notary.selectors.ts';
import { appointmentPapers, notaryAttendees } from '@homeline/domain/notary/office-closing.ts';
import type { Context } from '../../context.ts';
import type { ApplicationKey } from '../../facts/load.ts';
import type { NotaryDocument } from '../../vendors/notary/port.ts';
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

/** Returns the files of what is signed in person. */
export async function appointmentFiles(
  context: Context,
  key: ApplicationKey,
  facts: Facts,
): Promise<NotaryDocument[]> {
  const uuids = appointmentPapers(facts);
  const files = await openDocuments(context, key, uuids);
  return files.map(({ type: _, ...file }, index) => ({ ...file, uuid: uuids[index] ?? '' }));
}

/** Returns everyone who meets the notary. A signer without an email address gets the borrower's. */
export function attendees(facts: Facts): { name: string; email: string }[] {
  const borrower = signerOf(facts);
  const others = notaryAttendees(facts);
  return [borrower, ...others.map(({ name, email = borrower.email }) => ({ name, email }))];
}
