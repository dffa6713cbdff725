// Proves DS-27.

import { describe, expect, it } from 'vitest';
import { closingIsAcknowledged } from '../facts/closing.selectors.ts';
import { summaryPackage } from '../facts/documents.selectors.ts';
import { type Facts, type FactWrite, noFacts, withFact } from '../facts/facts.ts';
import type { Terms } from '../facts/offers.facts.ts';
import { toCents } from '../money/cents.ts';
import { taskOf } from '../workflow/current-step.ts';
import { stepOf } from '../workflow/steps.ts';
import { changedDisclosedTerms, changeRefundsFees } from './disclosed-terms.ts';
import { documentsWithFigures } from './final-figures.ts';
import { undisclosedChange } from './reissue.ts';

const FIRST = '00000000-0000-4000-8000-000000000001';
const SUMMARY = '00000000-0000-4000-8000-000000000002';
const NEW = '00000000-0000-4000-8000-000000000003';
const NEWER = '00000000-0000-4000-8000-000000000004';
const AGREEMENT = '00000000-0000-4000-8000-000000000005';

const chosen: Terms = {
  ...{ product: 'FIXED_TERM', termYears: 15, lineAmountCents: toCents(75_000), feePct: 2.99 },
  ...{ noteRatePct: 8.4, aprPct: 8.91, monthlyPaymentCents: toCents(734.17) },
  ...{ originationFeeCents: toCents(2242.5), cashToBorrowerCents: toCents(72_607.5) },
  ...{
    recordingFeeCents: toCents(150),
    recordingTaxCents: toCents(0),
    cltvPct: 62.5,
    dtiPct: 31.4,
    codes: [],
  },
};
const dearer: Terms = { ...chosen, noteRatePct: 8.65, aprPct: 9.17, monthlyPaymentCents: toCents(745.2) };

const submitted: readonly FactWrite[] = [
  { fact: 'offerSelection', value: { terms: chosen } },
  { fact: 'summaryDocuments', value: { answer: 'READY', documents: [SUMMARY, FIRST] } },
  { fact: 'applicationSubmission', value: { documents: [SUMMARY, FIRST], terms: chosen } },
];
const read: FactWrite = { fact: 'disclosuresAcknowledgement', value: { documents: [SUMMARY, FIRST] } };
const paysManually = (before: Terms, after: Terms): FactWrite => ({
  fact: 'repricings',
  value: { before, after, reason: 'AUTOPAY_DECLINED', explanation: {} as never },
});
const reissued = (document: string, before: Terms, after: Terms): FactWrite => ({
  fact: 'disclosureReissues',
  value: { document, replaces: FIRST, before, after },
});
const closing: FactWrite = { fact: 'closingDocuments', value: { answer: 'READY', documents: [AGREEMENT] } };
const acknowledged: FactWrite = { fact: 'closingAcknowledgement', value: { documents: [NEW, AGREEMENT] } };

const told = (...writes: readonly FactWrite[]): Facts =>
  writes.reduce((facts, write) => withFact(facts, write, '2026-03-02T17:00:00.000Z'), noFacts());
const later = (...writes: readonly FactWrite[]) => told(...submitted, read, ...writes);

describe('a term of the early disclosures (12 CFR 1026.40(d))', () => {
  it.each<[string, Partial<Terms>, readonly string[], refundsFees: boolean]>([
    ['the rate', { noteRatePct: 8.65 }, ['RATE'], true],
    ['the length of the plan', { termYears: 20 }, ['LENGTH'], true],
    [
      'how the minimum payment is determined',
      { product: 'INTEREST_ONLY_AGE_RESTRICTED' },
      ['PAYMENTS'],
      true,
    ],
    ['the origination fee in percent', { feePct: 1.99 }, ['ORIGINATION_FEE'], true],
    [
      'the origination fee in dollars of a smaller line',
      { lineAmountCents: toCents(70_000), originationFeeCents: toCents(2093) },
      ['ORIGINATION_FEE'],
      true,
    ],
    // Comment 40(g)-3: a change of others' fees, which were disclosed as estimates, refunds nothing.
    ['what a county charges', { recordingFeeCents: toCents(180) }, ['FEES_TO_OTHERS'], false],
    [
      'the figures that it doesn’t state',
      { aprPct: 9, cltvPct: 60, dtiPct: 30, cashToBorrowerCents: toCents(1) },
      [],
      false,
    ],
  ])('changes with %s', (_, after, names, refundsFees) => {
    const change = { before: chosen, after: { ...chosen, ...after } };
    expect(changedDisclosedTerms(change)).toEqual(names);
    expect(changeRefundsFees(change)).toBe(refundsFees);
  });
});

describe('early disclosures', () => {
  it('are due again as soon as a term in them changed, once', () => {
    const changed = later(paysManually(chosen, dearer));
    expect(undisclosedChange(changed)).toMatchObject({ before: chosen, after: dearer });
    expect(taskOf(stepOf('IDENTITY_VERIFICATION'), changed)).toBe('reissueDisclosures');
    const done = later(paysManually(chosen, dearer), reissued(NEW, chosen, dearer));
    expect(undisclosedChange(done)).toBeUndefined();
    expect(taskOf(stepOf('IDENTITY_VERIFICATION'), done)).toBeUndefined();
  });

  it('come before the closing documents', () => {
    expect(taskOf(stepOf('CLOSING_DISCLOSURE_GENERATION'), later(paysManually(chosen, dearer)))).toBe(
      'reissueDisclosures',
    );
  });

  it('are due again after another change, and when a term changes back', () => {
    const back = later(
      paysManually(chosen, dearer),
      reissued(NEW, chosen, dearer),
      paysManually(dearer, chosen),
    );
    expect(undisclosedChange(back)).toMatchObject({ before: dearer, after: chosen });
  });

  it.each<[string, Facts]>([
    ['while nothing changed', later()],
    ['before the first ones were acknowledged', told(...submitted, paysManually(chosen, dearer))],
    [
      'for terms that the borrower hasn’t accepted',
      later({
        fact: 'changedOffers',
        value: { before: chosen, after: dearer, reason: 'INCOME' },
      }),
    ],
    [
      'once the application has ended',
      later(paysManually(chosen, dearer), { fact: 'cancellation', value: { reason: 'Not now' } }),
    ],
    [
      'once the agreement is signed',
      later(closing, paysManually(chosen, dearer), {
        fact: 'noteSignatures',
        value: { answer: 'SIGNED', documents: [AGREEMENT] },
      } as FactWrite),
    ],
  ])('aren’t due again %s', (_, facts) => {
    expect(undisclosedChange(facts)).toBeUndefined();
  });

  it('take the place of the first ones, the newest of several', () => {
    expect(summaryPackage(later())).toEqual([SUMMARY, FIRST]);
    const twice = later(reissued(NEW, chosen, dearer), reissued(NEWER, dearer, chosen));
    expect(summaryPackage(twice)).toEqual([SUMMARY, NEWER]);
  });

  it('are acknowledged with the final figures before anything is signed', () => {
    expect(documentsWithFigures(later(closing))).toEqual([AGREEMENT]);
    const changed = [closing, reissued(NEW, chosen, dearer)];
    expect(documentsWithFigures(later(...changed))).toEqual([NEW, AGREEMENT]);
    expect(closingIsAcknowledged(later(closing, acknowledged))).toBe(true);
    expect(closingIsAcknowledged(later(closing, acknowledged, reissued(NEW, chosen, dearer)))).toBe(false);
    expect(closingIsAcknowledged(later(...changed, acknowledged))).toBe(true);
  });
});
