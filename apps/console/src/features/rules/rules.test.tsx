// @vitest-environment happy-dom
// Proves CO-15, CO-32, CO-33.

import { server } from '@homeline/client/testing/fake-server.ts';
import { linesOf } from '@homeline/client/testing/lines.ts';
import { compareRules } from '@homeline/contract/rules/compare-rules.ts';
import { compareSamplePeople } from '@homeline/contract/rules/compare-sample-people.ts';
import { listRuleVersions } from '@homeline/contract/rules/list-rule-versions.ts';
import { publishRules } from '@homeline/contract/rules/publish-rules.ts';
import { listRuleDrafts } from '@homeline/contract/rules/rule-drafts.ts';
import {
  confirmRuleProposal,
  getRuleProposal,
  listRuleActs,
  listRuleProposals,
  returnRuleProposal,
} from '@homeline/contract/rules/rule-proposals.ts';
import { withdrawRules } from '@homeline/contract/rules/withdraw-rules.ts';
import { toCents } from '@homeline/domain/money/cents.ts';
import type { StaffRole } from '@homeline/domain/staff/staff-roles.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answerStaffMember, openConsole, openConsoleOfOnePerson } from '../../testing/open-console.tsx';

const AT = '2026-03-10T12:00:00.000Z';
const UUID = '11111111-1111-4111-8111-111111111111';
const SHA = '0123456789abcdef'.repeat(4);
const PROPOSAL = {
  id: UUID,
  act: 'PUBLISH',
  kinds: ['rates'],
  effectiveOn: '2030-01-01',
  sha256: SHA,
  proposedBy: 'Bo Berg',
  proposedAt: AT,
  isOwn: false,
} as const;
const VERSION = { kind: 'rates', effectiveOn: '2026-01-01', sha256: SHA } as const;
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const isDisabled = (button: HTMLElement) =>
  button.hasAttribute('disabled') || button.getAttribute('aria-disabled') === 'true';
const result = (outcome: string, noteRatePct: number, dollars: number) => ({
  outcome,
  largestLineCents: toCents(dollars),
  terms: {
    noteRatePct,
    aprPct: noteRatePct,
    monthlyPaymentCents: 1,
    lineAmountCents: toCents(dollars),
    product: 'FIXED_TERM',
    termYears: 15,
  },
});
const AFFECTED = {
  uuid: UUID,
  loanNumber: '1000000048',
  before: result('OFFERS', 8.6, 75_000),
  after: result('DTI_DECLINE', 9.1, 50_000),
};
const SAME = {
  uuid: '22222222-2222-4222-8222-222222222222',
  loanNumber: '1000000049',
  before: result('OFFERS', 8.6, 75_000),
  after: result('OFFERS', 8.6, 75_000),
};

