import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OwnApplication } from '../../packages/domain/src/chatbot/own/own-application.ts';
import type { DecisionContext } from '../../packages/domain/src/offers/pricing-scenario.ts';
import { Persona } from '../../packages/domain/src/sample-people/persona.ts';
import { walk } from '../../packages/domain/src/sample-people/walk.ts';
import { shownDueAt } from '../../packages/domain/src/workflow/due-dates.ts';
import type { StepName } from '../../packages/domain/src/workflow/steps.ts';

type Place = { readonly persona: string; readonly until?: StepName; readonly words: string };

/** Where a borrower may be when they ask, in plain words for whoever writes questions. */
export const SITUATIONS = {
  OFFERS: { persona: 't01', until: 'OFFER_SELECTION', words: 'offers wait to be chosen' },
  PAY_STUBS: { persona: 't18', until: 'PAYSTUB_REVIEW', words: 'a person reviews the pay stubs' },
  ID_ASKED: { persona: 't01', until: 'IDENTITY_VERIFICATION', words: 'the photo of an ID is asked for' },
  CHANGED_OFFER: { persona: 't37', until: 'FINAL_OFFER', words: 'a lower offer waits for an answer' },
  TO_SIGN: { persona: 't01', until: 'NOTE_SIGNING', words: 'the documents wait to be signed' },
  CO_OWNER: {
    persona: 't23',
    until: 'WAITING_FOR_ADDITIONAL_SIGNERS',
    words: 'the borrower signed, and the co-owner Robin hasn’t',
  },
  NOTARY: {
    persona: 't22',
    until: 'MANUAL_DEED_SIGNING',
    words: 'an appointment with a notary was asked for',
  },
  CANCEL_PERIOD: {
    persona: 't01',
    until: 'RESCISSION',
    words: 'all is signed, and the right to cancel runs',
  },
  FUNDED: { persona: 't01', until: 'RECORDING', words: 'the money was sent yesterday' },
  DECLINED: { persona: 't13', words: 'the application was declined' },
} as const satisfies Record<string, Place>;
export type Situation = keyof typeof SITUATIONS;

const PERSONAS = join(import.meta.dirname, '../../personas');
const STARTS_AT = '2026-03-10T17:00:00.000Z';

/** Returns a sample person's application in a situation. */
export function applicationIn(
  situation: Situation,
  rules: Pick<DecisionContext, 'sheet' | 'policy'>,
): OwnApplication {
  const { persona, until }: Place = SITUATIONS[situation];
  const person = Persona.parse(JSON.parse(readFileSync(join(PERSONAS, `${persona}.json`), 'utf8')));
  const lender = { ...rules, licensedStates: [person.property.state] };
  const { facts } = walk(person, lender, STARTS_AT, until);
  return { facts, loanNumber: '1000000017', dueAt: shownDueAt(facts) };
}
