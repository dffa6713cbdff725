import * as z from 'zod';
import { EmploymentType } from '../facts/applicant.ts';
import { Occupancy, OwnershipType, PropertyType } from '../facts/home.ts';
import { IncomeSource } from '../facts/income.facts.ts';
import { Pension } from '../facts/pension.ts';
import { PropertyCondition } from '../facts/property.facts.ts';
import { REPORTED_KINDS } from '../facts/tradeline.ts';
import { STATE_CODES } from '../states/us-states.ts';

/** US dollars, as a borrower types them. */
const Dollars = z.number();

/** Forced answers of a provider: its port, the call where the port has several, and the answers in call order. */
const ForcedAnswers = z.object({
  port: z.string(),
  call: z.string().optional(),
  answers: z.array(z.string()),
});

const RecordedLien = z.union([
  Dollars,
  z.looseObject({ holder: z.string().optional(), amount: Dollars, recordedOn: z.iso.date().optional() }),
]);

const PersonProperty = z.looseObject({
  street1: z.string(),
  street2: z.string().optional(),
  city: z.string(),
  state: z.enum(STATE_CODES),
  zip: z.string(),
  county: z.string().optional(),
  propertyType: PropertyType,
  occupancy: Occupancy,
  ownership: OwnershipType,
  condition: PropertyCondition.optional(),
  /** The automated value; undefined for no hit. */
  avmValue: Dollars.optional(),
  /** The date of the automated value, when it is not the request date. */
  avmValuedOn: z.iso.date().optional(),
  ownedSince: z.iso.date().optional(),
  listedForSale: z.boolean().optional(),
  /** Liens in county records, when they differ from the mortgages on the credit file. */
  recordedLiens: z.array(RecordedLien).optional(),
});

const PersonTradeline = z.object({
  creditor: z.string(),
  kind: z.enum(REPORTED_KINDS),
  balance: Dollars,
  creditLimit: Dollars.optional(),
  /** Null: the creditor states no payment. */
  monthlyPayment: Dollars.nullable(),
  remainingPayments: z.int().optional(),
  responsibility: z.enum(['INDIVIDUAL', 'JOINT', 'AUTHORIZED_USER']),
  openedOn: z.iso.date(),
  status: z.enum(['OPEN', 'CLOSED']),
});
export type PersonTradeline = z.infer<typeof PersonTradeline>;

const PersonCredit = z.looseObject({
  /** Null: the file carries no score. */
  fico: z.number().int().nullable(),
  /** Open mortgages, the first lien first. */
  mortgageBalances: z.array(Dollars),
  /** The monthly total of all mortgages. */
  mortgageMonthlyPayments: Dollars,
  /** The monthly total of all other debts. The report splits it into a loan and a card, unless `tradelines` lists the debts. */
  nonMortgageMonthlyDebts: Dollars,
  tradelines: z.array(PersonTradeline).optional(),
  /** Bureaus give factors for every score, even the best. */
  scoreFactors: z.array(z.string()).default(['30', '11', '24']),
  freezePin: z.string().optional(),
  /** A second lien on the full report only, not on the soft pull or in county records. */
  onFullReportAlone: z
    .object({ balance: Dollars, monthlyPayment: Dollars, openedOn: z.iso.date() })
    .optional(),
});

const PersonDerogatories = z.looseObject({
  mortgage30in12: z.number().int().optional(),
  mortgage60in12: z.number().int().optional(),
  mortgage90in24: z.number().int().optional(),
  mortgagePastDueNow: z.boolean().optional(),
  openJudgments: z.number().int().optional(),
  openTaxLiens: z.number().int().optional(),
  bk7Months: z.number().optional(),
  bk13Months: z.number().optional(),
  foreclosureMonths: z.number().optional(),
  shortSaleMonths: z.number().optional(),
});

const PersonIncome = z.looseObject({
  employmentType: EmploymentType,
  source: IncomeSource,
  /** Stated and verified income, unless the next two differ. */
  monthlyGross: Dollars.optional(),
  statedMonthlyGross: Dollars.optional(),
  verifiedMonthlyGross: Dollars.optional(),
  employerName: z.string().optional(),
  /** The pension of the award letter. */
  pension: Pension.optional(),
});

