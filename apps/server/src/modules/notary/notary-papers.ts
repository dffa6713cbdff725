import type { Facts } from '@homeline/domain/facts/facts.ts';
import { notaryAttendees, papersForNotary } from '@homeline/domain/notary/office-closing.ts';
import type { Context } from '../../context.ts';
import type { ApplicationKey } from '../../facts/load.ts';
import type { NotaryDocument } from '../../vendors/notary/port.ts';
import { signerOf } from '../documents/envelope.ts';
import { openDocuments } from '../documents/stored-file.ts';

/** Returns the files of what is signed before the notary: the security instrument and the affidavits, at an office the note package too. */
export async function filesForNotary(
  context: Context,
  key: ApplicationKey,
  facts: Facts,
): Promise<NotaryDocument[]> {
  const uuids = papersForNotary(facts);
  const files = await openDocuments(context, key, uuids);
  return files.map(({ type: _, ...file }, index) => ({ ...file, uuid: uuids[index] ?? '' }));
}

/** Returns everyone who meets the notary. A signer without an email address gets the borrower's. */
export function attendees(facts: Facts): { name: string; email: string }[] {
  const borrower = signerOf(facts);
  const others = notaryAttendees(facts);
  return [borrower, ...others.map(({ name, email = borrower.email }) => ({ name, email }))];
}
