// Proves DS-50.

import { expect, test } from 'vitest';
import coOwned from '../../../../personas/t23.json' with { type: 'json' };
import { type Facts, type FactWrite, withFact } from '../facts/facts.ts';
import { additionalSigners } from '../facts/signers.selectors.ts';
import { Persona } from '../sample-people/persona.ts';
import { walk } from '../sample-people/walk.ts';
import { homelineRules } from '../testing/homeline.ts';
import { signerStep } from './signer-step.ts';

const AT = '2026-03-10T17:00:00.000Z';
const person = Persona.parse(coOwned);
const rules = { ...homelineRules, licensedStates: [person.property.state] };
const { facts: toSign } = walk(person, rules, AT, 'NOTE_SIGNING');
const [{ uuid: signer } = expect.fail()] = additionalSigners(toSign);
const [FORMER, CURRENT] = ['3f1d5f6e-0a57-4a4e-9a86-2f1c1f0c0f21', '3f1d5f6e-0a57-4a4e-9a86-2f1c1f0c0f22'];

const gave = (document: string): FactWrite => ({
  fact: 'signerSignatureRequests',
  value: { signer, typedName: 'Robin', documents: [document], consent: { textVersion: '2026-11' } },
});
const answered = (act: 'FAILED' | 'NOTE_SIGNED', document: string): FactWrite => ({
  fact: 'signerActs',
  value: { signer, act, documents: [document] },
});
const after = (...writes: FactWrite[]): Facts =>
  writes.reduce<Facts>((facts, write) => withFact(facts, write, AT), toSign);

test.each([
  ['goes on despite a late failure about replaced papers', [answered('FAILED', FORMER)], false],
  ['is stopped by a failure about the papers signed last', [answered('FAILED', CURRENT)], true],
  [
    'is not started again by a late answer about replaced papers',
    [answered('FAILED', CURRENT), answered('NOTE_SIGNED', FORMER)],
    true,
  ],
] as const)('a signer of renewed papers %s', (_, answers, isStopped) => {
  const facts = after(gave(FORMER), gave(CURRENT), ...answers);
  expect(signerStep(facts, signer).id === 'SIGNER_ERROR').toBe(isStopped);
});
