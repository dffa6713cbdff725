import { IncomeSource } from '@homeline/domain/facts/income.facts.ts';
import { Pension } from '@homeline/domain/facts/pension.ts';
import * as z from 'zod';
import { bridgeExchange } from '../bridge-exchange.ts';
import { failedResult } from '../http-call.ts';
import type { Provider } from '../request.ts';
import { SentDollars, SentPerson, toDollars, WireDollars } from '../wire.ts';
import type { IncomePort } from './port.ts';

const LinkWire = z.object({ outcome: z.literal('OPENED'), link: z.string(), url: z.url() });

const AwardWire = Pension.omit({ monthlyGrossCents: true })
  .extend({ monthlyGross: WireDollars.optional() })
  .transform(({ monthlyGross, ...award }) => ({
    ...award,
    ...(monthlyGross !== undefined && { monthlyGrossCents: monthlyGross }),
  }));

const ReportWire = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.enum(['VERIFIED', 'EMPLOYMENT_NOT_SHOWN']),
    monthlyGross: WireDollars,
    pension: AwardWire.optional(),
    reserves: WireDollars.optional(),
    taxYears: z
      .array(
        z
          .object({ year: z.int(), income: WireDollars })
          .transform(({ year, income }) => ({ year, incomeCents: income })),
      )
      .optional(),
  }),
  z.object({ outcome: z.enum(['PARTIAL', 'ERROR']) }),
]);

const EmployerWire = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('CONFIRMED'), monthlyGross: WireDollars }),
  z.object({ outcome: z.literal('NOT_CONFIRMED') }),
]);

export function incomeOverBridge(provider: Provider): IncomePort {
  return {
    link: bridgeExchange(provider, {
      path: '/links',
      body: z.object({
        person: SentPerson,
        source: IncomeSource,
        returnUrl: z.url(),
        oauthReturnUrl: z.url(),
      }),
      toWire: ({ worker, source, returnUrl, oauthReturnUrl }) => ({
        person: worker,
        source,
        returnUrl,
        oauthReturnUrl,
      }),
      wire: LinkWire,
      fromWire: ({ link, url }) => ({ link, url }),
    }),
    // The page always returns a token or an error.
    visit: {
      ask: async () => ({ ok: true, answer: { answer: 'CANCELLED' } }),
      outcome: async () => failedResult('NOT_RECEIVED', false),
    },
    fetch: bridgeExchange(provider, {
      path: '/reports',
      body: z.object({
        person: SentPerson,
        source: IncomeSource,
        publicToken: z.string().optional(),
        statedMonthlyGross: SentDollars,
      }),
      toWire: ({ worker, source, publicToken, statedMonthlyGrossCents }) => ({
        person: worker,
        source,
        ...(publicToken === undefined ? {} : { publicToken }),
        statedMonthlyGross: toDollars(statedMonthlyGrossCents),
      }),
      wire: ReportWire,
      fromWire: (wire) => {
        if (!('monthlyGross' in wire)) return { answer: wire.outcome };
        const { outcome, monthlyGross, pension, reserves, taxYears } = wire;
        return {
          answer: outcome,
          monthlyGrossCents: monthlyGross,
          ...(pension && { pension }),
          ...(reserves === undefined ? {} : { reservesCents: reserves }),
          ...(taxYears && { taxYears }),
        };
      },
    }),
    employer: bridgeExchange(provider, {
      path: '/employer-checks',
      body: z.object({
        person: SentPerson,
        contact: z.object({ employer: z.string(), name: z.string(), phone: z.string() }),
        statedMonthlyGross: SentDollars,
      }),
      toWire: ({ worker, contact, statedMonthlyGrossCents }) => ({
        person: worker,
        contact,
        statedMonthlyGross: toDollars(statedMonthlyGrossCents),
      }),
      wire: EmployerWire,
      fromWire: (wire) =>
        wire.outcome === 'CONFIRMED'
          ? { answer: wire.outcome, monthlyGrossCents: wire.monthlyGross }
          : { answer: wire.outcome },
    }),
  };
}
