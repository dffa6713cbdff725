import { bullets, type DocumentModel, paragraph, section } from '../document.ts';
import { frame } from '../frame.ts';
import type { Flood, SubjectWith } from '../subject.ts';
import { addressLine } from '../wording.ts';

/**
 * Writes the flood hazard notice. Source: 42 USC 4104a; the sample form of 12 CFR 22, Appendix A. The borrower acknowledges it in the account, which
 * is the record of receipt (12 CFR 22.9(d)).
 */
export function floodHazardNotice(subject: SubjectWith<'borrower' | 'property' | 'flood'>): DocumentModel {
  const { property, flood, lender } = subject;
  return frame(subject, 'FLOOD_HAZARD_NOTICE', {
    title: 'Notice of special flood hazards and availability of federal disaster relief assistance',
    sections: [
      section(
        'Your home lies in a special flood hazard area',
        paragraph(
          `The building at ${addressLine(property)} is or will be located in an area with special flood hazards, zone ${flood.zone}. The area has been identified by the Federal Emergency Management Agency (FEMA) on a Flood Insurance Rate Map. It has at least a one percent chance of a flood equal to or exceeding the base flood elevation in any given year. During the life of a 30-year mortgage the risk of such a flood is 26 percent.`,
        ),
        paragraph(
          'Federal law allows a lender and borrower jointly to ask FEMA to review the determination. If you wish to do so, contact us.',
        ),
      ),
      section('Flood insurance', ...insurance(flood)),
      section(
        'Private flood insurance',
        paragraph(
          'Flood insurance that provides the same level of coverage as a standard policy of the National Flood Insurance Program may be available from private insurers. You are encouraged to compare policies, including deductibles, exclusions and conditions. Contact your insurance agent about the availability, cost and comparisons.',
        ),
      ),
      section(
        'Receipt',
        paragraph(
          `Please confirm in your account that you received this notice. ${lender.name} keeps your confirmation with the date. You can sign for your line no earlier than ten days after the date of this notice.`,
        ),
      ),
    ],
  });
}

const PARTICIPATES = [
  'The community takes part in the National Flood Insurance Program (NFIP). Federal law does not let us open the line unless you buy flood insurance, and it must be kept for the term of the line. If you do not buy or renew it, federal law authorizes and requires us to buy it for you at your expense.',
  'Flood insurance through the NFIP may be bought through an insurance agent who can obtain it directly or through a participating insurer. At a minimum it must cover the lesser of the outstanding principal, the maximum available under the NFIP for the type of property, or the full replacement cost of the building and its contents that secure the line.',
  'Federal disaster relief assistance, usually a low-interest loan, may be available for flood damage beyond your insurance if the community takes part under NFIP requirements.',
];

const DOES_NOT_PARTICIPATE =
  'The community does not take part in the NFIP. Flood insurance under the NFIP is not available for the property. If it has been identified for at least one year as containing a special flood hazard area, properties in it are not eligible for federal disaster relief assistance in a federally declared flood disaster.';

/** Older determinations don’t say whether the community takes part; the notice then states both cases. */
function insurance({ communityParticipates }: Flood) {
  if (communityParticipates === true) return PARTICIPATES.map(paragraph);
  if (communityParticipates === false) return [paragraph(DOES_NOT_PARTICIPATE)];
  return [
    paragraph(
      'Your agent can tell you whether the community takes part in the National Flood Insurance Program. Then this applies:',
    ),
    bullets(...PARTICIPATES),
    paragraph('Otherwise this applies:'),
    bullets(DOES_NOT_PARTICIPATE),
  ];
}
