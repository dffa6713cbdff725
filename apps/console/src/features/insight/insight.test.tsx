// @vitest-environment happy-dom
// Proves CO-16, CO-24.

import { server } from '@homeline/client/testing/fake-server.ts';
import { linesOf } from '@homeline/client/testing/lines.ts';
import { getInsight } from '@homeline/contract/insight/get-insight.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openConsole } from '../../testing/open-console.tsx';

const widths = () => [...document.querySelectorAll('.bar-fill')].map((bar) => bar.getAttribute('width'));

it('shows the outcomes, visits, times, steps and reasons of a range', async () => {
  server.answers(getInsight, {
    ...{
      from: '2026-02-01',
      to: '2026-03-01',
      started: 1200,
      submitted: 600,
      funded: 300,
      declined: 60,
      withdrawn: 0,
    },
    visits: [
      { stage: 'VISIT', visits: 4000 },
      { stage: 'SUBMITTED', visits: 1000 },
    ],
    timeToOffer: { applications: 10, withinPromise: 9, medianSeconds: 150, p90Seconds: 400 },
    timeToFunding: { applications: 0, withinPromise: 0 },
    steps: [
      {
        step: 'UW_REVIEW',
        title: 'Underwriter review',
        entered: 20,
        left: 19,
        medianSeconds: 90_000,
        p90Seconds: 200_000,
      },
      { step: 'RECORDING', title: 'Recording', entered: 1, left: 0 },
    ],
    declineReasons: [
      { code: 'AA09', reason: 'Debts too high', notices: 4 },
      { code: 'AA01', reason: 'Too short a history', notices: 1 },
    ],
  });
  openConsole('/insight', 'MANAGER');
  await screen.findByText('Debts too high');
  expect(linesOf(screen.getByRole('main'))).toMatchInlineSnapshot(`
    [
      "Insight",
      "From this lender’s own data.",
      "Download CSV",
      "From",
      "To",
      "Started",
      "1,200",
      "Submitted",
      "600",
      "Funded",
      "300",
      "Declined",
      "60",
      "Withdrawn or lapsed",
      "0",
      "Pull-through",
      "50% funded of submitted",
      "From visit to application",
      "Visits that began in these days, by how far they came. We keep them for 90 days, and none from a browser that asks not to be tracked.",
      "From visit to application",
      "Stage",
      "Visits",
      "Of all visits",
      "Visit",
      "4,000",
      "100%",
      "Submitted",
      "1,000",
      "25%",
      "Time against the promise",
      "Start to offers 90% within five minutes · median 3 min · nine of ten within 7 min",
      "Start to money Nobody got there yet.",
      "Time in each step",
      "Time in each step",
      "Step",
      "Entered",
      "Went on",
      "Median",
      "Nine of ten",
      "Underwriter review",
      "20",
      "19",
      "1 days",
      "2.3 days",
      "Recording",
      "1",
      "0",
      "Why applications were declined",
      "Why applications were declined",
      "Reason",
      "Notices",
      "Debts too high AA09",
      "4",
      "Too short a history AA01",
      "1",
    ]
  `);
  expect(widths()).toEqual(['100', '50', '25', '5', '0', '100', '25', '100', '100', '25']);
});

it('says of a range without anything that there was nothing', async () => {
  openConsole('/insight?from=2026-02-01&to=2026-02-02', 'MANAGER');
  await screen.findByText('No visits in these days.');
  screen.getByText('Nothing happened in these days.');
  screen.getByText('No notices in these days.');
  expect(screen.getAllByText('Nobody got there yet.')).toHaveLength(2);
  screen.getByText('–');
  expect(screen.queryByRole('table')).toBeNull();
  expect(server.received(getInsight).at(-1)?.query).toEqual({ from: '2026-02-01', to: '2026-02-02' });
});

it('reads another range when a day changes, and keeps it in the address', async () => {
  const router = openConsole('/insight?from=2026-02-01&to=2026-02-02', 'MANAGER');
  fireEvent.change(await screen.findByLabelText('To'), { target: { value: '2026-03-05' } });
  await waitFor(() =>
    expect(server.received(getInsight).at(-1)?.query).toEqual({ from: '2026-02-01', to: '2026-03-05' }),
  );
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-02-03' } });
  await waitFor(() => expect(router.state.location.search).toBe('?from=2026-02-03&to=2026-03-05'));
});

it('shows the last month at first', async () => {
  openConsole('/insight', 'MANAGER');
  await screen.findByLabelText('To');
  const { from = '', to = '' } = server.received(getInsight).at(-1)?.query ?? {};
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
  expect(days).toBeGreaterThanOrEqual(28);
  expect(days).toBeLessThanOrEqual(31);
});
