// Proves EN-06, RU-66, SH-12, ST-04, ST-07.

import { currentDecision } from '@homeline/domain/facts/current-decision.selectors.ts';
import { currentTerms } from '@homeline/domain/facts/offers.selectors.ts';
import { statusFlags } from '@homeline/domain/facts/status-flags.selectors.ts';
import { formatDollars, parseDollars } from '@homeline/domain/money/cents.ts';
import { formatPct } from '@homeline/domain/money/percent.ts';
import { walk } from '@homeline/domain/sample-people/walk.ts';
import { conditionCategories } from '@homeline/domain/testing/condition-categories.ts';
import { describe, expect, it } from 'vitest';
import { history } from './history.ts';
import { applicants, homeline } from './people.ts';

const STARTED_AT = '2026-03-10T17:00:00.000Z';

describe('each persona’s path follows from their facts and forced answers', () => {
  const walked = applicants.map((person) => ({ person, ...walk(person, homeline, STARTED_AT) }));
  const titled = walked.map((each) => [`${each.person.id} ${each.person.branch}`, each] as const);

  it.each(titled)('%s: steps in order', (_, { person, path }) => {
    if (person.path) expect(path).toEqual(person.path);
    expect(path.at(-1)).toBe(person.expected.terminalStep);
  });

  it.each(titled)('%s: decision and sub-decision', (_, { person, facts }) => {
    const { uwDecision, uwSubDecision } = person.expected;
    const decision = currentDecision(facts);
    if (uwDecision) expect(decision).toEqual({ uwDecision, uwSubDecision });
  });

  it.each(titled)('%s: conditions', (_, { person, path, facts }) => {
    expect(conditionCategories(path, facts)).toEqual(person.expected.conditions ?? []);
  });

  const SHOWN_ON_THE_WAY = ['intermediateDecision', 'intermediateSubDecision'];
  const ELSEWHERE = ['hasHmda', 'coDeedStatus', 'assetDepletion.complete', 'rescinded'];
  it.each(titled)('%s: status on the way and at the end', (_, { person, facts }) => {
    const expected = Object.entries(person.expected.statusFlags ?? {});
    const atTheEnd = statusFlags(facts) as Record<string, unknown>;
    for (const [flag, value] of expected.filter(
      ([name]) => ![...SHOWN_ON_THE_WAY, ...ELSEWHERE].includes(name),
    )) {
      expect([flag, atTheEnd[flag]]).toEqual([flag, value]);
    }
    const moments = history(facts).map((moment) => currentDecision(moment));
    for (const [flag, value] of expected) {
      if (flag === 'intermediateDecision')
        expect(moments.map(({ uwDecision }) => uwDecision)).toContain(value);
      if (flag === 'intermediateSubDecision')
        expect(moments.map(({ uwSubDecision }) => uwSubDecision)).toContain(value);
    }
  });

  it.each(titled)('%s: decline reasons', (_, { person, facts }) => {
    const reasons = facts.adverseActionNotice.flatMap(({ reasonCodes }) => reasonCodes);
    if (person.expected.adverseReasonCodes) {
      expect(reasons.toSorted()).toEqual(person.expected.adverseReasonCodes.toSorted());
    }
  });

  const priced = titled.filter(([, { person }]) => person.expected.offer);
  it.each(priced)('%s: the offer to the cent and the basis point', (_, { person, facts }) => {
    const finalOffer = person.expected['finalOffer'] as Record<string, unknown> | undefined;
    const offer = finalOffer ?? (person.expected.offer as Record<string, unknown>);
    const terms = facts.changedOffers.at(-1)?.after ?? currentTerms(facts);
    expect(
      terms && {
        noteRatePct: formatPct(terms.noteRatePct, 2),
        aprPct: formatPct(terms.aprPct, 2),
        monthlyPayment: formatDollars(terms.monthlyPaymentCents),
        originationFee: formatDollars(terms.originationFeeCents),
        cltvPct: formatPct(terms.cltvPct, 2),
        dtiPct: formatPct(terms.dtiPct, 2),
      },
    ).toEqual({
      noteRatePct: `${offer['noteRatePct']}%`,
      aprPct: `${offer['aprPct']}%`,
      monthlyPayment: formatDollars(parseDollars(String(offer['monthlyPayment']))),
      originationFee: formatDollars(parseDollars(String(offer['originationFee']))),
      cltvPct: `${offer['cltvPct']}%`,
      dtiPct: `${offer['dtiPct']}%`,
    });
  });
});
