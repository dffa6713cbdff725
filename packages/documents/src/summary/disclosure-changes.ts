import {
  changedDisclosedTerms,
  changeRefundsFees,
  type DisclosedTermName,
} from '@homeline/domain/disclosures/disclosed-terms.ts';
import { isInterestOnly } from '@homeline/domain/facts/interest-only.ts';
import type { Terms } from '@homeline/domain/facts/offers.facts.ts';
import { cents, formatDollars } from '@homeline/domain/money/cents.ts';
import { formatPct, formatRate } from '@homeline/domain/money/percent.ts';
import { type Block, paragraph } from '../document.ts';
import type { Reissue } from '../subject.ts';
import { longDate } from '../wording.ts';

type Row = readonly [label: string, state: (terms: Terms) => string];

/** No disclosed term, but what explains a fee in dollars that changed with it. */
const CREDIT_LIMIT: Row = ['Credit limit', ({ lineAmountCents }) => formatDollars(lineAmountCents)];

const ROWS: Readonly<Record<DisclosedTermName, Row>> = {
  PAYMENTS: [
    'Minimum payment',
    (terms) => (isInterestOnly(terms) ? 'Interest only, with a balloon payment' : 'Principal and interest'),
  ],
  LENGTH: ['Length of the plan', ({ termYears }) => `${termYears} years`],
  RATE: ['ANNUAL PERCENTAGE RATE', ({ noteRatePct }) => formatRate(noteRatePct)],
  ORIGINATION_FEE: [
    'Origination fee',
    ({ feePct, originationFeeCents }) => `${formatDollars(originationFeeCents)} (${formatPct(feePct, 2)})`,
  ],
  FEES_TO_OTHERS: [
    'Recording fees and taxes',
    ({ recordingFeeCents, recordingTaxCents }) => formatDollars(cents(recordingFeeCents + recordingTaxCents)),
  ],
};

/**
 * Writes what changed since the earlier disclosure, and the right to walk away with all fees refunded where the change gives it (12 CFR
 * 1026.40(g)). For counsel: we take it as information that explains the disclosures (comment 40(a)(1)-3), so it may stand among them.
 */
export function changesSince(reissue: Reissue): readonly Block[] {
  const day = longDate(reissue.disclosedOn);
  return [
    paragraph([
      { strong: 'Terms changed.' },
      ` This disclosure replaces the one of ${day}, which stays in your records.`,
    ]),
    {
      kind: 'table',
      caption: `What changed since ${day}`,
      columns: [
        { heading: 'Term', align: 'left' },
        { heading: 'Before', align: 'right' },
        { heading: 'Now', align: 'right' },
      ],
      rows: [
        ...(reissue.before.lineAmountCents === reissue.after.lineAmountCents ? [] : [CREDIT_LIMIT]),
        ...changedDisclosedTerms(reissue).map((name) => ROWS[name]),
      ].map(([label, state]) => [label, state(reissue.before), state(reissue.after)]),
    },
    ...(changeRefundsFees(reissue)
      ? [
          paragraph(
            'If you decide not to open the plan because of this change, we refund all fees that you paid in connection with your ' +
              'application, to us or to anyone else. Tell us before you sign.',
          ),
        ]
      : []),
  ];
}
