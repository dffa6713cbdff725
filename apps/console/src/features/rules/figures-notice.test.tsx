// @vitest-environment happy-dom
// Proves LW-11.

import { server } from '@homeline/client/testing/fake-server.ts';
import { linesOf } from '@homeline/client/testing/lines.ts';
import { listRuleVersions } from '@homeline/contract/rules/list-rule-versions.ts';
import { listRuleDrafts } from '@homeline/contract/rules/rule-drafts.ts';
import { listRuleActs, listRuleProposals } from '@homeline/contract/rules/rule-proposals.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openConsole } from '../../testing/open-console.tsx';

function openRules(answer: object): void {
  server.answers(listRuleVersions, {
    versions: [],
    figures: [],
    hasSampleFigures: false,
    ...answer,
  } as never);
  server.answers(listRuleDrafts, [] as never);
  server.answers(listRuleProposals, [] as never);
  server.answers(listRuleActs, [] as never);
  openConsole('/rules', 'CREDIT_OFFICER');
}

it('warns of figures that expire soon or have expired, and says what to publish', async () => {
  openRules({
    figures: [
      { name: 'AVERAGE_PRIME_OFFER_RATE', until: '2026-11-09', warning: 'ENDED' },
      { name: 'TREASURY_YIELD', until: '2026-11-30' },
      { name: 'FEDERAL_AMOUNTS', until: '2026-12-31', warning: 'SOON' },
    ],
  });
  await screen.findByText(/The average prime offer rates ended/);
  expect(linesOf(screen.getByRole('main')).slice(2, 6)).toMatchInlineSnapshot(`
    [
      "The average prime offer rates ended on 11/09/2026: no new line is priced",
      "Publish a rate sheet with this week’s rates. Waiting applications then continue automatically.",
      "The federal dollar amounts last until 12/31/2026",
      "Update the software, or publish a rate sheet with next year’s amounts (12 CFR 1026.32(a)(1)(ii)). Waiting applications then continue automatically.",
    ]
  `);
});

it('says that a trial’s figures are samples', async () => {
  openRules({ hasSampleFigures: true });
  await screen.findByText('Sample rates');
});
