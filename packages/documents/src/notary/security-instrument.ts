import { formatDollars } from '@homeline/domain/money/cents.ts';
import type { StateRules } from '@homeline/domain/states/state-rules.ts';
import { stateRules } from '@homeline/domain/states/states.ts';
import { US_STATES } from '@homeline/domain/states/us-states.ts';
import { maturityOf } from '../closing/payment-schedule.ts';
import { INSTRUMENTS } from '../display-names.ts';
import {
  type Block,
  bullets,
  type DocumentModel,
  definitions,
  paragraph,
  type Section,
  section,
} from '../document.ts';
import { frame } from '../frame.ts';
import { acknowledgement, borrowers, isSpouseWithoutTitle, signatureLines, signerNames } from '../signing.ts';
import type { Recording, Signer, SubjectWith } from '../subject.ts';
import { addressLine, longDate } from '../wording.ts';

type Subject = SubjectWith<
  'loanNumber' | 'borrower' | 'property' | 'signers' | 'line' | 'opening' | 'recording'
>;
type Kind = StateRules['securityInstrument'];

const GRANT: Readonly<Record<Kind, string>> = {
  MORTGAGE: 'Grantor mortgages, grants and conveys the property to Lender, with mortgage covenants,',
  DEED_OF_TRUST:
    'Grantor irrevocably grants and conveys the property to Trustee, in trust for the benefit of Lender, with power of sale,',
  SECURITY_DEED:
    'Grantor grants, bargains, sells and conveys the property to Lender, with power of sale, as a deed that passes title to secure debt and not as a mortgage,',
};

const REMEDY: Readonly<Record<Kind, string>> = {
  MORTGAGE: 'foreclose this Mortgage in the manner that the law of the state allows',
  DEED_OF_TRUST:
    'have Trustee sell the property at public sale, or foreclose by judicial proceeding, in the manner that the law of the state allows',
  SECURITY_DEED:
    'sell the property at public sale under the power of sale that Grantor gives here, in the manner that the law of the state allows',
};

/**
 * Writes the recordable lien on the home, under the state's name for it.
 * @throws RangeError when a deed of trust has no trustee
 */
export function securityInstrument(subject: Subject): DocumentModel {
  const { property, recording, signers } = subject;
  const rules = stateRules(property.state);
  const title = INSTRUMENTS[rules.securityInstrument];
  if (rules.securityInstrument === 'DEED_OF_TRUST' && !recording.trustee) {
    throw new RangeError('A deed of trust needs a trustee');
  }
  const grantors = signers.filter(
    (signer) => signer.holdsTitle || isSpouseWithoutTitle(signer) || signer.role === 'CO_DEEDER',
  );
  return frame(subject, 'SECURITY_INSTRUMENT', {
    title: `Open-End ${title}`,
    opening: [
      paragraph(
        'This instrument secures a revolving line of credit. Future advances are secured as if made on its date.',
      ),
    ],
    sections: [
      section('Parties', definitions(...parties(subject, grantors, rules.securityInstrument))),
      section('Property', ...describe(recording, addressLine(property), US_STATES[property.state])),
      section(
        'Grant',
        paragraph(
          `To secure the debt described below ${GRANT[rules.securityInstrument]} together with all buildings, improvements, fixtures, easements and rents that belong to it, now or later.`,
        ),
      ),
      section(
        'Debt secured',
        paragraph(
          `The agreement of the same date between Lender and ${signerNames(borrowers(signers))} for a line of credit up to a maximum principal of ${formatDollars(subject.line.terms.lineAmountCents)} at any one time, with interest, and what Lender lawfully advances to protect the property. The debt, if not paid sooner, is due on ${longDate(maturityOf(subject))}.`,
        ),
      ),
      covenants(),
      section(
        'Default',
        paragraph(
          `If the agreement is in default so that Lender may require payment in full, and Grantor does not cure within the time that the law allows after notice, Lender may ${REMEDY[rules.securityInstrument]}. ${property.state === 'TX' ? 'The lien may be foreclosed upon only with a court order. ' : ''}Proceeds pay lawful costs, then the debt; the rest belongs to whoever is entitled to it.`,
        ),
      ),
      section(
        'Release',
        paragraph(
          'When the debt is paid and the line is closed, Lender releases this instrument without charge except for recording.',
        ),
      ),
      ...(property.state === 'TX' ? [texasClause()] : []),
      section(
        'Law',
        paragraph(`Federal law and the law of ${US_STATES[property.state]} govern this instrument.`),
      ),
      section('Signatures', ...signing(grantors, rules)),
      section('Acknowledgment', ...acknowledgement(grantors, US_STATES[property.state], recording.county)),
    ],
  });
}