describe('rates and policy', () => {
  it('shows versions, drafts, proposals and history', async () => {
    server.answers(listRuleVersions, {
      versions: [
        VERSION,
        { ...VERSION, kind: 'policy', effectiveOn: '2030-01-01', publishedBy: 'Ann', proposedBy: 'Bo' },
        { ...VERSION, effectiveOn: '2026-02-01', publishedBy: 'Ann' },
      ],
    } as never);
    server.answers(listRuleDrafts, [
      { kind: 'rates', changedBy: 'Bo', changedAt: AT, basedOn: '2026-01-01' },
    ] as never);
    server.answers(listRuleProposals, [PROPOSAL] as never);
    server.answers(listRuleActs, [
      {
        at: AT,
        by: 'Ann',
        what: 'RETURNED',
        kinds: ['rates', 'policy'],
        effectiveOn: '2026-02-01',
        comment: 'Row 3',
      },
      { at: AT, by: 'Bo', what: 'DISCARDED', kinds: ['rates'] },
    ] as never);
    openConsole('/rules', 'CREDIT_OFFICER');
    await screen.findByText('Row 3');
    await screen.findByText('Takes effect later');
    expect(linesOf(screen.getByRole('main'))).toMatchInlineSnapshot(`
      [
        "Rates and policy",
        "Rules are decision tables (DMN 1.3). A version takes effect on its day and never changes afterwards.",
        "Waiting for a second person",
        "Publish rate sheet from Jan 1, 2030",
        "Proposed by Bo Berg on Mar 10, 2026",
        "Review",
        "Published versions",
        "Published versions",
        "Rules",
        "In effect from",
        "Published by",
        "Checksum",
        "Actions",
        "Rate sheet",
        "Feb 1, 2026",
        "Ann",
        "0123456789ab",
        "Open Edit Download",
        "Credit policy",
        "Jan 1, 2030 Takes effect later",
        "Bo, confirmed by Ann",
        "0123456789ab",
        "Open Edit Download Withdraw",
        "Rate sheet",
        "Jan 1, 2026",
        "Installed with the lender",
        "0123456789ab",
        "Open Edit Download",
        "Drafts",
        "Rate sheet",
        "Bo changed it on Mar 10, 2026. Started from the version of Jan 1, 2026.",
        "Open the draft of the rate sheet",
        "Propose files for publication",
        "For files from another DMN editor. Publish both together if neither fits without the other.",
        "Rate sheet (.dmn)",
        "Credit policy (.dmn)",
        "In effect from",
        "Compare Propose",
        "Choose a rate sheet or a credit policy",
        "History",
        "Returned rate sheet and credit policy from Feb 1, 2026 Row 3 Ann · Mar 10, 2026",
        "Draft discarded rate sheet Bo · Mar 10, 2026",
      ]
    `);
    expect(screen.getAllByRole('button', { name: 'Withdraw' })).toHaveLength(1);
  });

  it('withdraws a version that isn’t in effect, after a question', async () => {
    server.answers(listRuleVersions, { versions: [{ ...VERSION, effectiveOn: '2030-01-01' }] } as never);
    server.answers(withdrawRules, { changes: [{ kind: 'rates', change: 'PROPOSED' }] } as never);
    openConsole('/rules', 'CREDIT_OFFICER');
    await press('Withdraw');
    expect(server.received(withdrawRules)).toEqual([]);
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Withdraw' }));
    await screen.findByText('Proposed. Another person must confirm it.');
    expect(server.received(withdrawRules)).toMatchObject([
      { params: { effectiveOn: '2030-01-01' }, query: { kind: 'rates' } },
    ]);
    server.refuses(withdrawRules, 'FORBIDDEN');
    await press('Withdraw');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Withdraw' }));
    await screen.findByText('You don’t have permission to do this.');
  });

  it('offers no edit or withdrawal to read-only staff', async () => {
    server.answers(listRuleVersions, { versions: [{ ...VERSION, effectiveOn: '2030-01-01' }] } as never);
    openConsole('/rules', 'MANAGER');
    await screen.findByRole('button', { name: 'Download' });
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
    await screen.findByText(/^No drafts\./);
  });
});

