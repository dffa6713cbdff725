// @vitest-environment happy-dom
// Proves CO-14, CO-34, CO-35, CO-36, CO-37, PR-13.

import { server } from '@homeline/client/testing/fake-server.ts';
import { linesOf } from '@homeline/client/testing/lines.ts';
import { listAuditChecks, startAuditCheck } from '@homeline/contract/operations/audit-checks.ts';
import { getJobCounts } from '@homeline/contract/operations/get-job-counts.ts';
import { listProviderHealth } from '@homeline/contract/operations/list-provider-health.ts';
import { listWebhooks } from '@homeline/contract/operations/list-webhooks.ts';
import { listReviews } from '@homeline/contract/reviews/list-reviews.ts';
import { resendMessage } from '@homeline/contract/reviews/resend-message.ts';
import { resolveOutcome } from '@homeline/contract/reviews/resolve-outcome.ts';
import { retryProvider } from '@homeline/contract/reviews/retry-provider.ts';
import { retryRun } from '@homeline/contract/reviews/retry-run.ts';
import { addDays, civilDateIn } from '@homeline/domain/dates/civil-date.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openConsole } from '../../testing/open-console.tsx';

const AT = '2026-03-10T12:00:00.000Z';
const LATER = '2026-03-10T13:00:00.000Z';
const UUID = '11111111-1111-4111-8111-111111111111';
const FILE = { uuid: UUID, loanNumber: 'HL-1', borrower: 'Avery Applicant' };
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const lines = (from: number) => linesOf(screen.getByRole('main')).slice(from);
const open = (tab: string) => openConsole(`/operations/${tab}`, 'OPERATIONS', 'COMPLIANCE_OFFICER');

