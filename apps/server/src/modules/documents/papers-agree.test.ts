// Proves LW-01, LW-02, LW-03, LW-05, LW-09, SH-21.

import type { Closing } from '@homeline/contract/disclosures/get-closing.ts';
import type { Funding } from '@homeline/contract/funding/get-funding.ts';
import { pdfText } from '@homeline/documents/testing/pdf-text.ts';
import { addMonths, type CivilDate, civilDate, civilDateIn } from '@homeline/domain/dates/civil-date.ts';
import type { DocumentType } from '@homeline/domain/documents/catalogue.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import { isManualByLaw, isManualNotary } from '@homeline/domain/facts/notary.selectors.ts';
import { homeTimeZone } from '@homeline/domain/facts/property.selectors.ts';
import { formatDollars, formatWholeDollars } from '@homeline/domain/money/cents.ts';
import { formatRate } from '@homeline/domain/money/percent.ts';
import type { Persona } from '@homeline/domain/sample-people/persona.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import { type AppWithProviders, workingApp } from '../../testing/journey.ts';
import { createDecider, drive, type Journey, register } from '../../testing/persona-driver.ts';
import { sendOutbox } from '../notifications/outbox.ts';
import { documentsOf, openDocument } from './stored-file.ts';

const PATIENCE_MS = 120_000;
const spouse = builtInPersona('t61').additionalSigner;

type Own = { readonly from: string } & { readonly [Field in keyof Persona]?: unknown };

/** Ten people of different states, liens, homes, products, notaries and ways to pay. */
const PEOPLE: Readonly<Record<string, Own>> = {
  'ten years in Ohio, by autopay': { from: 't01', request: { amount: 60_000, termYears: 10 } },
  'a bill in the mail': {
    from: 't01',
    request: { amount: 41_000, termYears: 20 },
    forced: {
      vendors: [],
      staff: [],
      borrower: [{ at: 'AUTOPAY_ACCOUNT', does: 'MANUAL_PAYMENT_CHOSEN' }],
    },
  },
  'a spouse and recording taxes in Florida': {
    from: 't61',
    request: { amount: 90_000, termYears: 30 },
    additionalSigner: spouse,
  },
  'an office closing in Texas, with a spouse': { from: 't15', additionalSigner: spouse, dates: undefined },
  'interest only on a home without other liens': { from: 't25', request: { amount: 55_000, termYears: 30 } },
  'a mortgage paid off': { from: 't44', request: { amount: 130_000, termYears: 20 } },
  'a second home': { from: 't34', request: { amount: 80_000, termYears: 15 } },
  'a flood zone': { from: 't21', request: { amount: 50_000, termYears: 10 } },
  'a deed signed in person on a later day': { from: 't22', request: { amount: 70_000, termYears: 15 } },
  'a co-owner': {
    from: 't01',
    request: { amount: 100_000, termYears: 30 },
    property: { ...builtInPersona('t01').property, ownership: 'JOINT' },
    additionalSigner: { ...spouse, holdsTitle: true, isSpouse: undefined },
  },
};

/** Whose kinds of papers others of the ten have too, so they run in `npm run test:long`. */
const ONLY_IN_TEST_LONG = ['ten years in Ohio, by autopay', 'a flood zone', 'a co-owner'];

const own = Object.entries(PEOPLE).map(([who, { from, ...fields }], index): [string, Persona] => {
  const base = builtInPersona(from);
  const number = String(index).padStart(2, '0');
  return [
    who,
    {
      ...base,
      ...(fields as Partial<Persona>),
      id: `OWN${number}`,
      name: `Paper ${'ABCDEFGHIJ'[index]}gree`,
      testId: `988-00-10${number}`,
      email: `paper.${number}@example.com`,
      phone: `(555) 555-70${number}`,
      property: {
        ...base.property,
        ...(fields.property as object),
        street1: `${number}1 Paper Street`,
      },
    },
  ];
});

const people = own.filter(([who]) => process.env['TEST_LONG'] || !ONLY_IN_TEST_LONG.includes(who));

let app: AppWithProviders;
let decider: string;
beforeAll(async () => {
  app = await workingApp(own.map(([, person]) => person));
  decider = await createDecider(app);
  // A line signed on Wednesday, so that a holiday and a Sunday lie in the days to cancel of some.
  await app.providers.moveClock('2026-06-17T17:00:00.000Z');
}, PATIENCE_MS);
afterAll(() => app.stop());

/** The text of each paper, without white space. */
type Papers = ReadonlyMap<DocumentType, string>;