describe('files from another editor', () => {
  it('are compared first, then proposed for a day', async () => {
    server.answers(compareRules, { rows: [AFFECTED, SAME] } as never);
    server.answers(publishRules, { changes: [{ kind: 'rates', change: 'PROPOSED' }] } as never);
    openConsole('/rules', 'CREDIT_OFFICER');
    await screen.findByText('Choose a rate sheet or a credit policy');
    expect(isDisabled(screen.getByRole('button', { name: 'Compare' }))).toBe(true);
    await userEvent.upload(
      screen.getByLabelText('Rate sheet (.dmn)'),
      new File(['<dmn/>'], 'r.dmn', { type: 'application/xml' }),
    );
    await screen.findByText('Compare it first');
    await press('Compare');
    await screen.findByText('Choose a day');
    expect(linesOf(screen.getByRole('region', { name: 'Open applications' }))).toMatchInlineSnapshot(`
      [
        "Open applications",
        "Open applications keep the version they were priced with. These figures show them as if priced again.",
        "Compared",
        "2",
        "Other decision",
        "1",
        "Other rate",
        "0",
        "Other amount",
        "1",
        "Open applications that change",
        "Who",
        "Now",
        "New",
        "Rate",
        "Largest line",
        "1000000048",
        "Offers",
        "DTI decline",
        "8.60% → 9.10%",
        "$75,000 → $50,000",
        "Only desks and managers open loan files. Ask them about a loan number.",
      ]
    `);
    fireEvent.change(screen.getByLabelText('In effect from'), { target: { value: '2030-01-01' } });
    await press('Propose');
    await screen.findByText('Proposed. Another person must confirm it.');
    expect(server.received(publishRules)).toMatchObject([
      { params: { effectiveOn: '2030-01-01' }, body: { rates: '<dmn/>' } },
    ]);
  });

  it('are published by one person when the lender requires only one, and the button says so', async () => {
    server.answers(publishRules, { changes: [{ kind: 'rates', change: 'PUBLISHED' }] } as never);
    openConsoleOfOnePerson('/rules', 'CREDIT_OFFICER');
    await screen.findByRole('heading', { name: 'Publish files' });
    screen.getByText(/^For files from another DMN editor\. One person publishes at this lender/);
    expect(screen.queryByRole('button', { name: 'Propose' })).toBeNull();
    await userEvent.upload(
      screen.getByLabelText('Rate sheet (.dmn)'),
      new File(['<dmn/>'], 'r.dmn', { type: 'application/xml' }),
    );
    await press('Compare');
    await screen.findByText('Choose a day');
    fireEvent.change(screen.getByLabelText('In effect from'), { target: { value: '2030-01-01' } });
    await press('Publish');
    await screen.findByText('Published.');
  });

  it('aren’t published if the lender began to require two people meanwhile; the form says so and keeps the files', async () => {
    openConsoleOfOnePerson('/rules', 'CREDIT_OFFICER');
    await screen.findByRole('heading', { name: 'Publish files' });
    await userEvent.upload(
      screen.getByLabelText('Rate sheet (.dmn)'),
      new File(['<dmn/>'], 'r.dmn', { type: 'application/xml' }),
    );
    await press('Compare');
    fireEvent.change(screen.getByLabelText('In effect from'), { target: { value: '2030-01-01' } });
    const decidedBy = 'Two people decide now: this would wait for a second person.';
    server.refuses(publishRules, 'STALE_VERSION', { fields: { decidedBy } });
    answerStaffMember(['CREDIT_OFFICER'], false);
    await press('Publish');
    await screen.findByText(decidedBy);
    expect(server.received(publishRules)).toMatchObject([{ query: { decidedBy: 'ONE' } }]);
    server.answers(publishRules, { changes: [{ kind: 'rates', change: 'PROPOSED' }] } as never);
    await press('Propose');
    await screen.findByText('Proposed. Another person must confirm it.');
    expect(server.received(publishRules).at(-1)).toMatchObject({
      ...{ query: { decidedBy: 'TWO' }, params: { effectiveOn: '2030-01-01' }, body: { rates: '<dmn/>' } },
    });
  });

  it('are refused with the problems of their cells', async () => {
    server.refuses(compareRules, 'RULES_UNUSABLE', { errors: ['Row 3: no rate'] });
    openConsole('/rules', 'CREDIT_OFFICER');
    await userEvent.upload(
      await screen.findByLabelText('Credit policy (.dmn)'),
      new File(['<dmn/>'], 'p.dmn', { type: 'application/xml' }),
    );
    await press('Compare');
    await screen.findByText('Row 3: no rate');
  });

  it('are too large above 4 MB', async () => {
    openConsole('/rules', 'CREDIT_OFFICER');
    await userEvent.upload(
      await screen.findByLabelText('Rate sheet (.dmn)'),
      new File(['x'.repeat(4_200_000)], 'r.dmn', { type: 'application/xml' }),
    );
    await screen.findByText('This file is larger than 4 MB');
    screen.getByText('Choose a rate sheet or a credit policy');
  });
});

