import { undisclosedScore } from '@homeline/domain/credit/score-disclosure.ts';
import type { DocumentPackage } from '@homeline/domain/documents/document-types.ts';
import {
  type Belonging,
  type TemplateName,
  WrittenDocumentType,
  writtenDocument,
} from '@homeline/domain/documents/written-documents.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import { isRescindable } from '@homeline/domain/facts/funding.selectors.ts';
import { liensToPayOff } from '@homeline/domain/facts/liens.selectors.ts';

const BELONGS: Readonly<Record<Belonging, (facts: Facts) => boolean>> = {
  ALWAYS: () => true,
  IN_TEXAS: ({ property }) => property?.state === 'TX',
  SCORE_UNDISCLOSED: (facts) => undisclosedScore(facts) !== undefined,
  PAYS_AUTOMATICALLY: ({ autopay }) => autopay?.payType === 'AUTOPAY',
  PAYS_OFF_LIENS: (facts) => liensToPayOff(facts).length > 0,
  RESCINDABLE: isRescindable,
  NEVER: () => false,
};

/** Returns an application's documents in a package, in reading order. */
export function documentsIn(name: DocumentPackage, facts: Facts): readonly TemplateName[] {
  return WrittenDocumentType.options.filter((type): type is TemplateName =>
    BELONGS[writtenDocument(type)?.packages?.[name] ?? 'NEVER'](facts),
  );
}
