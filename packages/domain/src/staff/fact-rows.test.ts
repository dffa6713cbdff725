import { expect, it } from 'vitest';
import type * as z from 'zod';
import { DocumentType } from '../documents/catalogue.ts';
import { FACTS } from '../facts/facts.ts';
import { REASONS } from '../reasons/reason-codes.ts';
import { factRows, wholeLabel } from './fact-rows.ts';
import { FIELD_WORDS, PART_WORDS } from './field-words.ts';
import { VALUE_WORDS } from './value-words.ts';

it('shows a fact as lines: amounts in dollars, dates, answers and codes as text, without ids', () => {
  const value = {
    employmentType: 'FULL_TIME',
    monthlyGrossCents: 980_000,
    cltvPct: 71.5,
    dtiPct: 36.153,
    noteRatePct: 8.6,
    aprPct: 9.125,
    percentilePct: 57,
    termYears: 15,
    decision: 'SELECT',
    reasonCodes: ['AA14'],
    failures: ['DTI', 'DTI'],
    type: 'DRIVERSLICENSEFRONT',
    state: 'OH',
    uuid: '3f1c2b8e-9a4d-4c1e-8b7a-2d5e6f708192',
    ownedSince: '2015-03-04',
    listedForSale: false,
    explanation: { sections: [] },
  };
  expect(factRows(value)).toEqual([
    { label: 'Decision', value: 'Borrower may choose an offer' },
    { label: 'State', value: 'OH' },
    { label: 'Employment type', value: 'Full time' },
    { label: 'Gross income a month', value: '$9,800.00' },
    { label: 'Term', value: '15 years' },
    { label: 'Note rate', value: '8.60%' },
    { label: 'APR', value: '9.125%' },
    { label: 'CLTV', value: '71.50%' },
    { label: 'DTI', value: '36.15%' },
    { label: 'Percentile', value: '57%' },
    { label: 'Reason codes', value: `AA14: ${REASONS.AA14.text}` },
    { label: 'Rules not met', value: 'DTI' },
    { label: 'Type', value: 'Driver’s license, front' },
    { label: 'Owned since', value: '03/04/2015' },
    { label: 'Listed for sale', value: 'No' },
  ]);
});

it('shows an address in postal order, and a fee with its percentage', () => {
  const value = {
    zip: '43085',
    city: 'Columbus',
    feePct: 2.99,
    street1: '1 Main St',
    originationFeeCents: 224_250,
  };
  expect(factRows(value)).toEqual([
    { label: 'Street', value: '1 Main St' },
    { label: 'City', value: 'Columbus' },
    { label: 'ZIP code', value: '43085' },
    { label: 'Origination fee', value: '$2,242.50 (2.99%)' },
  ]);
});

it('lists a part’s entries separately, under its name', () => {
  const report = {
    fico: 742,
    tradelines: [{ creditor: 'Roadway Auto Finance', remainingPayments: 1 }, { creditor: 'Cove' }],
    derogatories: { mortgage30in12: 0 },
  };
  const rows = factRows({ report });
  expect(rows).toEqual([
    { label: 'FICO score', value: '742' },
    { part: 'Tradelines', item: 1, label: 'Creditor', value: 'Roadway Auto Finance' },
    { part: 'Tradelines', item: 1, label: 'Payments left', value: '1 payment' },
    { part: 'Tradelines', item: 2, label: 'Creditor', value: 'Cove' },
    { part: 'Derogatory marks', label: 'Mortgage payments 30 days late in 12 months', value: '0' },
  ]);
  expect(rows.map(wholeLabel)[3]).toBe('Tradelines · 2 · Creditor');
});

it('shows only that an encrypted value exists', () => {
  expect(factRows({ dob: 'sealed:k1:abcdef' })).toEqual([
    { label: 'Date of birth', value: '', isMasked: true },
  ]);
});

it('has a label for every field of a fact', () => {
  const fields = Object.values(FACTS).flatMap(({ value }) => [...namesIn(value)]);
  const unnamed = fields.filter(
    ({ name, isPart }) => (isPart ? PART_WORDS : FIELD_WORDS)[name] === undefined,
  );
  expect([...new Set(unnamed.map(({ name }) => name))]).toEqual([]);
});

it('has a label for every code of a field', () => {
  const codes = Object.values(FACTS).flatMap(({ value }) => [...codesIn(value, '')]);
  const unworded = codes.filter(({ name, code }) => VALUE_WORDS[name]?.[code] === undefined);
  expect([...new Set(unworded.map(({ name, code }) => `${name} ${code}`))]).toEqual([]);
});

/** Documents and reasons have their catalogues, and states and discount codes are read as they are. */
const WORDED_ELSEWHERE = /^(state|codes?|reasonCodes)$/;

type Code = { readonly name: string; readonly code: string };

function* codesIn(schema: z.core.$ZodType, name: string): Generator<Code> {
  const { entries = {}, values = [], ...inside } = schema._zod.def as Definition;
  const texts = [...Object.values(entries), ...values].filter((code) => typeof code === 'string');
  for (const code of texts)
    if (!WORDED_ELSEWHERE.test(name) && !DocumentType.safeParse(code).success) yield { name, code };
  const { shape = {}, options = [], innerType, element, in: input } = inside;
  for (const [field, inner] of Object.entries(shape)) if (!UNREAD.test(field)) yield* codesIn(inner, field);
  for (const inner of [...options, innerType, element, input]) if (inner) yield* codesIn(inner, name);
}

/** Ids are left out; explanations are read with their decision. */
const UNREAD = /^(explanation|judged|uuid|documents?|back|certificate|appointment|accountUuid|referrerUuid)$/;

type Named = { readonly name: string; readonly isPart: boolean };
type Definition = {
  readonly type: string;
  readonly entries?: Readonly<Record<string, string | number>>;
  readonly values?: readonly unknown[];
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
  readonly options?: readonly z.core.$ZodType[];
  readonly innerType?: z.core.$ZodType;
  readonly element?: z.core.$ZodType;
  readonly in?: z.core.$ZodType;
};

function* namesIn(schema: z.core.$ZodType): Generator<Named> {
  const { shape = {}, options = [], innerType, element, in: input } = schema._zod.def as Definition;
  for (const [name, field] of Object.entries(shape)) {
    if (UNREAD.test(name)) continue;
    yield { name, isPart: hasFields(field) };
    yield* namesIn(field);
  }
  for (const inner of [...options, innerType, element, input]) if (inner) yield* namesIn(inner);
}

function hasFields(schema: z.core.$ZodType): boolean {
  const { shape, options = [], innerType, element, in: input } = schema._zod.def as Definition;
  return (
    shape !== undefined || [...options, innerType, element, input].some((inner) => inner && hasFields(inner))
  );
}