describe('repairs', () => {
  const RUN = { id: 'run-1', ...FILE, task: 'pullHardCredit', failure: 'Refused' };
  const OUTCOME = { reference: UUID, ...FILE, task: 'disburse', failure: 'No answer', since: AT };

  it('say when there are none', async () => {
    open('repairs');
    await screen.findByText('Nothing needs repair.');
    expect(lines(3)).toEqual(['Nothing needs repair.']);
  });

  it('lists failed tasks, unknown outcomes, refused messages and due notices', async () => {
    server.answers(listReviews, {
      deadRuns: [RUN],
      unknownOutcomes: [
        OUTCOME,
        { ...OUTCOME, reference: '22222222-2222-4222-8222-222222222222', awaitsSecondPerson: true },
      ],
      refusedMessages: [{ id: UUID, ...FILE, template: 'UW_REVIEW', since: AT }],
      returnedMessages: [
        {
          ...{
            id: UUID,
            ...FILE,
            channel: 'EMAIL',
            title: 'Adverse action notice',
            reason: 'UNKNOWN_ADDRESS',
          },
          ...{ code: '5.1.1', returnedAt: AT, isNotice: true, canBeResent: false },
        },
      ],
      owedNotices: [{ ...FILE, step: 'DECLINED', noticeDueOn: '2026-03-12' }],
    });
    open('repairs');
    await screen.findByText('Notices, disclosures and settlements due');
    expect(lines(3)).toMatchInlineSnapshot(`
      [
        "Failed tasks",
        "Each failed after its last retry. Nothing is sent twice.",
        "Avery Applicant · HL-1: Pull hard credit",
        "Refused",
        "Open the application Retry",
        "Unknown outcomes",
        "The provider took the request, and its answer was lost. Call them before you send it again.",
        "Avery Applicant · HL-1: Disburse",
        "No answer · … d",
        "Open the application Ask for the outcome It wasn’t processed: send again",
        "Avery Applicant · HL-1: Disburse",
        "No answer · … d",
        "Open the application Waits for a second person Ask for the outcome",
        "Refused messages",
        "The provider refused the email address or phone number. Correct it with the borrower, then send again.",
        "Avery Applicant · HL-1: Uw review",
        "… d",
        "Open the application Send again",
        "Returned messages",
        "Sent, and not delivered. Open the application to correct the address, or to say what you did about it.",
        "Avery Applicant · HL-1: Adverse action notice",
        "Returned: unknown address (5.1.1) · Email · Mar 10, 2026 · To be mailed by post",
        "Open the application",
        "Notices, disclosures and settlements due",
        "Avery Applicant · HL-1: Declined",
        "Due Mar 12",
        "Open the application",
      ]
    `);
    expect(screen.queryByText('Nothing needs repair.')).toBeNull();
  });

  it('shows a refusal as having had no effect, and resends it without a warning', async () => {
    server.answers(listReviews, {
      unknownOutcomes: [{ ...OUTCOME, task: 'pullSoftCredit', failure: 'REFUSED' }],
    });
    open('repairs');
    await screen.findByRole('heading', { name: 'Refused requests' });
    screen.getByText(/^Credit bureau refused it/);
    expect(screen.queryByText(/its answer was lost|REFUSED/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Ask for the outcome' })).toBeNull();
    await press('Send again');
    await screen.findByText('Sending again.');
    expect(server.received(resolveOutcome).at(-1)?.body).toEqual({ resolution: 'SEND_AGAIN' });
  });

  it('leaves a notice due in a month to the work list', async () => {
    const noticeDueOn = addDays(civilDateIn('America/Los_Angeles', Date.now()), 30);
    server.answers(listReviews, { owedNotices: [{ ...FILE, step: 'DECLINED', noticeDueOn }] });
    open('repairs');
    await screen.findByText('Nothing needs repair.');
  });

  it('retries a failed task, or says why it can’t', async () => {
    server.answers(listReviews, { deadRuns: [RUN] });
    open('repairs');
    await press('Retry');
    await screen.findByText('Retrying.');
    expect(server.received(retryRun)).toMatchObject([{ params: { id: 'run-1' } }]);
    server.refuses(retryRun, 'NOT_FOUND');
    await press('Retry');
    await screen.findByText('Not found.');
  });

  it('queries a lost outcome immediately, and resends only after a confirmation', async () => {
    server.answers(listReviews, { unknownOutcomes: [OUTCOME] });
    open('repairs');
    await press('Ask for the outcome');
    await screen.findByText('Asking the provider.');
    await press('It wasn’t processed: send again');
    const question = within(screen.getByRole('dialog'));
    question.getByText(/must not happen twice/);
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    expect(server.received(resolveOutcome).map(({ body }) => body)).toEqual([{ resolution: 'ASK_AGAIN' }]);
    server.answers(resolveOutcome, { awaitsSecondPerson: true });
    await press('It wasn’t processed: send again');
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'It wasn’t processed: send again' }),
    );
    await screen.findByText(/^Proposed. Another person must confirm it/);
    expect(server.received(resolveOutcome).at(-1)?.body).toEqual({ resolution: 'SEND_AGAIN' });
  });

  it.each([
    ['an unknown outcome', 'TIMEOUT'],
    ['a refusal', 'REFUSED'],
  ])('has a signature with %s signed again, once the e-vault said that it has none', async (_, failure) => {
    server.answers(listReviews, {
      unknownOutcomes: [{ ...OUTCOME, task: `signSignerNote/${UUID}`, failure }],
    });
    open('repairs');
    await press('Have it signed again');
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Have it signed again' }));
    expect(server.received(resolveOutcome)).toEqual([]);
    await userEvent.click(dialog.getByRole('checkbox', { name: /^They don’t have this signature/ }));
    await userEvent.type(dialog.getByLabelText(/^Why it wasn’t stored/), 'Kim at the e-vault: page size');
    await userEvent.click(dialog.getByRole('button', { name: 'Have it signed again' }));
    await screen.findByText('Given up. Its person can sign again.');
    expect(server.received(resolveOutcome).map(({ body }) => body)).toEqual([
      { resolution: 'SIGN_AGAIN', vaultHasNone: true, reason: 'Kim at the e-vault: page size' },
    ]);
  });

  it('offers that for signatures alone', async () => {
    server.answers(listReviews, { unknownOutcomes: [OUTCOME] });
    open('repairs');
    await screen.findByRole('button', { name: 'Ask for the outcome' });
    expect(screen.queryByRole('button', { name: 'Have it signed again' })).toBeNull();
  });

  it('sends a refused message again', async () => {
    server.answers(listReviews, {
      refusedMessages: [{ id: UUID, ...FILE, template: 'UW_REVIEW', since: AT }],
    });
    open('repairs');
    await press('Send again');
    await screen.findByText('Queued again.');
    expect(server.received(resendMessage)).toHaveLength(1);
  });

  it('are for processors', async () => {
    server.answers(listReviews, { deadRuns: [RUN], unknownOutcomes: [OUTCOME] });
    openConsole('/operations/repairs', 'COMPLIANCE_OFFICER');
    const retry = await screen.findByRole('button', { name: 'Retry' }).catch(() => undefined);
    if (retry)
      expect(retry.hasAttribute('disabled') || retry.getAttribute('aria-disabled') === 'true').toBe(true);
  });
});

