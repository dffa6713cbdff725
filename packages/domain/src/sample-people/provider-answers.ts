import { addDays, addMonths, type CivilDate, civilDate } from '../dates/civil-date.ts';
import type { CreditReport } from '../facts/credit.facts.ts';
import type { FactWrite } from '../facts/facts.ts';
import type { Parcel } from '../facts/property.facts.ts';
import { cents, toCents } from '../money/cents.ts';
import type { AutomatedValuation } from '../valuation/avm.ts';
import { openedSample } from './opened-sample.ts';
import type { Persona } from './persona.ts';
import { asTradeline, tradelinesOf } from './tradelines.ts';

/** Provider data of a persona, as domain facts. */

const OPENED = civilDate('2019-05-01');

/** Returns a persona's credit report, without the file number and address lines that the domain never reads. */
export function reportOf(person: Persona, pulledOn: CivilDate): CreditReport {
  const { credit, derogatories, inquiries } = person;
  const balances = credit.mortgageBalances;
  const payment = Math.round(toCents(credit.mortgageMonthlyPayments) / Math.max(1, balances.length));
  return {
    pulledOn,
    ...(credit.fico === null ? {} : { fico: credit.fico }),
    scoreFactors: credit.scoreFactors,
    mortgages: balances.map((balance, index) => ({
      id: `mortgage-${index + 1}`,
      lender: index === 0 ? 'First Harbor Mortgage' : 'Second Harbor Mortgage',
      balanceCents: toCents(balance),
      monthlyPaymentCents: cents(payment),
      openedOn: OPENED,
      kind: index === 0 ? ('MORTGAGE' as const) : ('SECOND_LIEN' as const),
    })),
    tradelines: tradelinesOf(person, pulledOn).map(asTradeline),
    derogatories: {
      mortgage30in12: derogatories?.mortgage30in12 ?? 0,
      mortgage60in12: derogatories?.mortgage60in12 ?? 0,
      mortgage90in24: derogatories?.mortgage90in24 ?? 0,
      pastDueNow: derogatories?.mortgagePastDueNow ?? false,
      openJudgments: derogatories?.openJudgments ?? 0,
      openTaxLiens: derogatories?.openTaxLiens ?? 0,
      ...months('monthsSinceChapter7', derogatories?.bk7Months),
      ...months('monthsSinceChapter13', derogatories?.bk13Months),
      ...months('monthsSinceForeclosure', derogatories?.foreclosureMonths),
      ...months('monthsSinceShortSale', derogatories?.shortSaleMonths),
    },
    mortgageInquiries: Array.from({ length: inquiries?.mortgageLast90Days ?? 0 }, (_, index) => ({
      id: `inquiry-${index + 1}`,
      lender: `Inquirer ${index + 1}`,
      on: addDays(pulledOn, -30 - index),
    })),
  };
}

/** Returns a persona's full credit report of the hard pull. */
export function fullReportOf(person: Persona, pulledOn: CivilDate): CreditReport {
  const report = reportOf(person, pulledOn);
  const more = person.credit.onFullReportAlone;
  if (!more) return report;
  const { balance, monthlyPayment, openedOn } = more;
  const lien = {
    id: `mortgage-${report.mortgages.length + 1}`,
    lender: 'Lone Star Bank',
    balanceCents: toCents(balance),
    monthlyPaymentCents: toCents(monthlyPayment),
    openedOn: civilDate(openedOn),
    kind: 'SECOND_LIEN' as const,
  };
  return { ...report, mortgages: [...report.mortgages, lien] };
}

function months<K extends string>(name: K, value: number | undefined): { [N in K]?: number } {
  return (value === undefined ? {} : { [name]: value }) as { [N in K]?: number };
}

/** Returns the county record of a persona's home. */
export function parcelOfPerson(person: Persona, lookedUpOn: CivilDate): Parcel {
  const { property, credit } = person;
  const listed = property.recordedLiens ?? credit.mortgageBalances;
  return {
    parcelId: 'parcel-1',
    propertyType: property.propertyType,
    ownership: property.ownership,
    condition: property.condition ?? 'AVERAGE',
    county: property.county ?? 'County',
    ownedSince: civilDate(property.ownedSince ?? addMonths(lookedUpOn, -120)),
    recordedLiens: listed.map((lien, index) => ({
      id: `lien-${index + 1}`,
      holder:
        (typeof lien === 'object' ? lien.holder : undefined) ??
        (index === 0 ? 'First Harbor Mortgage' : 'Second Harbor Mortgage'),
      amountCents: toCents(typeof lien === 'object' ? lien.amount : lien),
      recordedOn: OPENED,
    })),
  };
}

/** Returns the automated valuation of a persona's home; undefined for no hit. */
export function valuationOf(
  { property }: Persona,
  answer: string,
  today: CivilDate,
): AutomatedValuation | undefined {
  const { avmValue: value, avmValuedOn } = property;
  if (answer === 'NO_HIT' || value === undefined) return undefined;
  const spread: Record<string, number> = { HIT: 0.1, HIT_HAIRCUT: 0.16, LOW_CONFIDENCE: 0.28 };
  return {
    valueCents: toCents(value),
    forecastStandardDeviation: spread[answer] ?? 0.1,
    confidenceScore: answer === 'HIT' ? 85 : 70,
    valuedOn: avmValuedOn ? civilDate(avmValuedOn) : today,
  };
}

/** Returns the default actions of a signer in the note package. A signer who declines does everything up to the signature, then refuses. */
export function signerActs(
  signer: string,
  { declines = false, onlyReads = false }: { readonly declines?: boolean; readonly onlyReads?: boolean } = {},
): readonly FactWrite[] {
  const acts = [
    'LOGGED_IN',
    'CONTINUED',
    'CONSENTED',
    'ID_UPLOADED',
    'ID_VERIFIED',
    'DOCUMENTS_OPENED',
    ...(declines ? (['REFUSED'] as const) : onlyReads ? [] : (['NOTE_SIGNED'] as const)),
  ] as const;
  return [
    openedSample({ signer }),
    ...acts.map((act): FactWrite => ({ fact: 'signerActs', value: { signer, act } })),
  ];
}