describe('a proposal', () => {
  const open = (given: object = {}, ...others: readonly StaffRole[]) => {
    server.answers(getRuleProposal, { ...PROPOSAL, files: { rates: '<dmn/>' }, ...given } as never);
    return openConsole(`/rules/proposals/${UUID}`, 'CREDIT_OFFICER', ...others);
  };

  it('is confirmed as shown, once its comparison is complete', async () => {
    server.answers(compareRules, {
      rows: [SAME],
      changedCells: [
        {
          ...{ table: 'Term', row: 3, where: 'Term 15 years', column: 'Percent' },
          ...{ before: '0.1', after: '1.35', jump: 'POINTS' },
        },
        { table: 'State', row: 9, after: '"TX" | 0.2' },
      ],
    } as never);
    server.answers(compareSamplePeople, {
      rows: [],
      undecided: [{ name: 'Avery', reasons: ['no rate'] }],
    } as never);
    const router = open();
    await screen.findByText(/^Avery isn’t decided by these tables: no rate/);
    expect(linesOf(screen.getByRole('main'))).toMatchInlineSnapshot(`
      [
        "Publish rules",
        "All rates and policies",
        "What is proposed",
        "Rules",
        "Rate sheet",
        "In effect from",
        "Jan 1, 2030",
        "Proposed by",
        "Bo Berg",
        "Proposed on",
        "Mar 10, 2026",
        "Proposal ID",
        "0123456789ab",
        "Download the rate sheet",
        "What would change",
        "Changed cells",
        "Is this number right?",
        "Term; Term 15 years; Percent: 0.1 → 1.35, more than a percentage point from before",
        "Changed cells",
        "Table",
        "Cell",
        "Now",
        "New",
        "Term",
        "Term 15 years; Percent",
        "0.1",
        "1.35",
        "State",
        "Row 9",
        "Not there",
        ""TX" | 0.2",
        "Open applications",
        "Open applications keep the version they were priced with. These figures show them as if priced again.",
        "Compared",
        "1",
        "Other decision",
        "0",
        "Other rate",
        "0",
        "Other amount",
        "0",
        "No decision or price would change.",
        "Sample people",
        "Sample borrowers, each taken through an application under the current and the new rules.",
        "Compared",
        "0",
        "Other decision",
        "0",
        "Other rate",
        "0",
        "Other amount",
        "0",
        "No decision or price would change.",
        "Avery isn’t decided by these tables: no rate.",
        "Decide",
        "Confirm and publish",
        "Everybody who sees rates and policies can read it.",
        "Comment",
        "Return with a comment",
      ]
    `);
    await press('Confirm and publish');
    await screen.findByText('Published.');
    expect(server.received(confirmRuleProposal)).toMatchObject([
      { params: { id: UUID }, body: { sha256: SHA } },
    ]);
    await waitFor(() => expect(router.state.location.pathname).toBe('/rules'));
  });

  it('waits for the comparison', async () => {
    server.holds(compareSamplePeople);
    open();
    await screen.findByText('Wait until the comparison is complete');
    expect(isDisabled(screen.getByRole('button', { name: 'Confirm and publish' }))).toBe(true);
  });

  it('reads every page of applications', async () => {
    server.answersBy(
      compareRules,
      ({ body }) =>
        ((body as { after?: string }).after
          ? { rows: [SAME], undecided: 2 }
          : {
              rows: [AFFECTED],
              undecided: 1,
              next: UUID,
              incomparable: [{ uuid: UUID, why: 'no home' }],
            }) as never,
    );
    open();
    await screen.findByText('3 open applications can’t be decided yet.');
    expect(server.received(compareRules)).toHaveLength(2);
    screen.getByText(/^1 can’t be compared: no home/);
  });

  it.each([
    ['UNDERWRITER', true],
    ['CREDIT_OFFICER', false],
  ] as const)('shows the loan number, linked for people who may open the file: %s', async (role, leads) => {
    server.answers(compareRules, { rows: [AFFECTED] } as never);
    open({}, role);
    await screen.findByText('1000000048');
    expect(screen.queryByRole('link', { name: '1000000048' }) !== null).toBe(leads);
    expect(screen.queryByText(/^Only desks and managers open loan files/) === null).toBe(leads);
  });

  it('by oneself waits for another person, and can be withdrawn with a comment', async () => {
    open({ isOwn: true, disabledReason: 'Another person confirms it.', act: 'WITHDRAW' });
    await screen.findByText('Another person confirms it.');
    expect(isDisabled(screen.getByRole('button', { name: 'Confirm and withdraw' }))).toBe(true);
    expect(server.received(compareRules)).toEqual([]);
    await userEvent.type(screen.getByLabelText('Comment'), 'Too early');
    await press('Take back');
    await screen.findByText('Taken back.');
    expect(server.received(returnRuleProposal)).toMatchObject([{ body: { comment: 'Too early' } }]);
  });

  it('that was replaced is not confirmed', async () => {
    server.refuses(confirmRuleProposal, 'STALE_VERSION', { errors: ['Look at it again.'] });
    open({ act: 'WITHDRAW' });
    await press('Confirm and withdraw');
    await screen.findByText('Look at it again.');
  });
});