describe('providers', () => {
  const HEALTH = { provider: 'credit', answeredBy: 'mismo', lastSuccessAt: AT } as const;

  it('shows calls, errors, times and stopped tasks', async () => {
    server.answers(listProviderHealth, [
      {
        ...{ ...HEALTH, lastFailure: { at: LATER, reason: 'TIMEOUT' }, stoppedTasks: 2 },
        lastHour: { calls: 3, failures: [{ reason: 'TIMEOUT', calls: 1 }] },
        lastDay: {
          calls: 30,
          failures: [
            { reason: 'TIMEOUT', calls: 4 },
            { reason: 'REFUSED', calls: 2 },
          ],
          medianMs: 240,
          p90Ms: 1200,
        },
      },
      { ...HEALTH, provider: 'title', lastHour: { calls: 2, failures: [{ reason: 'GARBAGE', calls: 1 }] } },
      { ...HEALTH, provider: 'flood', lastSuccessAt: LATER, lastFailure: { at: AT, reason: 'REFUSED' } },
      { provider: 'income', lastFailure: { at: AT, reason: 'UNREACHABLE' }, stoppedTasks: 1 },
    ] as never);
    open('providers');
    await screen.findByText('Credit bureau', { exact: false });
    expect(lines(3)).toMatchInlineSnapshot(`
      [
        "Calls this month: 0.",
        "Providers",
        "Provider",
        "Calls, 1 h",
        "Calls, 24 h",
        "This month",
        "Median, 24 h",
        "Last success",
        "Last error",
        "Stopped tasks",
        "Credit bureau Failing Credit reseller (MISMO)",
        "3 1 timeout",
        "30 4 timeouts 2 refused",
        "0",
        "240 ms Slowest 10%: 1.2 s",
        "… d ago",
        "No answer in time … d ago",
        "2 tasks Start again",
        "Title Errors Credit reseller (MISMO)",
        "2 1 unreadable",
        "0",
        "0",
        "… d ago",
        "Flood determination Credit reseller (MISMO)",
        "0",
        "0",
        "0",
        "… d ago",
        "Request refused … d ago",
        "Income verification Failing",
        "0",
        "0",
        "0",
        "Unreachable … d ago",
        "1 task Start again",
        "A call counts once, with its retries. The cost is an estimate: reports, or answered requests, by the price you entered. While a provider is paused, nothing new is sent to it; then one call tests it. Stopped tasks are yours alone: they failed, or wait for their next try.",
      ]
    `);
    expect([...document.querySelectorAll('tbody th .tag')].map(({ textContent }) => textContent)).toEqual([
      'Failing',
      'Errors',
      'Failing',
    ]);
  });

  it('shows who answers, what the month cost and until when a provider is paused', async () => {
    const month = { calls: 12, charged: 10, centsPerCall: 1250, costCents: 12_500 };
    server.answers(listProviderHealth, [
      { ...HEALTH, month, paused: { until: AT, failures: 5 } },
      { provider: 'messaging', answeredBy: 'mail', month: { calls: 3, charged: 3 } },
      { provider: 'messaging', answeredBy: 'twilio', month: { ...month, centsPerCall: 0.79, costCents: 8 } },
    ] as never);
    open('providers');
    await screen.findByText(/^Paused until \d+:\d\d [AP]M: no answer 5 times in a row$/);
    screen.getByText('Calls this month: 27. Cost this month: $125.08,', { exact: false });
    screen.getByText('$125.00 (10 × $12.50)');
    screen.getByText('$0.08 (10 × $0.0079)');
    const names = [...document.querySelectorAll('tbody th')].map(({ textContent }) => textContent);
    expect(names).toEqual([
      expect.stringMatching(/^Credit bureau .*MISMO/),
      expect.stringContaining('Mail server'),
      expect.stringContaining('Twilio'),
    ]);
  });

  it('says of a provider that limits calls that the pause is what it asked for', async () => {
    server.answers(listProviderHealth, [{ ...HEALTH, paused: { until: AT, failures: 1 } }] as never);
    open('providers');
    await screen.findByText(/^Paused until .*: the provider limits calls and asked for this$/);
  });

  it('restarts stopped tasks', async () => {
    server.answers(listProviderHealth, [{ ...HEALTH, stoppedTasks: 1 }] as never);
    server.answers(retryProvider, { runs: 1 });
    open('providers');
    await press('Start again');
    await screen.findByText('1 task starts again.');
    expect(server.received(retryProvider)).toMatchObject([{ params: { provider: 'credit' } }]);
  });
});

