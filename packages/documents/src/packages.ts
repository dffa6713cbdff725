import { undisclosedScore } from '@homeline/domain/credit/score-disclosure.ts';
import type { DocumentPackage } from '@homeline/domain/documents/document-types.ts';
import {
  type Belonging,
  WrittenDocumentType,
  writtenDocument,
} from '@homeline/domain/documents/written-documents.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import { isRescindable } from '@homeline/domain/facts/funding.selectors.ts';
import { liensToPayOff } from '@homeline/domain/facts/liens.selectors.ts';
import type { Organisation } from '@homeline/domain/organisations/organisation.ts';
import { stateRules } from '@homeline/domain/states/states.ts';

type PackageLender = Pick<Organisation, 'taxTranscripts'>;

const BELONGS: Readonly<Record<Belonging, (facts: Facts, lender: PackageLender) => boolean>> = {
  ALWAYS: () => true,
  IN_TEXAS: ({ property }) => property?.state === 'TX',
  SCORE_UNDISCLOSED: (facts) => undisclosedScore(facts) !== undefined,
  PAYS_AUTOMATICALLY: ({ autopay }) => autopay?.payType === 'AUTOPAY',
  PAYS_OFF_LIENS: (facts) => liensToPayOff(facts).length > 0,
  RESCINDABLE: isRescindable,
  TAX_TRANSCRIPTS: ({ statedIncome }, { taxTranscripts }) =>
    taxTranscripts !== undefined && statedIncome?.employmentType === 'SELF_EMPLOYED',
  STATEMENT_OF_LOAN: ({ property }) =>
    property !== undefined && stateRules(property.state).statementOfLoan !== undefined,
};

/** Returns an application's documents in a package, in reading order. */
export function documentsIn(
  name: DocumentPackage,
  facts: Facts,
  lender: PackageLender,
): readonly WrittenDocumentType[] {
  return WrittenDocumentType.options.filter((type) => {
    const belonging = writtenDocument(type)?.packages?.[name];
    return belonging !== undefined && BELONGS[belonging](facts, lender);
  });
}
