import { expect, it } from 'vitest';
import { type FactWrite, noFacts, withFact } from '../facts/facts.ts';
import { stageAnswer } from './stage-answers.ts';

const AT = '2026-03-10T17:00:00.000Z';
const LATER = '2026-03-10T18:00:00.000Z';

const after = (...writes: readonly FactWrite[]) =>
  writes.reduce((facts, write, at) => withFact(facts, write, at === 0 ? AT : LATER), noFacts());

const source = (how: 'LINK' | 'PAYSTUB' | 'EMPLOYER'): FactWrite =>
  ({ fact: 'incomeSources', value: { how, source: 'TRUV_PAYROLL' } }) as never;
const stubs: FactWrite = { fact: 'paystubs', value: { documents: ['a'] } } as never;
const contact: FactWrite = { fact: 'employerContacts', value: { employer: 'Old Mill' } } as never;

it.each([
  ['a linked account is being verified', after(source('LINK')), 'Being verified'],
  ['pay stubs still to be sent are not', after(source('PAYSTUB')), ''],
  ['sent pay stubs are', after(source('PAYSTUB'), stubs), 'Being verified'],
  ['an employer without a contact is not asked', after(source('EMPLOYER')), ''],
  ['an employer with a contact is', after(source('EMPLOYER'), contact), 'Being verified'],
])('of the income: %s', (_, facts, expected) => {
  expect(stageAnswer('LINK_INCOME', facts)).toBe(expected);
});
