// Proves LW-05, LW-07, LW-09.

import { currentTerms } from '@homeline/domain/facts/offers.selectors.ts';
import { formatDollars, toCents } from '@homeline/domain/money/cents.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pageOf } from '../../testing/advance-to-end.ts';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import {
  type AppWithProviders,
  advanceTo,
  keyOf,
  registerPersona,
  type TestBorrower,
  workingApp,
} from '../../testing/journey.ts';
import { documentsOf } from './stored-file.ts';

let app: AppWithProviders;
beforeAll(async () => {
  app = await workingApp();
});
afterAll(() => app.stop());

async function pageOfType(borrower: TestBorrower, type: string): Promise<string> {
  const { uuid } = await documentsOf(app.context.db, keyOf(borrower))
    .select('document.uuid')
    .where('document.type', '=', type)
    .executeTakeFirstOrThrow();
  return pageOf(app, borrower, uuid);
}

it('counts recording in the lowest and a valuation and an in-person notary in the highest third-party fees of the early disclosure', async () => {
  const borrower = await registerPersona(app, builtInPersona('t01'));
  await advanceTo(app, borrower, 'DISCLOSURE_SIGNING');
  const page = await pageOfType(borrower, 'HELOC_EARLY_DISCLOSURE');
  // By the rate sheet: $150 for recording, $180 for a valuation and $300 for the notary.
  expect(page).toContain('together come to between $150.00 and $630.00');
});

it('states the autopay discount alike in the early disclosure, the agreement and the authorization', async () => {
  const borrower = await registerPersona(app, builtInPersona('t02'));
  const facts = await advanceTo(app, borrower, 'NOTE_SIGNING');
  expect(facts.autopay?.payType).toBe('AUTOPAY');
  const pages = await Promise.all(
    ['HELOC_EARLY_DISCLOSURE', 'HELOC_AGREEMENT', 'AUTOPAY_AUTHORIZATION'].map((type) =>
      pageOfType(borrower, type),
    ),
  );
  const stated = pages.map(
    (page) => page.match(/The rate of [\d.]+% includes a discount.*?until you authorize[^.]*\./)?.[0],
  );
  expect(stated[0]).toContain('a discount of 0.25 percentage points');
  expect(new Set(stated).size).toBe(1);
});

it('pays recording and payoffs from the draw, with the authorization to pay them, to the cent that is sent', async () => {
  const borrower = await registerPersona(app, builtInPersona('t44'));
  const facts = await advanceTo(app, borrower, 'COMPLETE');
  const terms = currentTerms(facts) ?? expect.fail();
  const summary = await pageOfType(borrower, 'CLOSING_SUMMARY');
  expect(summary).toContain('You bring no money to closing.');
  expect(summary).toContain(formatDollars(terms.cashToBorrowerCents));
  // 120,000.00 − 60,000.00 paid off − 150.00 for recording − the origination fee
  const sentCents = toCents(120_000 - 60_000 - 150) - terms.originationFeeCents;
  expect(facts.disbursements.map(({ amountCents }) => amountCents)).toEqual([sentCents]);
  expect(await pageOfType(borrower, 'PAYOFF_AUTHORIZATION')).toContain('$60,000.00');
  expect(await pageOfType(borrower, 'SECURITY_INSTRUMENT')).toContain(
    'Lot 12, Block 3, Maple Grove Addition',
  );
});
