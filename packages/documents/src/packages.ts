import { undisclosedScore } from '@homeline/domain/credit/score-disclosure.ts';
import type { DocumentPackage } from '@homeline/domain/documents/document-types.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import { isRescindable } from '@homeline/domain/facts/funding.selectors.ts';
import type { TemplateName } from './templates.ts';

type Row = readonly [type: TemplateName, belongs: (facts: Facts) => boolean];

const always = () => true;
const inTexas = ({ property }: Facts) => property?.state === 'TX';
const scoreIsUndisclosed = (facts: Facts) => undisclosedScore(facts) !== undefined;
const paysAutomatically = ({ autopay }: Facts) => autopay?.payType === 'AUTOPAY';
const inFloodZone = ({ floodDeterminations }: Facts) =>
  floodDeterminations.at(-1)?.answer === 'SPECIAL_HAZARD';

/** The documents of each package, in reading order. */
const PACKAGES: Readonly<Record<DocumentPackage, readonly Row[]>> = {
  SUMMARY: [
    ['ESIGN_CONSENT', always],
    ['APPLICATION_SUMMARY', always],
    ['HELOC_EARLY_DISCLOSURE', always],
    ['HELOC_BROCHURE', always],
    ['TEXAS_12_DAY_NOTICE', inTexas],
    ['ADDITIONAL_MORTGAGE_DISCLOSURES', always],
    ['CREDIT_SCORE_DISCLOSURE', scoreIsUndisclosed],
    ['PRIVACY_NOTICE', always],
    ['CREDIT_AUTHORIZATION', always],
  ],
  CLOSING: [
    ['CLOSING_SUMMARY', always],
    ['CREDIT_SCORE_DISCLOSURE', scoreIsUndisclosed],
    ['RIGHTNOTTOCLOSE', always],
    ['FLOOD_HAZARD_NOTICE', inFloodZone],
    ['HELOC_AGREEMENT', always],
    ['AUTOPAY_AUTHORIZATION', paysAutomatically],
    ['NOTICE_OF_RIGHT_TO_CANCEL', isRescindable],
  ],
  NOTARY: [
    ['SECURITY_INSTRUMENT', always],
    ['SIGNATURE_NAME_AFFIDAVIT', always],
    ['OCCUPANCY_AFFIDAVIT', always],
  ],
};

/** Returns an application's documents in a package, in reading order. */
export function documentsIn(name: DocumentPackage, facts: Facts): readonly TemplateName[] {
  return PACKAGES[name].flatMap(([type, belongs]) => (belongs(facts) ? [type] : []));
}