/** Reads the newest PDF of each type that we wrote. */
async function readPapers(journey: Journey): Promise<Papers> {
  const key = { organisation: 'homeline', applicationId: journey.uuid };
  const rows = await documentsOf(app.context.db, key)
    .select(['document.uuid', 'document.type'])
    .where('document.page', 'is not', null)
    .orderBy('document.created_at')
    .execute();
  const newest = new Map(rows.map(({ type, uuid }) => [type as DocumentType, uuid]));
  const read = [...newest].map(
    async ([type, uuid]) =>
      [type, await pdfText((await openDocument(app.context, key, uuid)).bytes)] as const,
  );
  return new Map(await Promise.all(read));
}

const inWords = (day: string) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const pct = (value: number) => `${value.toFixed(2)}%`;
const lastOf = <T>(log: readonly T[]): T => log.at(-1) ?? expect.fail();
const dayOf = (facts: Facts, at: string) => civilDateIn(homeTimeZone(facts), Date.parse(at));

type Seen = {
  readonly facts: Facts;
  readonly terms: Closing['terms'];
  readonly page: Funding;
  /** The day of the borrower's signature. */
  readonly signedOn: CivilDate;
};

/** What a paper says before a figure; a figure that doesn't stand there is wrong. */
type Said = readonly [paper: DocumentType, before: string];

/** Each figure as the page or the record has it, and every paper that must state the same. */
const FIGURES: Readonly<
  Record<string, (seen: Seen) => { readonly is: string; readonly said: readonly Said[] }>
> = {
  'the credit limit': ({ terms }) => ({
    is: formatWholeDollars(terms.lineAmountCents),
    said: [
      ['CLOSING_SUMMARY', 'Credit limit and initial draw'],
      ['HELOC_AGREEMENT', 'Credit limit'],
    ],
  }),
  'the most that the lien secures': ({ terms }) => ({
    is: formatDollars(terms.lineAmountCents),
    said: [
      ['SECURITY_INSTRUMENT', 'maximum principal of'],
      ['HELOC_AGREEMENT', 'the first draw,'],
      ['TEXAS_HOME_EQUITY_AFFIDAVIT', 'the line of credit of'],
    ],
  }),
  'the rate': ({ terms, facts }) => ({
    is: pct(terms.noteRatePct),
    said: [
      ['CLOSING_SUMMARY', 'ANNUAL PERCENTAGE RATE'],
      [
        'HELOC_AGREEMENT',
        `ANNUAL PERCENTAGE RATE, ${facts.autopay?.payType === 'AUTOPAY' ? 'with automatic payment' : 'fixed'}`,
      ],
      ['HELOC_AGREEMENT', 'It corresponds to an ANNUAL PERCENTAGE RATE of '],
      ['AUTOPAY_AUTHORIZATION', 'The rate of '],
      ['HELOC_EARLY_DISCLOSURE', 'ANNUAL PERCENTAGE RATE: '],
    ],
  }),
  'the rate of the offer': ({ terms }) => ({
    is: pct(terms.aprPct),
    said: [['CLOSING_SUMMARY', 'Rate shown with your offer']],
  }),
  'the payment': ({ terms }) => ({
    is: formatDollars(terms.monthlyPaymentCents),
    said: [
      [
        'CLOSING_SUMMARY',
        terms.product === 'FIXED_TERM' ? 'Monthly payment' : 'Monthly interest, in an average month',
      ],
      [
        'HELOC_AGREEMENT',
        terms.product === 'FIXED_TERM' ? 'Monthly payment' : 'Monthly interest, in an average month',
      ],
      ['AUTOPAY_AUTHORIZATION', 'The minimum payment of the bill, '],
    ],
  }),
  'the cash': ({ facts }) => ({
    is: formatDollars(lastOf(facts.disbursements).amountCents),
    said: [['CLOSING_SUMMARY', cashRow(facts)]],
  }),
  'the day of the agreement': ({ signedOn }) => ({
    is: inWords(signedOn),
    said: [
      ['CLOSING_SUMMARY', 'Date of the agreement'],
      ['TEXAS_HOME_EQUITY_AFFIDAVIT', 'made on '],
      ['TEXAS_FMV_ACKNOWLEDGMENT', 'fair market value on '],
    ],
  }),
  'the first payment': ({ page }) => ({
    is: inWords(page.firstPaymentOn ?? ''),
    said: [
      ['CLOSING_SUMMARY', 'First payment'],
      ['HELOC_AGREEMENT', 'onthly from '],
      ['AUTOPAY_AUTHORIZATION', 'First transfer'],
    ],
  }),
  'the last payment': ({ page, terms }) => ({
    is: inWords(addMonths(civilDate(page.firstPaymentOn ?? ''), terms.termYears * 12 - 1)),
    said: [
      ['CLOSING_SUMMARY', 'Last payment'],
      ['HELOC_AGREEMENT', 'The last payment is due on '],
      ['SECURITY_INSTRUMENT', 'if not paid sooner, is due on '],
    ],
  }),
  'the last day to cancel': ({ page }) => ({
    is: page.rescissionEndsOn
      ? `${new Date(`${page.rescissionEndsOn}T12:00:00Z`).toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' })}, ${inWords(page.rescissionEndsOn)}`
      : '',
    said: [
      ['NOTICE_OF_RIGHT_TO_CANCEL', 'Your right to cancel ends at midnight of '],
      ['NOTICE_OF_RIGHT_TO_CANCEL', 'you must send the notice no later than midnight of '],
    ],
  }),
  'the day that the money goes out': ({ facts }) => ({
    is: inWords(dayOf(facts, lastOf(facts.disbursements).at)),
    // If the deed is signed later, the money goes out later, as its notice says.
    said:
      facts.rescissionNotices.length > 0
        ? []
        : [
            ['CLOSING_SUMMARY', 'First draw, expected'],
            [
              'HELOC_AGREEMENT',
              `the first draw, ${formatDollars(facts.changedOffers.at(-1)?.after.lineAmountCents ?? facts.offerSelection?.terms.lineAmountCents ?? (0 as never))}, on `,
            ],
          ],
  }),
};

