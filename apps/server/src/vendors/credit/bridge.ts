import { CivilDateSchema } from '@homeline/domain/dates/civil-date.ts';
import { ConsumerAlert, type CreditReport, MonthsSince, Times } from '@homeline/domain/facts/credit.facts.ts';
import { CreditScore } from '@homeline/domain/facts/credit-score.ts';
import { Address } from '@homeline/domain/facts/home.ts';
import { PaymentHistory, REPORTED_KINDS, Tradeline } from '@homeline/domain/facts/tradeline.ts';
import * as z from 'zod';
import { bridgeExchange } from '../bridge-exchange.ts';
import type { Provider } from '../request.ts';
import { SentPerson, WireDollars } from '../wire.ts';
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
    paymentHistory: PaymentHistory.optional(),
  })
  .transform(({ balance, monthlyPayment, creditLimit, ...rest }) => ({
    ...rest,
    balanceCents: balance,
    monthlyPaymentCents: monthlyPayment,
    ...(creditLimit === undefined ? {} : { creditLimitCents: creditLimit }),
  }));

const { id, creditor, remainingPayments, responsibility, openedOn, paymentHistory, status } = Tradeline.shape;

const Debt = z
  .object({
    ...{ id, creditor, remainingPayments, responsibility, openedOn, paymentHistory, status },
    kind: z.enum(REPORTED_KINDS),
    balance: WireDollars,
    creditLimit: WireDollars.optional(),
    /** Null when the creditor states none. */
    monthlyPayment: WireDollars.nullable(),
  })
  .transform(({ balance, creditLimit, monthlyPayment, ...rest }) => ({
    ...rest,
    balanceCents: balance,
    ...(creditLimit === undefined ? {} : { creditLimitCents: creditLimit }),
    ...(monthlyPayment === null ? {} : { monthlyPaymentCents: monthlyPayment }),
  }));

const months = MonthsSince.nullable();

/** The bureau's code for a missing score. Values from 250 to 900 are scores of other models. */
const NoScore = z
  .union([z.null(), z.int().min(0).max(249), z.int().min(901).max(9999)])
  .transform(() => null);

const Score = z.union([CreditScore, NoScore]);

const PublicRecords = z.object({
  mortgage30in12: Times,
  mortgage60in12: Times,
  mortgage90in24: Times,
  pastDueNow: z.boolean(),
  openJudgments: Times,
  openTaxLiens: Times,
  monthsSinceChapter7: months,
  monthsSinceChapter13: months,
  monthsSinceForeclosure: months,
  monthsSinceShortSale: months,
});

const File = z
  .object({
    pulledOn: CivilDateSchema,
    score: Score,
    /** The percent of U.S. consumers with a lower score; null without a score. */
    scoreOutranksPercent: z.int().min(0).max(100).nullable(),
    scoreFactors: z.array(z.string()),
    mortgages: z.array(Mortgage),
    tradelines: z.array(Debt),
    publicRecords: PublicRecords,
    mortgageInquiries: z.array(z.object({ id: z.string(), lender: z.string(), on: CivilDateSchema })),
  })
  // A disclosed score needs its rank among consumers: 12 CFR 1022.74(d)(1)(ii)(E).
  .refine(({ score, scoreOutranksPercent }) => score === null || scoreOutranksPercent !== null, {
    path: ['scoreOutranksPercent'],
    error: 'Must say how the score compares to the scores of other consumers',
  });
type File = z.infer<typeof File>;

const SoftWire = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.enum(['HIT', ...ConsumerAlert.options]),
    file: File,
  }),
  z.object({
    outcome: z.enum(['NO_MATCH', 'NO_HIT', 'FROZEN', 'FROZEN_PIN', 'WRONG_PIN', 'LOCKED', 'ERROR']),
  }),
]);

const HardWire = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.enum(['HIT', 'HIT_CHANGED', 'HIT_NEW_INQUIRY']),
    file: File,
    alert: ConsumerAlert.optional(),
  }),
  z.object({ outcome: z.enum(['FROZEN', 'ERROR']) }),
]);

const Body = z.object({ person: SentPerson, address: Address, pin: z.string().optional() });

const toWire = ({ consumer, address, pin }: CreditPull) => ({
  person: consumer,
  address,
  ...(pin === undefined ? {} : { pin }),
});

type Wire<Outcome> = { outcome: Outcome; file?: File; alert?: ConsumerAlert | undefined };

function fromWire<Outcome>({ outcome, file, alert }: Wire<Outcome>, text: string) {
  if (!file) return { answer: outcome };
  return { answer: outcome, ...(alert && { alert }), report: reportOf(file), rawReport: text };
}

function reportOf({ score, scoreOutranksPercent, publicRecords, ...file }: File): CreditReport {
  const known = Object.entries(publicRecords).filter(([, value]) => value !== null);
  return {
    ...file,
    ...(score === null ? {} : { fico: score }),
    ...(scoreOutranksPercent === null ? {} : { scoreOutranksPct: scoreOutranksPercent }),
    derogatories: Object.fromEntries(known) as CreditReport['derogatories'],
  };
}

export function creditOverBridge(provider: Provider): CreditPort {
  return {
    soft: bridgeExchange(provider, { path: '/soft-pulls', body: Body, toWire, wire: SoftWire, fromWire }),
    hard: bridgeExchange(provider, {
      path: '/hard-pulls',
      once: true,
      body: Body,
      toWire,
      wire: HardWire,
      fromWire,
    }),
  };
}
