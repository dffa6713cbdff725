import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import type { Call } from './call.ts';
import { CALLS } from './calls.ts';
import { NewChatMessage } from './chat/chat-message.ts';
import { CoBorrowerDecision } from './co-borrowers/decide-co-borrower.ts';
import { SplitForm } from './loan-files/file-document.ts';
import { ConditionForm } from './reviews/raise-condition.ts';
import { RuleFiles } from './rules/publish-rules.ts';

const UUID = '3f1d5f6e-0a57-4a4e-9a86-2f1c1f0c0f11';

/** Returns the refused fields with their messages; none for a form that is taken. */
const refusals = (schema: z.ZodType | undefined, given: object) =>
  schema?.safeParse(given).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
const call = (name: keyof typeof CALLS): Call => CALLS[name];

describe.each(['getChatFigures', 'getInsight', 'getAvmControl'] as const)('the days of %s', (name) => {
  const { query } = call(name);
  it('may be one day, and end no earlier than they begin', () => {
    expect(refusals(query, { from: '2026-03-02', to: '2026-03-02' })).toEqual([]);
    expect(refusals(query, { from: '2026-03-02', to: '2026-03-01' })).toEqual([
      'to: Must not be before the first day',
    ]);
  });
});

it.each(['getChatFigures', 'getInsight'] as const)('the days of %s are a year at most', (name) => {
  const { query } = call(name);
  expect(refusals(query, { from: '2026-01-01', to: '2027-01-02' })).toEqual([]);
  expect(refusals(query, { from: '2026-01-01', to: '2027-01-03' })).toEqual([
    'to: Cannot be more than a year',
  ]);
});

it('a bad answer of the chatbot needs a reason, a good one none', () => {
  const { body } = call('setChatReplyUsedWithFeedback');
  const given = { questionId: UUID, conversationId: UUID, nonce: 'n'.repeat(43) };
  const of = (marks: object) =>
    refusals(body, { ...given, ...marks }).filter((refusal) => !refusal.startsWith('nonce'));
  expect(of({ rating: 1 })).toEqual([]);
  expect(of({ rating: 0 })).toEqual(['feedbackMessage: Please select a reason']);
});

it('a chat message has a text or files', () => {
  const message = { key: UUID, text: '', files: [] };
  expect(refusals(NewChatMessage, message)).toEqual(['text: Required']);
  expect(refusals(NewChatMessage, { ...message, text: ' ' })).toEqual(['text: Required']);
  expect(refusals(NewChatMessage, { ...message, text: 'Hello' })).toEqual([]);
  expect(refusals(NewChatMessage, { ...message, files: [UUID] })).toEqual([]);
});

it('the tax-free part of an accepted income is no more than the income', () => {
  const accepted = { decision: 'INCOME_ACCEPTED', monthlyGrossCents: 500_000 };
  expect(refusals(CoBorrowerDecision, accepted)).toEqual([]);
  expect(refusals(CoBorrowerDecision, { ...accepted, taxFreeCents: 500_000 })).toEqual([]);
  expect(refusals(CoBorrowerDecision, { ...accepted, taxFreeCents: 500_100 })).toEqual([
    'taxFreeCents: Must not be more than the income',
  ]);
});

it('a condition asks for documents, or for a phone number at once', () => {
  const documents = ['BANK_STATEMENT'];
  const phone = { category: 'MISSING_PHONE_NUMBER' };
  expect(refusals(ConditionForm, { requestDocuments: documents })).toEqual([]);
  expect(refusals(ConditionForm, {})).toEqual(['requestDocuments: Required']);
  expect(refusals(ConditionForm, phone)).toEqual([]);
  expect(refusals(ConditionForm, { ...phone, before: 'FUNDING' })).toEqual([
    'before: A phone number is needed at once',
  ]);
  expect(refusals(ConditionForm, { requestDocuments: documents, before: 'FUNDING' })).toEqual([]);
});

it('rules are published as a rate sheet, a credit policy or both', () => {
  expect(RuleFiles.safeParse({}).success).toBe(false);
  expect(RuleFiles.safeParse({ rates: '<a/>' }).success).toBe(true);
  expect(RuleFiles.safeParse({ policy: '<a/>' }).success).toBe(true);
});

it('a part of a split document ends no earlier than it begins', () => {
  const part = { type: 'BANK_STATEMENT', firstPage: 2, lastPage: 2 };
  const of = (lastPage: number) => refusals(SplitForm, { parts: [{ ...part, lastPage }] });
  expect(of(2)).toEqual([]);
  expect(of(1)).toEqual(['parts.0.lastPage: Must not be before the first page']);
});

describe('a rescission', () => {
  const { body } = call('recordRescission');
  const said = { how: 'PHONE', sentOn: '2026-03-02', by: 'Avery Happy' };
  it.each<[string, object, string[]]>([
    ['by phone needs no paper', {}, []],
    ['in person needs the letter', { how: 'IN_PERSON' }, ['document: Required']],
    ['in person needs no day of arrival', { how: 'IN_PERSON', document: UUID }, []],
    ['by mail needs both', { how: 'MAIL' }, ['document: Required', 'receivedOn: Required']],
    ['by mail has both', { how: 'MAIL', document: UUID, receivedOn: '2026-03-04' }, []],
  ])('%s', (_, given, refused) => {
    expect(refusals(body, { ...said, ...given })).toEqual(refused);
  });
});

it('a list has each column once', () => {
  const { body } = call('saveListColumns');
  expect(refusals(body, { columns: ['step', 'officer'] })).toEqual([]);
  expect(refusals(body, { columns: ['step', 'step'] })).toEqual(['columns: Each only once']);
});

it.each(['listPipeline', 'exportPipeline'] as const)(
  '%s reads facts only of a cohort with its days',
  (name) => {
    const { query } = call(name);
    const days = { startedFrom: '2026-03-01', startedTo: '2026-03-02' };
    expect(refusals(query, {})).toEqual([]);
    expect(refusals(query, { reason: 'AA09' })).toEqual(['startedFrom: Required']);
    expect(refusals(query, { reason: 'AA09', startedFrom: days.startedFrom })).toEqual([
      'startedFrom: Required',
    ]);
    expect(refusals(query, { reason: 'AA09', ...days })).toEqual([]);
  },
);
