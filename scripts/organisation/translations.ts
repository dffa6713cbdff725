import { lenderOf } from '@homeline/documents/lender.ts';
import { inSpanish } from '@homeline/documents/spanish/in-spanish.ts';
import { writeDocument } from '@homeline/documents/templates.ts';
import { homeFor, sampleSubject } from '@homeline/documents/testing/sample.ts';
import { WrittenDocumentType } from '@homeline/domain/documents/written-documents.ts';
import type { Lender } from '../../apps/server/src/modules/organisations/organisations.ts';

/** Warns of each line without Spanish of a sample paper that the lender has Spanish for: such a paper goes out in English alone. */
export function translationWarnings(lender: Lender): readonly string[] {
  return lender.papers.flatMap(({ from, translations }) =>
    WrittenDocumentType.options
      .filter((type) => translations.es[type] !== undefined)
      .flatMap((type) => {
        const subject = { ...sampleSubject(homeFor(type), lenderOf(lender)), madeOn: from };
        const spanish = inSpanish(type, writeDocument(type, subject), subject);
        const missing = spanish && 'missing' in spanish ? spanish.missing : [];
        return missing.map((line) => `papers.json ${from}: ${type} has no Spanish for “${line}”`);
      }),
  );
}
