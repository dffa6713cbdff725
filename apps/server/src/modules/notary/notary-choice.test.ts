// Proves RU-22.

import type { Notary } from '@homeline/contract/notary/get-notary.ts';
import type { CostedTerms, Offers } from '@homeline/contract/offers/get-offers.ts';
import type { DecisionEntry } from '@homeline/contract/reviews/list-decisions.ts';
import type { WordedExplanation } from '@homeline/domain/explanations/worded-explanation.ts';
import { closingDocuments } from '@homeline/domain/facts/closing.selectors.ts';
import { sumCents, toCents } from '@homeline/domain/money/cents.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import { type AppWithProviders, workingApp } from '../../testing/journey.ts';
import { createDecider, drive, type Journey, register } from '../../testing/persona-driver.ts';
import { documentsOf, openPage } from '../documents/stored-file.ts';

let app: AppWithProviders;
let decider: string;
let vesper: Journey;
let offered: Notary['inPerson'];
beforeAll(async () => {
  app = await workingApp();
  decider = await createDecider(app);
  vesper = await register(app, builtInPersona('t22'));
  await drive(vesper, decider, 'NOTARY_ERROR');
  ({ inPerson: offered } = await vesper.call<Notary>('getNotary'));
});
afterAll(() => app.stop());

const notary = () => vesper.call<Notary>('getNotary');
const chosen = async (): Promise<CostedTerms> =>
  (await vesper.call<Offers>('getOffers')).chosen ?? expect.fail();

/** Returns the ledger entries shown in one place, newest first. */
async function ledgerTerms(where: string): Promise<object[]> {
  const rows = await app.context.db
    .selectFrom('terms_ledger')
    .select('terms')
    .where('application_id', '=', vesper.uuid)
    .where('shown_where', '=', where)
    .orderBy('number', 'desc')
    .execute();
  return rows.map(({ terms }) => terms as object);
}

describe('an in-person notary chosen after a failed remote session', () => {
  it('is shown with the cash in hand before it is chosen, and the ledger records the terms shown', async () => {
    expect(offered?.before).toMatchObject({ cashToBorrowerCents: toCents(72_607.5) });
    expect(offered?.after).toEqual({ ...offered?.before, cashToBorrowerCents: toCents(72_307.5) });
    expect((await ledgerTerms('notary'))[0]).toMatchObject({ inPerson: offered });
  });

  it('changes the terms exactly as shown and records the reason', async () => {
    await vesper.call('switchToManualNotary');
    expect((await notary()).changed).toEqual({ ...offered, reason: 'MANUAL_NOTARY' });
    expect((await ledgerTerms('repricing'))[0]).toMatchObject({ ...offered, reason: 'MANUAL_NOTARY' });
  });

  it('is listed among the costs, which add up to the line with no lender credit', async () => {
    const { costs, cashToBorrowerCents, lineAmountCents } = await chosen();
    expect(costs.filter(({ fromDraw }) => fromDraw)).toEqual([
      { kind: 'ORIGINATION_FEE', amountCents: toCents(2242.5), fromDraw: true },
      { kind: 'MANUAL_NOTARY', amountCents: toCents(300), fromDraw: true },
      { kind: 'RECORDING_FEE', amountCents: toCents(150), fromDraw: true },
    ]);
    const deductions = costs.filter(({ fromDraw }) => fromDraw).map(({ amountCents }) => amountCents);
    expect(sumCents([...deductions, cashToBorrowerCents])).toBe(lineAmountCents);
  });

  it('is explained to the borrower and listed for staff as a change', async () => {
    const explained = await vesper.call<WordedExplanation>('explainDecision');
    const { body } = await app.call('listDecisions', { params: { uuid: vesper.uuid }, jwt: decider });
    const { decisions } = body as { decisions: DecisionEntry[] };
    expect(decisions.at(-1)).toMatchObject({
      on: 'CHANGE',
      failures: ['MANUAL_NOTARY'],
      explanation: { sheet: explained.sheet, policy: explained.policy },
    });
    const cash = explained.sections.find(({ title }) => title === 'Cash in hand');
    expect(cash?.lines.map(({ label, value }) => [label, value])).toEqual([
      ['Initial draw', '$75,000'],
      ['Origination fee', '-$2,242.50'],
      ['In-person notary', '-$300.00'],
      ['Recording fee and tax', '-$150.00'],
      ['Cash in hand', '$72,307.50'],
    ]);
  });

  it('has its fee returned in full when undone and charged once when chosen again', async () => {
    await vesper.call('switchToRemoteNotary');
    expect((await notary()).changed).toEqual({
      before: offered?.after,
      after: offered?.before,
      reason: 'REMOTE_NOTARY',
    });
    expect((await chosen()).costs.map(({ kind }) => kind)).not.toContain('MANUAL_NOTARY');
    await vesper.call('switchToManualNotary');
    expect((await chosen()).cashToBorrowerCents).toBe(offered?.after.cashToBorrowerCents);
  });

  it('needs no new signature, because the signed documents state the terms of both choices', async () => {
    const facts = await vesper.facts();
    expect(facts.noteSignatures.map(({ answer }) => answer)).toEqual(['SIGNED']);
    expect(closingDocuments(facts)).toBe(facts.closingDocuments[0]);
    const key = { organisation: 'homeline', applicationId: vesper.uuid };
    const signed = await documentsOf(app.context.db, key)
      .select('document.uuid')
      .where('document.uuid', 'in', facts.noteSignatures.at(-1)?.documents ?? [])
      .where('document.type', 'in', ['CLOSING_SUMMARY', 'HELOC_AGREEMENT'])
      .execute();
    const pages = await Promise.all(signed.map(({ uuid }) => openPage(app.context, key, uuid)));
    expect(pages).toHaveLength(2);
    for (const page of pages) {
      expect(page).toContain('costs $300.00, deducted from the initial draw');
      expect(page).toContain('$72,607.50');
      expect(page).toContain('$72,307.50');
    }
  });

  it('has its fee deducted from the disbursement', async () => {
    const { disbursements, repricings } = await drive(vesper, decider);
    expect(disbursements.map(({ amountCents }) => amountCents)).toEqual([toCents(72_307.5)]);
    expect(repricings.map(({ reason }) => reason)).toEqual([
      'MANUAL_NOTARY',
      'REMOTE_NOTARY',
      'MANUAL_NOTARY',
    ]);
  });
});
