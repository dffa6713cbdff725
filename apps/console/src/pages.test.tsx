// @vitest-environment happy-dom

import { server } from '@homeline/client/testing/fake-server.ts';
import type { Call } from '@homeline/contract/call.ts';
import { listCannedReplies } from '@homeline/contract/chat/canned-replies.ts';
import { getChatFigures } from '@homeline/contract/chat/chat-figures.ts';
import { listBadResponses } from '@homeline/contract/chatbot/list-bad-responses.ts';
import { listUnansweredQuestions } from '@homeline/contract/chatbot/list-unanswered-questions.ts';
import { listFeedback } from '@homeline/contract/feedback/list-feedback.ts';
import { getFlag, listFlags } from '@homeline/contract/flags/manage-flags.ts';
import { getInsight } from '@homeline/contract/insight/get-insight.ts';
import { getLoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';
import { getLoanFileFacts } from '@homeline/contract/loan-files/get-loan-file-facts.ts';
import { getShownTerms } from '@homeline/contract/loan-files/get-shown-terms.ts';
import { getTimeline } from '@homeline/contract/loan-files/get-timeline.ts';
import { listLoanFileDocuments } from '@homeline/contract/loan-files/loan-file-documents.ts';
import { listReminders } from '@homeline/contract/loan-files/reminders.ts';
import { listPipeline } from '@homeline/contract/pipeline/list-pipeline.ts';
import { listDecisions } from '@homeline/contract/reviews/list-decisions.ts';
import { listFileConditions } from '@homeline/contract/reviews/list-file-conditions.ts';
import { listStaff } from '@homeline/contract/staff/list-staff.ts';
import type { StaffRole } from '@homeline/domain/staff/staff-roles.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openConsole } from './testing/open-console.tsx';

type Row = {
  readonly path: string;
  readonly role: StaffRole;
  readonly call: Call;
  /** The page's text when there are no entries. */
  readonly empty?: string;
  /** The page needs another call first, so “try again” reloads it. */
  readonly reloads?: true;
};

const FILE = '/applications/11111111-1111-4111-8111-111111111111';
const PAGES: readonly Row[] = [
  { path: '/work', role: 'UNDERWRITER', call: listPipeline, empty: 'Nothing waits here' },
  { path: FILE, role: 'UNDERWRITER', call: getLoanFile },
  {
    path: `${FILE}/overview`,
    role: 'UNDERWRITER',
    call: listFileConditions,
    empty: 'No conditions yet.',
    reloads: true,
  },
  {
    path: `${FILE}/facts`,
    role: 'UNDERWRITER',
    call: getLoanFileFacts,
    empty: 'Nothing matches.',
    reloads: true,
  },
  {
    path: `${FILE}/decisions`,
    role: 'UNDERWRITER',
    call: listDecisions,
    empty: 'No decisions yet.',
    reloads: true,
  },
  {
    path: `${FILE}/terms`,
    role: 'UNDERWRITER',
    call: getShownTerms,
    empty: 'Nobody has seen terms yet.',
    reloads: true,
  },
  {
    path: `${FILE}/documents`,
    role: 'UNDERWRITER',
    call: listLoanFileDocuments,
    empty: 'No documents yet.',
    reloads: true,
  },
  {
    path: `${FILE}/timeline`,
    role: 'UNDERWRITER',
    call: getTimeline,
    empty: 'Nothing here yet.',
    reloads: true,
  },
  { path: '/reminders', role: 'UNDERWRITER', call: listReminders, empty: 'Nothing to be reminded of.' },
  { path: '/chats/replies', role: 'SUPPORT_AGENT', call: listCannedReplies },
  { path: '/chats/figures', role: 'SUPPORT_AGENT', call: getChatFigures },
  { path: '/insight', role: 'MANAGER', call: getInsight, empty: 'No visits in this period.' },
  { path: '/feedback', role: 'MANAGER', call: listFeedback, empty: 'No feedback yet.' },
  { path: '/bad-responses', role: 'MANAGER', call: listBadResponses },
  { path: '/bad-responses?show=unanswered', role: 'MANAGER', call: listUnansweredQuestions },
  { path: '/flags', role: 'ADMINISTRATOR', call: listFlags },
  {
    path: '/flags/fe-webchat',
    role: 'ADMINISTRATOR',
    call: getFlag,
    empty: 'No changes yet.',
  },
  { path: '/staff', role: 'ADMINISTRATOR', call: listStaff, reloads: true },
];

describe.each(PAGES)('$path', ({ path, role, call, empty, reloads }) => {
  const page = async () => within(await screen.findByRole('main'));

  it('waits while it loads', async () => {
    server.holds(call);
    openConsole(path, role);
    await (await page()).findByText('Loading');
    expect(screen.queryByRole('alert')).toBeNull();
    if (empty) expect(screen.queryByText(empty)).toBeNull();
  });

  it('says why it can’t load, and tries again', async () => {
    server.refuses(call, 'FORBIDDEN');
    openConsole(path, role);
    await screen.findByText('We couldn’t load this');
    screen.getByText('You don’t have permission to do this.');
    expect(screen.queryByText('Loading')).toBeNull();
    if (empty) expect(screen.queryByText(empty)).toBeNull();
    if (reloads) return;
    server.answers(call);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('We couldn’t load this')).toBeNull());
  });

  it('says that the server didn’t answer', async () => {
    server.drops(call);
    openConsole(path, role);
    await screen.findByText('We couldn’t load this');
  });

  it('shows the loaded data', async () => {
    openConsole(path, role);
    const main = await page();
    if (empty) await main.findByText(empty);
    await waitFor(() => expect(main.queryByText('Loading')).toBeNull());
    expect(main.queryByText('We couldn’t load this')).toBeNull();
    main.getByRole('heading', { level: 1 });
  });
});
