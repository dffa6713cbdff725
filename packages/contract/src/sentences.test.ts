// Proves SH-23.

import { CHAT_SCORE_WORDS } from '@homeline/domain/chat/chat-rating.ts';
import { PERSONAL_NUMBER_WORDS } from '@homeline/domain/chat/personal-numbers.ts';
import { BadResponseReason } from '@homeline/domain/chatbot/bad-response.ts';
import { federalHolidays } from '@homeline/domain/dates/holidays.ts';
import { catalogueEntry, DocumentType } from '@homeline/domain/documents/catalogue.ts';
import { LETTERS_TO_OTHERS } from '@homeline/domain/documents/written-documents.ts';
import { DEBT_KINDS } from '@homeline/domain/explanations/debt-words.ts';
import { DECISION_WORDS, RULE_WORDS } from '@homeline/domain/explanations/rule-words.ts';
import { LIEN_SOURCES } from '@homeline/domain/facts/lien-sources.ts';
import { PURPOSE_WORDS } from '@homeline/domain/facts/purpose-words.ts';
import { TOPIC_TITLES } from '@homeline/domain/feedback/ceo-feedback.ts';
import { MAINTENANCE_DEFAULTS } from '@homeline/domain/flags/maintenance.ts';
import { ETHNICITIES, RACES, SEXES } from '@homeline/domain/hmda/demographics.ts';
import { CHANGE_REASON_COPY } from '@homeline/domain/offers/change-reason-words.ts';
import { REASONS } from '@homeline/domain/reasons/reason-codes.ts';
import { STEPS } from '@homeline/domain/workflow/steps.ts';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import type { Call } from './call.ts';
import { CALLS } from './calls.ts';
import { ERRORS, type ErrorCode } from './errors.ts';
import { issueMessage } from './issue-message.ts';
import { said } from './said.es.ts';
import { SENTENCES } from './sentences.es.ts';

/** Only staff and programs of other makers get these. */
const NOT_FOR_BORROWERS: readonly ErrorCode[] = ['CLAIMED', 'NEW_PASSWORD_REQUIRED', 'RULES_UNUSABLE'];

const untranslated = (sentences: readonly string[]) =>
  [...new Set(sentences)].filter(
    (sentence) => said(sentence) === sentence && !Object.hasOwn(SENTENCES, sentence),
  );

it('has Spanish for every error a borrower can get', () => {
  const codes = (Object.keys(ERRORS) as ErrorCode[]).filter((code) => !NOT_FOR_BORROWERS.includes(code));
  expect(untranslated(codes.map((code) => ERRORS[code].message))).toEqual([]);
});

it.each<[string, readonly string[]]>([
  ['the reasons of a decision', Object.values(REASONS).map(({ text }) => text)],
  ['the reasons of changed terms', Object.values(CHANGE_REASON_COPY)],
  ['what rules require', Object.values(RULE_WORDS)],
  ['decisions', Object.values(DECISION_WORDS)],
  ['debts', Object.values(DEBT_KINDS).map(({ borrower }) => `Creditor, ${borrower}`)],
  ['the sources of liens', Object.values(LIEN_SOURCES).map(({ borrower }) => borrower)],
  ['purposes', Object.values(PURPOSE_WORDS)],
  ['how long a wait takes', Object.values(STEPS).flatMap((step) => ('usual' in step ? [step.usual] : []))],
  ['demographic answers', [...ETHNICITIES, ...RACES, ...SEXES].map(({ label }) => label)],
  ['the scores of a chat', Object.values(CHAT_SCORE_WORDS)],
  ['the topics of feedback', Object.values(TOPIC_TITLES)],
  ['what was wrong with an answer', BadResponseReason.options],
  ['numbers that no chat takes', Object.values(PERSONAL_NUMBER_WORDS)],
  ['the page closed for maintenance', [MAINTENANCE_DEFAULTS.message, MAINTENANCE_DEFAULTS.pageTitle]],
  ['holidays', federalHolidays(2027).map(({ name }) => name)],
  [
    'documents',
    DocumentType.options
      .filter((type) => !LETTERS_TO_OTHERS.some((other) => other === type))
      .flatMap((type) => [catalogueEntry(type).title, catalogueEntry(type).purpose]),
  ],
])('says %s in Spanish', (_, sentences) => {
  expect(untranslated(sentences)).toEqual([]);
});

it.each([
  [
    'Score 742, loans on the home at 55.04% of its value',
    'Puntaje 742, préstamos sobre la vivienda por el 55.04% de su valor',
  ],
  [
    'Type of property condo, Use of the home primary, State TX',
    'Tipo de propiedad: condominio, Uso de la vivienda: vivienda principal, Estado: TX',
  ],
  ['Autopay: unless you pay manually', 'Pago automático: salvo que pague por su cuenta'],
  ['From your payroll, 2026-12-09', 'De su nómina, 2026-12-09'],
])('says “%s” of an explanation in Spanish', (english, spanish) => {
  expect(said(english)).toBe(spanish);
});

/** Values that a field of some kind refuses. */
const WRONG: readonly unknown[] = [
  ...[undefined, '', ' ', 'x', '?', 'Ω', '١', '2026-13-01', '2026-01-41', '1x', '00000'],
  ...['x'.repeat(5000), '1'.repeat(30), -1, 0, 0.5, 1e12, [], {}, [{}], true],
];

const isBorrowers = ({ who }: Call) => !['STAFF', 'ORIGINATOR', 'PROVIDER'].includes(who);

function messagesOf(body: z.ZodType): readonly string[] {
  const shape = 'shape' in body ? (body.shape as Readonly<Record<string, z.ZodType>>) : {};
  const found = [body, ...Object.values(shape)].flatMap((schema) =>
    WRONG.flatMap((value) => schema.safeParse(value, { error: issueMessage }).error?.issues ?? []),
  );
  return found.map(({ message }) => message);
}

describe('has Spanish for every validation message of', () => {
  const calls = Object.values(CALLS as Readonly<Record<string, Call>>).filter(
    (call) => isBorrowers(call) && call.body,
  );
  it.each(calls.map((call) => [call.name, call] as const))('%s', (_, { body }) => {
    expect(untranslated(messagesOf(body as z.ZodType))).toEqual([]);
  });
});

it('keeps the placeholders of each sentence', () => {
  const blanks = (text: string) => (text.match(/\{\d\}/g) ?? []).toSorted();
  for (const [english, spanish] of Object.entries(SENTENCES))
    expect(blanks(spanish), english).toEqual(blanks(english));
});

it.each([
  [
    'Texas limits fees to 2% of the amount. Choose a lower fee.',
    'Texas limita los cargos al 2% del monto. Elija un cargo menor.',
  ],
  ['Too many attempts. Try again in 5 minutes.', 'Demasiados intentos. Inténtelo de nuevo en 5 minutos.'],
  ['$150,000 over 20 years', '$150,000 a 20 años'],
  ['20 years: Our decision', '20 años: Nuestra decisión'],
  ['We require that the home isn’t for sale', 'Exigimos que la vivienda no esté en venta'],
  [
    'loans up to 80% of the home’s value, debts up to 50% of income, a line up to $400,000',
    'préstamos hasta el 80% del valor de la vivienda, deudas hasta el 50% de los ingresos, una línea de hasta $400,000',
  ],
  [
    '$200,000 at 9.10% costs $1,812.00 a month, above the $1,700.00 your income covers',
    '$200,000 al 9.10% cuesta $1,812.00 al mes, más de los $1,700.00 que cubren sus ingresos',
  ],
])('says “%s” in Spanish', (english, spanish) => {
  expect(said(english)).toBe(spanish);
});
