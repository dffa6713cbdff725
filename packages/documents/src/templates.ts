import type { WrittenDocumentType } from '@homeline/domain/documents/written-documents.ts';
import { autopayAuthorization } from './closing/autopay-authorization.ts';
import { closingSummary } from './closing/closing-summary.ts';
import { complianceAgreement } from './closing/compliance-agreement.ts';
import { hazardInsuranceNotice } from './closing/hazard-insurance-notice.ts';
import { helocAgreement } from './closing/heloc-agreement.ts';
import { payoffAuthorization } from './closing/payoff-authorization.ts';
import { rightNotToClose } from './closing/right-not-to-close.ts';
import { noticeOfRightToCancel } from './closing/right-to-cancel.ts';
import { signingCertificate } from './closing/signing-certificate.ts';
import { statementOfLoan } from './closing/statement-of-loan.ts';
import { taxTranscripts } from './closing/tax-transcripts.ts';
import type { DocumentModel } from './document.ts';
import { occupancyAffidavit } from './notary/occupancy-affidavit.ts';
import { securityInstrument } from './notary/security-instrument.ts';
import { signatureNameAffidavit } from './notary/signature-name-affidavit.ts';
import { texasHomeEquityAffidavit } from './notary/texas-home-equity-affidavit.ts';
import { texasValueAcknowledgment } from './notary/texas-value-acknowledgment.ts';
import { adverseActionNotice } from './notices/adverse-action-notice.ts';
import { coBorrowerNotice } from './notices/co-borrower-notice.ts';
import { equalCreditNotice } from './notices/equal-credit-notice.ts';
import { floodHazardNotice } from './notices/flood-hazard-notice.ts';
import { incompletenessNotice } from './notices/incompleteness-notice.ts';
import { valuationReport } from './notices/valuation-report.ts';
import { type DocumentSubject, hasParts, missingParts, type PartName, type SubjectWith } from './subject.ts';
import { additionalDisclosures } from './summary/additional-disclosures.ts';
import { applicationSummary } from './summary/application-summary.ts';
import { creditAuthorization } from './summary/credit-authorization.ts';
import { creditScoreDisclosure } from './summary/credit-score.ts';
import { earlyDisclosure } from './summary/early-disclosure.ts';
import { esignConsent } from './summary/esign-consent.ts';
import { helocBrochure } from './summary/heloc-brochure.ts';
import { housingCounselorList } from './summary/housing-counselor-list.ts';
import { privacyNotice } from './summary/privacy-notice.ts';
import { sampleRecord } from './summary/sample-record.ts';
import { texasNotice } from './summary/texas-notice.ts';

/** The documents that we write, and the parts that each needs. */
export const TEMPLATES = {
  ESIGN_CONSENT: template([], esignConsent),
  SAMPLE_RECORD: template(['sample'], sampleRecord),
  APPLICATION_SUMMARY: template(
    ['loanNumber', 'borrower', 'property', 'application', 'line'],
    applicationSummary,
  ),
  HELOC_EARLY_DISCLOSURE: template(['plan'], earlyDisclosure),
  HELOC_BROCHURE: template([], helocBrochure),
  ADDITIONAL_MORTGAGE_DISCLOSURES: template(['property'], additionalDisclosures),
  CREDIT_SCORE_DISCLOSURE: template(['borrower', 'score'], creditScoreDisclosure),
  PRIVACY_NOTICE: template([], privacyNotice),
  CREDIT_AUTHORIZATION: template(['borrower'], creditAuthorization),
  TEXAS_12_DAY_NOTICE: template(['property'], texasNotice),
  HOUSING_COUNSELOR_LIST: template(['property', 'counselors'], housingCounselorList),

  CLOSING_SUMMARY: template(['loanNumber', 'borrower', 'property', 'line', 'opening'], closingSummary),
  RIGHTNOTTOCLOSE: template(['loanNumber', 'borrower', 'signers'], rightNotToClose),
  HAZARD_INSURANCE_NOTICE: template(
    ['loanNumber', 'borrower', 'property', 'signers', 'insurance'],
    hazardInsuranceNotice,
  ),
  HELOC_AGREEMENT: template(
    ['loanNumber', 'borrower', 'property', 'signers', 'line', 'opening'],
    helocAgreement,
  ),
  STATEMENTOFLOAN: template(
    ['loanNumber', 'borrower', 'property', 'signers', 'line', 'opening'],
    statementOfLoan,
  ),
  FORM_4506_C: template(['borrower', 'signers', 'transcripts'], taxTranscripts),
  COMPLIANCE_AGREEMENT: template(
    ['loanNumber', 'borrower', 'property', 'signers', 'opening'],
    complianceAgreement,
  ),
  NOTICE_OF_RIGHT_TO_CANCEL: template(
    ['borrower', 'property', 'signers', 'opening', 'rescission'],
    noticeOfRightToCancel,
  ),
  AUTOPAY_AUTHORIZATION: template(
    ['borrower', 'signers', 'line', 'opening', 'autopay'],
    autopayAuthorization,
  ),
  PAYOFF_AUTHORIZATION: template(
    ['loanNumber', 'borrower', 'property', 'signers', 'line'],
    payoffAuthorization,
  ),

  SECURITY_INSTRUMENT: template(
    ['loanNumber', 'borrower', 'property', 'signers', 'line', 'opening', 'recording'],
    securityInstrument,
  ),
  SIGNATURE_NAME_AFFIDAVIT: template(['property', 'signers', 'recording'], signatureNameAffidavit),
  TEXAS_FMV_ACKNOWLEDGMENT: template(
    ['property', 'signers', 'opening', 'recording', 'homeValue'],
    texasValueAcknowledgment,
  ),
  TEXAS_HOME_EQUITY_AFFIDAVIT: template(
    ['property', 'signers', 'line', 'opening', 'recording'],
    texasHomeEquityAffidavit,
  ),
  OCCUPANCY_AFFIDAVIT: template(['borrower', 'property', 'signers', 'recording'], occupancyAffidavit),

  SIGNING_CERTIFICATE: template(['loanNumber', 'signing'], signingCertificate),

  ADVERSE_ACTION_NOTICE: template(['borrower', 'adverseAction'], adverseActionNotice),
  NOTICE_TO_CO_BORROWER: template(['loanNumber', 'adverseAction', 'coBorrower'], coBorrowerNotice),
  NOTICE_OF_INCOMPLETENESS: template(['borrower', 'missing'], incompletenessNotice),
  ECOA_NOTICE: template(['borrower', 'property'], equalCreditNotice),
  VALUATION_REPORT: template(['borrower', 'property', 'valuation'], valuationReport),
  FLOOD_HAZARD_NOTICE: template(['borrower', 'property', 'flood'], floodHazardNotice),
} as const satisfies Record<WrittenDocumentType, Template>;

/**
 * Writes one document.
 * @throws RangeError when the subject lacks parts, or contradicts itself
 */
export function writeDocument(type: WrittenDocumentType, subject: DocumentSubject): DocumentModel {
  return TEMPLATES[type].write(type, subject);
}

type Template = {
  readonly needs: readonly PartName[];
  readonly write: (type: string, subject: DocumentSubject) => DocumentModel;
};

function template<const Part extends PartName>(
  needs: readonly Part[],
  write: (subject: SubjectWith<Part>) => DocumentModel,
): Template {
  return {
    needs,
    write: (type, subject) => {
      if (hasParts(subject, needs)) return write(subject);
      throw new RangeError(`${type} needs ${missingParts(subject, needs).join(', ')}`);
    },
  };
}