function parties(
  { lender, recording, loanNumber }: Subject,
  grantors: readonly Signer[],
  kind: Kind,
): [string, string][] {
  return [
    ['Grantor', signerNames(grantors)],
    ...spouses(grantors),
    ['Lender', `${lender.name}, ${lender.address.join(', ')}`],
    ...(kind === 'DEED_OF_TRUST' && recording.trustee
      ? [['Trustee', recording.trustee] satisfies [string, string]]
      : []),
    [
      'Return to after recording',
      `${lender.name}, ${lender.address.join(', ')} (loan ${loanNumber}, NMLS No. ${lender.nmls})`,
    ],
  ];
}

/** A spouse who isn't on title joins for homestead, dower and community property, and owes nothing: 12 CFR 1002.7(d)(4). */
function spouses(grantors: readonly Signer[]): [string, string][] {
  const joining = grantors.filter(isSpouseWithoutTitle);
  return joining.map(({ name, spouseOf = 'Borrower' }) => [
    `Spouse of ${spouseOf}`,
    `${name}, not on title, joins as Grantor to subject any homestead, dower, community or other marital right in the property to this instrument, and owes nothing personally`,
  ]);
}

function describe(
  { county, parcelId, legalDescription }: Recording,
  address: string,
  state: string,
): readonly Block[] {
  return [
    definitions(
      ['Address', address],
      ['County and state', `${county}, ${state}`],
      ['Parcel number', parcelId],
      ['Legal description', legalDescription],
    ),
  ];
}

function covenants(): Section {
  return section(
    'Grantor’s promises',
    bullets(
      'Title: Grantor owns the property and may encumber it, subject to liens of record.',
      'Taxes and liens: Grantor pays taxes and prior liens when due, and keeps the property free of liens that come before this one.',
      'Insurance: Grantor keeps the property insured against fire, other hazards and, where federal law requires it, flood, names Lender, and applies proceeds to repair or to the debt.',
      'Care: Grantor keeps the property in repair, commits no waste and obeys the law.',
      'Protection: if Grantor does not, Lender may do what is reasonable to protect the property; its cost joins the debt.',
      'Sale: a sale or transfer of the property without Lender’s consent adversely affects the security, except where federal law says otherwise.',
      'Liability: a Grantor who did not sign the agreement encumbers the property and owes nothing personally.',
    ),
  );
}

/** Source: Texas Constitution, article XVI, section 50(a)(6)(C), (D), (H) and (Q)(vi). */
function texasClause(): Section {
  return section(
    'Texas',
    paragraph([
      {
        strong:
          'The extension of credit secured by this instrument is of the type defined by section 50(a)(6), article XVI, of the Texas Constitution.',
      },
    ]),
    paragraph(
      'It is without recourse for personal liability against any owner or spouse unless obtained by actual fraud. No additional property secures it. Lender may not change its terms alone, and forfeits principal and interest if it fails its obligations and does not cure within 60 days after notice.',
    ),
  );
}

function signing(grantors: readonly Signer[], rules: StateRules): readonly Block[] {
  const witnesses = Array.from({ length: rules.mortgageWitnesses }, (_, index) => index + 1);
  return [
    ...signatureLines(grantors, 'instrument'),
    ...(rules.witnessNote && witnesses.length > 0 ? [paragraph(`Witnesses: ${rules.witnessNote}.`)] : []),
    ...witnesses.map(
      (number): Block => ({
        kind: 'fields',
        fields: [
          { id: `witness-${number}`, kind: 'SIGNATURE', label: `Witness ${number}` },
          { id: `witness-name-${number}`, kind: 'TEXT', label: 'Printed name' },
        ],
      }),
    ),
  ];
}
