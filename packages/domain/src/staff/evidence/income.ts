import {
  acceptedCoBorrowerIncome,
  coBorrowerIncomeDocuments,
  coBorrowerProfile,
} from '../../facts/co-borrowers.selectors.ts';
import type { Facts } from '../../facts/facts.ts';
import type { IncomeSource } from '../../facts/income.facts.ts';
import { uploadedPaystubs, verifiedMonthlyGrossCents } from '../../facts/income.selectors.ts';
import { formatPct } from '../../money/percent.ts';
import { factLabel } from '../fact-rows.ts';
import { type BorrowingPerson, borrowingPeople } from './people.ts';
import { newestRows, row } from './rows.ts';
import { type Cell, money, type Sheet, table, words } from './sheet.ts';

/** An income this far from the stated one is marked. */
const FAR_PCT = 10;

/** Returns every borrower's income as stated and as verified, the tax years that a source gave, and how it was verified. */
export function incomeSheet(facts: Facts): Sheet {
  const stubs = uploadedPaystubs(facts);
  const taxYears = (facts.incomeResults.at(-1)?.taxYears ?? []).toSorted((a, b) => b.year - a.year);
  return {
    tables: [
      table(
        'Stated and verified, per month',
        ['Borrower', 'Employment', 'Source', 'Stated #', 'Verified #', 'Variance #'],
        borrowingPeople(facts).flatMap((person) => incomeOf(facts, person)),
      ),
      table(
        'Tax years',
        ['Year', 'Income #', 'Change #', 'Per month #'],
        taxYears.map(({ year, incomeCents }, index) => [
          { text: String(year), order: year },
          money(incomeCents),
          differs(taxYears[index + 1]?.incomeCents, incomeCents),
          money(Math.round(incomeCents / 12)),
        ]),
      ),
    ],
    rows: [
      ...newestRows(
        'Verification result',
        facts.incomeResults.map(({ answer }) => ({ answer })),
      ),
      ...row('Pay stubs sent in', stubs && String(stubs.documents.length)),
      ...newestRows('Pay stub decision', facts.paystubDecisions),
      ...newestRows('Employer to call', facts.employerContacts),
      ...newestRows('Employer’s answer', facts.employerAnswers),
    ],
  };
}

function incomeOf(facts: Facts, { name, signer }: BorrowingPerson): readonly (readonly Cell[])[] {
  if (!signer) {
    const { statedIncome } = facts;
    const verified = verifiedMonthlyGrossCents(facts);
    const source = facts.incomeSources.at(-1)?.source;
    if (!statedIncome && verified === undefined) return [];
    return [
      [
        words(name),
        words(statedIncome && factLabel(statedIncome.employmentType.replaceAll('_', ' '))),
        words(source && SOURCES[source]),
        money(statedIncome?.monthlyGrossCents),
        money(verified),
        differs(statedIncome?.monthlyGrossCents, verified),
      ],
    ];
  }
  const stated = coBorrowerProfile(facts, signer)?.monthlyGrossCents;
  const verified = acceptedCoBorrowerIncome(facts, signer)?.monthlyGrossCents;
  if (stated === undefined) return [];
  const sent = coBorrowerIncomeDocuments(facts, signer)?.documents.length ?? 0;
  return [
    [
      words(name),
      words(''),
      words(sent === 0 ? 'Nothing sent in' : `Documents sent in: ${sent}`),
      money(stated),
      money(verified),
      differs(stated, verified),
    ],
  ];
}

/** How far an amount is from another, in percent of it. */
function differs(from: number | undefined, to: number | undefined): Cell {
  if (from === undefined || to === undefined || from === 0) return words('');
  const pct = ((to - from) * 100) / from;
  const sign = pct > 0 ? '+' : '';
  return {
    text: `${sign}${formatPct(pct, 1)}`,
    order: pct,
    ...(Math.abs(pct) > FAR_PCT && { tone: pct < 0 ? 'DANGER' : 'CAUTION' }),
  };
}

const SOURCES: Readonly<Record<IncomeSource, string>> = {
  EMPINFO: 'Employer, asked',
  MANUAL_PAYSTUB: 'Pay stubs, read by a person',
  OTHER: 'Another source',
  PLAID_TRANSACTIONS: 'Bank deposits, linked',
  POINTSERV_1099_MISC: 'Forms 1099, linked',
  POINTSERV_PAYROLL: 'Payroll, linked',
  POINTSERV_TAX: 'Tax transcripts, linked',
  TRUV_FINANCIAL_ACCOUNTS: 'Financial accounts, linked',
  TRUV_PAYROLL: 'Payroll, linked',
  UNKNOWN: 'Unknown',
};