/** What stands before the cash in the closing summary: both choices of a notary stand there, unless the law leaves none. */
function cashRow(facts: Facts): string {
  if (isManualByLaw(facts)) return 'Cash to you';
  return isManualNotary(facts) ? 'In person$300.00' : 'By video$0.00';
}

const squash = (text: string) => text.replace(/\s/g, '');

describe('the documents of a line agree with the page, the facts and the disbursement', () => {
  it.each(people)(
    'for %s',
    async (_, person) => {
      const journey = await register(app, person);
      await drive(journey, decider, 'NOTE_SIGNING');
      const { terms } = await journey.call<Closing>('getClosing');
      await drive(journey, decider, person.property.occupancy === 'PRIMARY' ? 'RESCISSION' : 'FUNDABLE');
      const page = await journey.call<Funding>('getFunding');
      const facts = await drive(journey, decider);
      const papers = await readPapers(journey);
      const signedOn = dayOf(facts, lastOf(facts.noteSignatures).at);

      const { line } = await journey.call<Funding>('getFunding');
      const agreement = papers.get('HELOC_AGREEMENT') ?? '';
      expect(line?.terms.noteRatePct).toBe(terms.noteRatePct);
      if (line?.withoutAutopay)
        expect(agreement).toContain(squash(`RATE is then ${formatRate(line.withoutAutopay.noteRatePct)}`));
      else expect(agreement).not.toContain(squash('for automatic payment. The discount ends'));

      expect(page.rescissionEndsOn !== undefined).toBe(papers.has('NOTICE_OF_RIGHT_TO_CANCEL'));
      const seen = { facts, terms, page, signedOn };
      const stated = Object.entries(FIGURES).flatMap(([figure, find]) => {
        const { is, said } = find(seen);
        return said.flatMap(([paper, before]) => {
          const text = papers.get(paper);
          return text === undefined ? [] : [{ figure, paper, is: squash(is), says: after(text, before) }];
        });
      });
      expect(stated.length).toBeGreaterThan(12);
      expect(stated.filter(({ is, says }) => !says.startsWith(is))).toEqual([]);
      for (const { kind, amountCents } of terms.costs.filter(({ kind }) => kind !== 'PAYOFFS'))
        for (const paper of ['CLOSING_SUMMARY', 'HELOC_AGREEMENT'] as const)
          expect(papers.get(paper), `${kind} in ${paper}`).toContain(squash(formatDollars(amountCents)));

      await sendOutbox(app.context);
      const messages = (await (await fetch(`${app.providers.url}/control/messages`)).json()) as {
        to: string;
        text: string;
      }[];
      for (const { text } of messages.filter(({ to }) => to === person.email))
        expect(text).not.toMatch(/\$\d|\d%|(January|February|March|April|May|June|July|August) \d/);
    },
    PATIENCE_MS,
  );
});

/** Returns what a paper says after some words. */
function after(text: string, before: string): string {
  const at = text.indexOf(squash(before));
  return at < 0
    ? `nowhere: ${before}`
    : text.slice(at + squash(before).length, at + squash(before).length + 40);
}