describe('webhooks', () => {
  const HOOK = { number: '1', receivedAt: AT, provider: 'flood', outcome: 'RECORDED', count: 1 } as const;

  it('shows the result of each', async () => {
    server.answers(listWebhooks, {
      webhooks: [
        { ...HOOK, application: FILE },
        { ...HOOK, number: '2', outcome: 'BAD_SIGNATURE', count: 3 },
      ],
    } as never);
    open('webhooks');
    await screen.findByText('Recorded');
    expect(lines(8)).toMatchInlineSnapshot(`
      [
        "Email and text messages",
        "Plaid",
        "Truv",
        "Stripe Identity",
        "Twilio",
        "Only rejected",
        "Webhooks, newest first",
        "Received",
        "Provider",
        "Outcome",
        "Application",
        "Mar 10, 2026",
        "Flood determination",
        "Recorded It changed the application.",
        "HL-1",
        "Mar 10, 2026",
        "Flood determination",
        "Bad signature 3 in this minute Not signed with the provider’s secret, or too long ago.",
      ]
    `);
  });

  it('are filtered by provider and by rejection', async () => {
    const router = open('webhooks');
    await screen.findByText('No provider has sent a webhook in 30 days.');
    await userEvent.click(screen.getByLabelText('Only rejected'));
    await screen.findByText('No webhook matches.');
    const select = screen.getByLabelText<HTMLSelectElement>('Provider');
    const provider = select.options[1]?.value ?? expect.fail();
    await userEvent.selectOptions(select, provider);
    await waitFor(() =>
      expect(server.received(listWebhooks).at(-1)?.query).toEqual({ provider, rejected: 'true' }),
    );
    await userEvent.click(screen.getByLabelText('Only rejected'));
    await userEvent.selectOptions(select, '');
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });
});

describe('jobs', () => {
  it('shows what waits and what ran', async () => {
    server.answers(getJobCounts, {
      tasks: [
        {
          task: 'pullHardCredit',
          waiting: 1,
          running: 2,
          later: 3,
          failed: 4,
          oldestDueAt: AT,
          nextDueAt: AT,
        },
      ],
      emails: { waiting: 2, oldestAt: AT, retrying: 1 },
      repeating: [
        {
          name: 'sweep',
          everySeconds: 60,
          lastRunAt: AT,
          tookMs: 1500,
          hasFailed: true,
          lastFailure: { at: AT, error: 'TypeError' },
        },
        { name: 'unknown', everySeconds: 5, lastRunAt: AT, tookMs: 20 },
      ],
      uploads: {
        state: 'LOW',
        usedBytes: 85_000_000_000,
        quotaBytes: 100_000_000_000,
        freeBytes: 4_200_000_000,
      },
    } as never);
    open('jobs');
    await screen.findByText('Pull hard credit');
    expect(lines(3)).toMatchInlineSnapshot(`
      [
        "Queued tasks",
        "Queued tasks",
        "Task",
        "Waiting",
        "Running",
        "Due later",
        "Failed",
        "Oldest waits",
        "Next due",
        "Pull hard credit",
        "1",
        "2",
        "3",
        "4",
        "… d",
        "Mar 10, 2026",
        "2 emails wait to be sent. The oldest waits … d. The email provider hasn’t accepted 1 of them yet.",
        "Room for files",
        "Low 85.0 GB of 100.0 GB used by all lenders. 4.2 GB free on the disk.",
        "Free up disk space, or raise UPLOADS_GB. Everything except uploads keeps working.",
        "Repeating jobs",
        "Each server process runs all of them. The newest run counts.",
        "Repeating jobs",
        "Job",
        "Every",
        "Last run",
        "Took",
        "Outcome",
        "Last error",
        "Consistency check",
        "1 min",
        "… d ago",
        "1.5 s",
        "Failed",
        "TypeError … d ago",
        "unknown",
        "5 s",
        "… d ago",
        "20 ms",
        "Done",
      ]
    `);
  });

  it('says that nothing is queued', async () => {
    server.answers(getJobCounts, { emails: { waiting: 1, retrying: 0 } });
    open('jobs');
    await screen.findByText('Nothing is queued.');
    screen.getByText('1 email waits to be sent.');
    screen.getByText('No job has run yet.');
  });
});