const PersonSigner = z.looseObject({
  name: z.string(),
  type: z.string(),
  holdsTitle: z.boolean().optional(),
  /** The borrower's spouse, who must sign the deed. */
  isSpouse: z.literal(true).optional(),
  /** Reads the documents and declines to sign them. */
  declines: z.literal(true).optional(),
  /** What the providers know about a co-borrower. */
  person: z
    .object({
      testId: z.string(),
      dob: z.iso.date(),
      phone: z.string(),
      credit: PersonCredit,
      derogatories: PersonDerogatories.optional(),
      income: PersonIncome,
      vendors: z.array(ForcedAnswers).default([]),
    })
    .optional(),
});

const Expected = z.looseObject({
  /** Null when registration is refused and no application exists. */
  terminalStep: z.string().nullable(),
  uwDecision: z.string().nullable().optional(),
  uwSubDecision: z.string().nullable().optional(),
  statusFlags: z.record(z.string(), z.unknown()).optional(),
  conditions: z.array(z.string()).optional(),
  hmdaActionTaken: z.number().int().nullable().optional(),
  adverseReasonCodes: z.array(z.string()).optional(),
  offer: z.looseObject({}).optional(),
  finalOffer: z.looseObject({}).optional(),
  fieldError: z.object({ at: z.string(), field: z.string(), message: z.string() }).optional(),
});

/**
 * A test borrower: their entries, the provider data about them, forced answers and the expected result. The path follows from the facts and
 * `forced` alone. Money is in US dollars.
 */
export const Persona = z.looseObject({
  id: z.string(),
  branch: z.string(),
  name: z.string(),
  /** A number in the format of a Social Security number, from a range never issued; accepted in the sandbox only. */
  testId: z.string(),
  dob: z.iso.date(),
  email: z.string(),
  phone: z.string(),
  property: PersonProperty,
  credit: PersonCredit,
  derogatories: PersonDerogatories.optional(),
  inquiries: z.looseObject({ mortgageLast90Days: z.number().int() }).optional(),
  income: PersonIncome,
  assets: z
    .object({ checkingSavings: Dollars, brokerage: Dollars, retirement: Dollars })
    .partial()
    .optional(),
  request: z.looseObject({ amount: Dollars, termYears: z.number().int() }),
  product: z.string().optional(),
  isCrypto: z.boolean().optional(),
  walletAddress: z.string().optional(),
  additionalSigner: PersonSigner.optional(),
  /** The borrower's estimate of the home's value, needed when no automated value is usable. */
  estimatedValue: Dollars.optional(),
  bpoValue: Dollars.optional(),
  valuationRequiredAt: z.enum(['INCOME', 'IDENTITY']).nullable().optional(),
  floodZone: z.string().optional(),
  /** Whether the community takes part in the National Flood Insurance Program; true by default. */
  inFloodProgram: z.boolean().optional(),
  floodCertDelayHours: z.number().optional(),
  /** Dates of named events. */
  dates: z.record(z.string(), z.string()).optional(),
  forced: z.object({
    vendors: z.array(ForcedAnswers),
    /** Decisions at reviews that no rule passes, in order. */
    staff: z.array(z.object({ at: z.string(), decides: z.string() })),
    /** Actions that replace the default at a step; `NOTHING` lets the due date pass. */
    borrower: z.array(
      z.object({ at: z.string(), does: z.string(), with: z.record(z.string(), z.unknown()).optional() }),
    ),
  }),
  expected: Expected,
  /** The steps in order; `events` has the event that leads from each to the next. */
  path: z.array(z.string()).optional(),
  events: z.array(z.string()).optional(),
  note: z.string().optional(),
});
export type Persona = z.infer<typeof Persona>;

/** Returns a persona's co-borrower as a person whom the providers know; undefined without one. */
export function coBorrowerOf(main: Persona): Persona | undefined {
  const { additionalSigner: signer } = main;
  if (!signer?.person) return undefined;
  const { vendors, ...own } = signer.person;
  const { additionalSigner: _, inquiries: __, derogatories: ___, ...shared } = main;
  return {
    ...shared,
    ...own,
    ...{ id: `${main.id} co-borrower`, name: signer.name, email: signerEmail(main) },
    forced: { vendors, staff: [], borrower: [] },
  };
}

/** Returns the address to which a persona's signer is invited. */
export function signerEmail({ email }: Pick<Persona, 'email'>): string {
  return `signer.${email}`;
}
