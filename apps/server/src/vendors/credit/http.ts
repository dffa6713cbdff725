import { CivilDateSchema } from '@homeline/domain/dates/civil-date.ts';
import type { CreditReport } from '@homeline/domain/facts/credit.facts.ts';
import { RATE_INPUTS } from '@homeline/domain/pricing/rate-inputs.ts';
import * as z from 'zod';
import { httpExchange } from '../http-exchange.ts';
import type { Provider } from '../request.ts';
import { WireDollars } from '../wire.ts';
import type { CreditPort, CreditPull } from './port.ts';

const Mortgage = z
  .object({
    id: z.string(),
    lender: z.string(),
    balance: WireDollars,
    monthlyPayment: WireDollars,
    openedOn: CivilDateSchema,
    kind: z.enum(['MORTGAGE', 'HELOC', 'SECOND_LIEN']),
    creditLimit: WireDollars.optional(),
  })
  .transform(({ balance, monthlyPayment, creditLimit, ...rest }) => ({
    ...rest,
    balanceCents: balance,
    monthlyPaymentCents: monthlyPayment,
    ...(creditLimit === undefined ? {} : { creditLimitCents: creditLimit }),
  }));

const months = z.int().min(0).max(1200).nullable();
const count = z.int().min(0);

/** A number outside the range of scores is the bureau's code for why it gives none. */
const Score = z
  .int()
  .nullable()
  .transform((score) =>
    score !== null && score >= RATE_INPUTS.fico.from && score <= RATE_INPUTS.fico.to ? score : null,
  );

const PublicRecords = z.object({
  mortgage30in12: count,
  mortgage60in12: count,
  mortgage90in24: count,
  pastDueNow: z.boolean(),
  openJudgments: count,
  openTaxLiens: count,
  monthsSinceChapter7: months,
  monthsSinceChapter13: months,
  monthsSinceForeclosure: months,
  monthsSinceShortSale: months,
});

const File = z.object({
  pulledOn: CivilDateSchema,
  score: Score,
  scoreFactors: z.array(z.string()),
  mortgages: z.array(Mortgage),
  nonMortgageMonthlyDebts: WireDollars,
  publicRecords: PublicRecords,
  mortgageInquiries: z.array(z.object({ id: z.string(), lender: z.string(), on: CivilDateSchema })),
});
type File = z.infer<typeof File>;

const SoftWire = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.enum(['HIT', 'FRAUD_ALERT', 'ACTIVE_DUTY', 'DECEASED', 'ADDRESS_DISCREPANCY']),
    file: File,
  }),
  z.object({
    outcome: z.enum(['NO_MATCH', 'NO_HIT', 'FROZEN', 'FROZEN_PIN', 'WRONG_PIN', 'LOCKED', 'ERROR']),
  }),
]);

const HardWire = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.enum(['HIT', 'HIT_CHANGED', 'HIT_NEW_INQUIRY']), file: File }),
  z.object({ outcome: z.enum(['FROZEN', 'ERROR']) }),
]);

const toWire = ({ consumer, address, pin }: CreditPull) => ({
  person: consumer,
  address,
  ...(pin === undefined ? {} : { pin }),
});

function fromWire<Outcome>(wire: { outcome: Outcome; file?: File }, text: string) {
  if (!wire.file) return { answer: wire.outcome };
  return { answer: wire.outcome, report: reportOf(wire.file), rawReport: text };
}

function reportOf({ score, publicRecords, nonMortgageMonthlyDebts, ...file }: File): CreditReport {
  const known = Object.entries(publicRecords).filter(([, value]) => value !== null);
  return {
    ...file,
    ...(score === null ? {} : { fico: score }),
    nonMortgageMonthlyDebtsCents: nonMortgageMonthlyDebts,
    derogatories: Object.fromEntries(known) as CreditReport['derogatories'],
  };
}

export function creditOverHttp(provider: Provider): CreditPort {
  return {
    soft: httpExchange(provider, { path: '/soft-pulls', toWire, wire: SoftWire, fromWire }),
    hard: httpExchange(provider, { path: '/hard-pulls', once: true, toWire, wire: HardWire, fromWire }),
  };
}