describe('the audit of the chains', () => {
  const CHECK = {
    id: UUID,
    state: 'DONE',
    requestedAt: AT,
    finishedAt: LATER,
    requestedBy: 'Ann Anders',
    applications: 1200,
    checked: 1200,
  };
  const RESULT = {
    findings: 0,
    shown: [],
    events: 9000,
    facts: 8000,
    terms: 70,
    anchors: 30,
    stored: [{ name: 'folder', anchors: 30 }],
  };

  it('says when it never ran', async () => {
    open('audit');
    await screen.findByText('The chains were never verified here.');
    await press('Verify now');
    await screen.findByText('The verification starts.');
    expect(server.received(startAuditCheck)).toHaveLength(1);
  });

  it('reports no changes after an earlier run with mismatches', async () => {
    const found = { ...RESULT, findings: 2, shown: [{ application: UUID, text: 'Fact 3 differs' }] };
    server.answers(listAuditChecks, [
      { ...CHECK, result: RESULT },
      { ...CHECK, id: '22222222-2222-4222-8222-222222222222', result: found },
    ] as never);
    open('audit');
    await screen.findByText('Nothing was changed.');
    expect(lines(3)).toMatchInlineSnapshot(`
      [
        "Last verification",
        "Verify now",
        "Checks every application’s chain with its facts and the terms shown, the daily anchors here and outside the database, and the published rules.",
        "Nothing was changed. Verified Mar 10, 2026 by Ann Anders.",
        "Applications",
        "1,200",
        "Mismatches",
        "0",
        "Daily anchors",
        "30",
        "Events",
        "9,000",
        "Facts",
        "8,000",
        "Terms shown",
        "70",
        "30 anchors in folder",
        "Earlier verifications",
        "Earlier verifications",
        "Ended",
        "Started by",
        "Applications",
        "Daily anchors",
        "Mismatches",
        "Mar 10, 2026",
        "Ann Anders",
        "1200",
        "30",
        "2",
      ]
    `);
  });

  it('names the mismatches and where they are', async () => {
    server.answers(listAuditChecks, [
      {
        ...CHECK,
        requestedBy: undefined,
        result: {
          ...RESULT,
          findings: 3,
          shown: [{ application: UUID, text: 'Fact 3 differs' }, { text: 'An anchor is missing' }],
        },
      },
    ] as never);
    open('audit');
    await screen.findByText(/Fact 3 differs/);
    expect(lines(3)).toMatchInlineSnapshot(`
      [
        "Last verification",
        "Verify now",
        "Checks every application’s chain with its facts and the terms shown, the daily anchors here and outside the database, and the published rules.",
        "3 mismatches",
        "Verified Mar 10, 2026 by the command line. Keep the database as it is and tell your security officer.",
        "Applications",
        "1,200",
        "Mismatches",
        "3",
        "Daily anchors",
        "30",
        "Events",
        "9,000",
        "Facts",
        "8,000",
        "Terms shown",
        "70",
        "30 anchors in folder",
        "Fact 3 differs Open the application",
        "An anchor is missing",
        "1 more. npm run audit prints all of them.",
      ]
    `);
  });

  it.each([
    [{ state: 'QUEUED', applications: 0 }, 'The verification begins.'],
    [{ state: 'RUNNING', applications: 10, checked: 4 }, 'Checked 4 of 10 applications'],
  ])('shows its progress: %o', async (given, words) => {
    server.answers(listAuditChecks, [{ ...CHECK, finishedAt: undefined, ...given }] as never);
    open('audit');
    await screen.findByText(words);
    expect(screen.queryByText('The chains were never verified here.')).toBeNull();
  });

  it('says when an error stopped it', async () => {
    server.answers(listAuditChecks, [CHECK] as never);
    open('audit');
    await screen.findByText('Not finished');
  });
});

it('shows each person the tabs of their roles', async () => {
  openConsole('/operations', 'COMPLIANCE_OFFICER');
  const tabs = within(await screen.findByRole('navigation', { name: 'Operations' })).getAllByRole('link');
  expect(tabs.map(({ textContent }) => textContent)).toContain('Audit chain');
  expect(tabs.filter((tab) => tab.getAttribute('aria-current'))).toHaveLength(1);
});

it('shows a not-found page for an unknown tab', async () => {
  open('nothing');
  await screen.findByRole('heading', { name: 'Page not found' });
});
