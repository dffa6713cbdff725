import type { CounselingAgency } from '@homeline/domain/organisations/counseling-agencies.ts';
import { HOUSING_COUNSELORS } from '@homeline/domain/organisations/housing-counselors.ts';
import { type DocumentModel, definitions, paragraph, section } from '../document.ts';
import { frame } from '../frame.ts';
import type { SubjectWith } from '../subject.ts';
import { addressLine, longDate } from '../wording.ts';

/**
 * Writes the list of ten homeownership counseling organizations near the home. Source: 12 CFR 1024.20(a)(1); the opening statement and each
 * agency's particulars follow the interpretive rule at 80 FR 22091 (2015). The statement's wording is for counsel to confirm.
 */
export function housingCounselorList(subject: SubjectWith<'property' | 'counselors'>): DocumentModel {
  const { property, counselors } = subject;
  return frame(subject, 'HOUSING_COUNSELOR_LIST', {
    opening: [
      paragraph(
        'The counseling agencies on this list are approved by the U.S. Department of Housing and Urban Development (HUD), and they can offer ' +
          'independent advice about whether a particular set of mortgage loan terms is a good fit based on your objectives and ' +
          'circumstances, often at little or no cost to you. This list shows you several approved agencies in your area. You can find ' +
          `other approved counseling agencies at ${HOUSING_COUNSELORS.site}, or by calling 1-855-411-CFPB (2372) or ${HOUSING_COUNSELORS.phone}.`,
      ),
      paragraph(
        `These are the agencies nearest to ${addressLine(property)}, by where agencies with a similar ZIP code are. ${sourceOf(counselors)}`,
      ),
    ],
    sections: counselors.agencies.map((agency, index) =>
      section(`${index + 1}. ${agency.name}`, definitions(...particulars(agency))),
    ),
  });
}

function sourceOf({ retrievedOn }: SubjectWith<'counselors'>['counselors']): string {
  return retrievedOn
    ? `The data was obtained from HUD on ${longDate(retrievedOn)}.`
    : 'This is a sample list for trials: the agencies do not exist.';
}

function particulars(agency: CounselingAgency): readonly (readonly [string, string])[] {
  const { street, city, state, zip, phone, email, website, languages, services } = agency;
  const rows: readonly (readonly [string, string | undefined])[] = [
    ['Address', [street, `${city}, ${state} ${zip}`].filter(Boolean).join(', ')],
    ['Phone', phone],
    ['Email', email],
    ['Website', website],
    ['Languages', languages.join(', ')],
    ['Services', services.join(', ')],
  ];
  return rows.flatMap(([term, detail]) => (detail ? [[term, detail] as const] : []));
}
