// @vitest-environment happy-dom
// Proves CO-08, CO-09, CO-22.

import { server } from '@homeline/client/testing/fake-server.ts';
import { getLoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';
import { getTimeline } from '@homeline/contract/loan-files/get-timeline.ts';
import { markTextRead, writeToBorrower } from '@homeline/contract/loan-files/notes.ts';
import { verifyLoanFile } from '@homeline/contract/loan-files/verify-loan-file.ts';
import { viewLoanFile } from '@homeline/contract/loan-files/view-loan-file.ts';
import {
  assignApplication,
  claimApplication,
  releaseApplication,
} from '@homeline/contract/pipeline/assign-application.ts';
import { listOfficers } from '@homeline/contract/pipeline/list-officers.ts';
import { listPipeline } from '@homeline/contract/pipeline/list-pipeline.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { openFile, UUID } from '../../testing/loan-file.ts';

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const AT = '2026-03-10T12:00:00.000Z';
const forbids = (act: string, reason = 'Not yours') => [{ act: act as never, reason }];

describe('a text message that nobody has read', () => {
  const unreadTexts = [{ uuid: UUID, text: 'Call my wife', at: AT }];

  it('is shown until somebody marks it as read', async () => {
    openFile({ unreadTexts });
    await screen.findByText('Call my wife');
    screen.getByText(/^From the borrower’s or a signer’s phone, Mar 10, 2026/);
    server.answers(getLoanFile, { unreadTexts: [] });
    await press('Mark as read');
    await screen.findByText('Message marked as read.');
    expect(server.received(markTextRead).at(-1)?.params).toEqual({ uuid: UUID, note: UUID });
    await waitFor(() => expect(screen.queryByText('Call my wife')).toBeNull());
  });

  it('from a signed-in person names its author, and counts as read once answered there', async () => {
    openFile({ unreadTexts: [{ uuid: UUID, text: 'When do I sign?', at: AT, by: 'Avery Happy' }] });
    await screen.findByText('When do I sign?');
    screen.getByText(/^Avery Happy, in their account, Mar 10, 2026/);
    await press('Answer');
    await userEvent.type(screen.getByLabelText(/^Answer to Avery Happy/), 'On Friday.');
    await press('Send, and mark as read');
    await screen.findByText('Answer sent.');
    expect(server.received(writeToBorrower).map(({ body }) => body)).toEqual([
      { channel: 'ACCOUNT', text: 'On Friday.' },
    ]);
    expect(server.received(markTextRead).at(-1)?.params).toEqual({ uuid: UUID, note: UUID });
  });

  it('can’t be marked by somebody who may not answer it, and says why', async () => {
    openFile({ unreadTexts, disabledReasons: forbids('WRITE_TO_BORROWER') });
    await screen.findByText('Call my wife');
    expect(screen.queryByRole('button', { name: 'Mark as read' })).toBeNull();
    screen.getAllByText('Not yours');
  });
});

describe('a stuck application', () => {
  const SINCE = '2026-03-10T12:00:00.000Z';

  it('says which provider fails, since when and when it is retried, and links people who may repair it', async () => {
    const stuck = { provider: 'credit', failure: 'UNREACHABLE', since: SINCE, nextTryAt: SINCE } as const;
    openFile({ stuck }, 'overview', 'OPERATIONS');
    await screen.findByText(/^Credit bureau can’t be reached, since Mar 10, 2026/);
    screen.getByText(/^Next try Mar 10, 2026/);
    const link = screen.getByRole('link', { name: 'Start it again in Operations' });
    expect(link.getAttribute('href')).toBe('/operations/providers');
  });

  it('without retries left needs a person, and shows an underwriter no link', async () => {
    openFile({ stuck: { provider: 'credit', failure: 'REFUSED', since: SINCE } });
    await screen.findByText(/^Credit bureau refused the request, since/);
    screen.getByText('It won’t be retried automatically: somebody must repair it.');
    expect(screen.queryByRole('link', { name: /Operations$/ })).toBeNull();
  });
});

describe('the head of an application', () => {
  it('says who must act, what the next deadline does, and how to reach the borrower', async () => {
    openFile({
      ...{ loanNumber: 'HL-1001', waitsFor: 'UNDERWRITER', since: AT, created: AT, submitted: AT },
      address: '101 Test Street',
      coBorrowers: ['Ben Applicant'],
      clockActs: { fact: 'rescissionEnded', at: AT },
      contact: { email: 'avery@example.com', phone: '+15555550101' },
      replays: [{ at: AT, link: 'https://replay.example.com/1' }],
      figures: [{ label: 'Line', value: '$75,000', detail: 'asked for $80,000' }],
    });
    await screen.findByRole('heading', { name: 'Avery Applicant' });
    screen.getByText('with Ben Applicant');
    screen.getByText(/^Waits for Underwriter since Mar 10 \(/);
    screen.getByText(/^Rescission period ends Mar 10, 2026/);
    for (const label of ['Submitted', 'Started'])
      expect(screen.getByText(label).nextElementSibling?.textContent).toMatch(/^Mar 10, 2026/);
    expect(screen.getByRole('link', { name: '+15555550101' }).getAttribute('href')).toBe('tel:+15555550101');
    expect(screen.getByRole('link', { name: 'avery@example.com' }).getAttribute('href')).toBe(
      'mailto:avery@example.com',
    );
    const replay = screen.getByRole('link', { name: /^Session replay from/ });
    expect([replay.getAttribute('target'), replay.getAttribute('rel')]).toEqual(['_blank', 'noreferrer']);
    screen.getByText('asked for $80,000');
  });

  it('shows only known fields, and when the application ended', async () => {
    openFile({ waitsFor: undefined, borrower: undefined });
    await screen.findByRole('heading', { name: 'No name yet' });
    screen.getByText(/^Ended /);
    expect(screen.queryByText(/^Waits for|^Submitted|^Rescission/)).toBeNull();
    expect(document.querySelector('.file-contact')).toBeNull();
    expect(screen.queryByText('Adverse action')).toBeNull();
  });

  it('leads back to the list that it was opened from', async () => {
    const router = openFile({});
    await screen.findByRole('heading', { name: 'Avery Applicant' });
    await router.navigate(`/applications/${UUID}`, { state: { list: '?state=OH' } });
    const back = () => screen.getAllByRole('link', { name: 'Work list' }).at(-1)?.getAttribute('href');
    await waitFor(() => expect(back()).toBe('/work?state=OH'));
  });

  it('names colleagues who have it open', async () => {
    server.answers(viewLoanFile, { others: ['Bo Berg', 'Cy Chu'] });
    openFile({});
    await screen.findByText('Also open now: Bo Berg, Cy Chu');
  });

  it.each([
    [AT, /^Notice written Mar 10, 2026/],
    [undefined, 'The notice isn’t written yet.'],
  ])('states an adverse action with its reasons, written %s', async (writtenAt, words) => {
    openFile({ adverseAction: { reasons: ['Income could not be verified'], writtenAt } });
    await screen.findByText('Income could not be verified');
    screen.getByText(words);
  });

  it('shows partners the review without tabs and acts', async () => {
    openFile({}, 'overview', 'TITLE_AGENT');
    await screen.findByRole('heading', { name: 'Avery Applicant' });
    expect(screen.queryByRole('link', { name: 'Facts' })).toBeNull();
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('shows what happened last, without the facts behind it', async () => {
    const entry = (kind: string, text: string) => ({ at: AT, kind, by: 'Borrower', text });
    const steps = Array.from({ length: 7 }, (_, index) => entry('STEP', `Step ${index}`));
    server.answers(getTimeline, [entry('FACT', 'Contact'), ...steps] as never);
    openFile({}, 'overview', 'UNDERWRITER');
    const card = (await screen.findByText('What happened last')).closest('section') ?? expect.fail();
    expect(
      within(card)
        .getAllByText(/^Step \d/)
        .map(({ textContent }) => textContent),
    ).toEqual(steps.slice(0, 6).map(({ text }) => text));
    expect(within(card).queryByText('Contact')).toBeNull();
    within(card).getByRole('link', { name: 'Whole timeline' });
  });

  it('marks the open tab, and shows the overview for an unknown one', async () => {
    openFile({}, 'nothing');
    expect((await screen.findByRole('link', { name: 'Overview' })).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Facts' }).getAttribute('aria-current')).toBeNull();
  });
});

describe('while the server is away', () => {
  it('the file and typed text stay, and the file reloads automatically', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      openFile({});
      const note = await screen.findByLabelText<HTMLTextAreaElement>('Internal note');
      fireEvent.change(note, { target: { value: 'Called twice' } });
      server.drops(getLoanFile);
      await act(() => vi.advanceTimersByTimeAsync(60_000));
      await userEvent
        .setup({ advanceTimers: vi.advanceTimersByTime })
        .click(screen.getByRole('button', { name: 'Claim' }));
      await waitFor(() => expect(server.received(claimApplication)).toHaveLength(1));
      expect(screen.getByLabelText<HTMLTextAreaElement>('Internal note').value).toBe('Called twice');
      server.answers(getLoanFile, { uuid: UUID, borrower: 'Avery Renamed', step: 'UW_REVIEW' });
      await act(() => vi.advanceTimersByTimeAsync(6000));
      await screen.findByRole('heading', { name: 'Avery Renamed' });
      expect(screen.getByLabelText<HTMLTextAreaElement>('Internal note').value).toBe('Called twice');
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('the next file', () => {
  const entry = (uuid: string, borrower: string, officer?: { identity: string; name: string }) => ({
    ...{ uuid, borrower, officer },
  });
  const [SECOND, THIRD] = ['22222222-2222-4222-8222-222222222222', '33333333-3333-4333-8333-333333333333'];

  it('is the next one in the list it was opened from, skipping files that colleagues claimed', async () => {
    server.answers(listPipeline, {
      applications: [
        entry(UUID, 'Avery Applicant'),
        entry(SECOND, 'Bo Busy', { identity: 'bo', name: 'Bo Berg' }),
        entry(THIRD, 'Cy Next'),
      ],
    } as never);
    const router = openFile({});
    await press('Next file');
    await waitFor(() => expect(router.state.location.pathname).toBe(`/applications/${THIRD}`));
    expect(server.received(listPipeline).at(-1)?.query).toMatchObject({ waitsFor: 'UNDERWRITER' });
  });

  it('says when no other file waits', async () => {
    server.answers(listPipeline, { applications: [entry(UUID, 'Avery Applicant')] } as never);
    openFile({});
    await press('Next file');
    await screen.findByText('Nothing else waits in this list.');
  });
});

describe('who works on an application', () => {
  it('claims an unclaimed application', async () => {
    openFile({ disabledReasons: forbids('ASSIGN_APPLICATION') });
    await screen.findByText('Unassigned');
    await press('Claim');
    await screen.findByText('You’re working on it now.');
    expect(server.received(claimApplication)).toMatchObject([{ params: { uuid: UUID } }]);
    expect(screen.queryByRole('button', { name: 'Release' })).toBeNull();
  });

  it('releases a person’s own application', async () => {
    openFile({ officer: { identity: 'staff-me', name: 'Ann Anders' } });
    await screen.findByText('You work on it');
    expect(screen.queryByRole('button', { name: 'Claim' })).toBeNull();
    await press('Release');
    await screen.findByText('Others can claim it now.');
    expect(server.received(releaseApplication)).toHaveLength(1);
  });

  it('says who claimed it, and why it can no longer be claimed', async () => {
    server.refuses(claimApplication, 'CLAIMED');
    openFile({});
    await press('Claim');
    expect((await screen.findByRole('alert')).textContent).toBe('Somebody else works on this application.');
    expect(screen.queryByText('You’re working on it now.')).toBeNull();
  });

  it('offers no claim or assignment to people without the right', async () => {
    openFile({
      officer: { identity: 'bo', name: 'Bo Berg' },
      disabledReasons: [...forbids('CLAIM_APPLICATION'), ...forbids('ASSIGN_APPLICATION')],
    });
    await screen.findByText('Bo Berg works on it');
    expect(screen.queryByRole('button', { name: 'Claim' })).toBeNull();
    expect(screen.queryByLabelText('Assign to')).toBeNull();
  });

  it('can be assigned or unassigned by people with the right', async () => {
    server.answers(listOfficers, [{ identity: 'bo', name: 'Bo Berg' }]);
    openFile({ officer: { identity: 'bo', name: 'Bo Berg' } }, 'overview', 'MANAGER');
    const select = await screen.findByLabelText<HTMLSelectElement>('Assign to');
    await within(select).findByText('Bo Berg');
    await waitFor(() => expect(select.value).toBe('bo'));
    await userEvent.selectOptions(select, '');
    await screen.findByText('Assigned.');
    expect(server.received(assignApplication).at(-1)?.body).toEqual({ identity: null });
  });
});

describe('the audit chain of an application', () => {
  it('is verified on demand, and reports no changes', async () => {
    server.answers(verifyLoanFile, { events: 9, facts: 7, terms: 2, verifiedAt: AT });
    openFile({}, 'timeline', 'COMPLIANCE_OFFICER');
    await screen.findByRole('heading', { name: 'Audit chain' });
    expect(server.received(verifyLoanFile)).toEqual([]);
    await press('Verify');
    await screen.findByText('Nothing was changed.');
    screen.getByText(/9 events, 7 facts and 2 terms shown, verified Mar 10, 2026/);
  });

  it.each([
    [['Fact 3 differs'], '1 mismatch.'],
    [['Fact 3 differs', 'Event 9 is missing'], '2 mismatches.'],
  ])('names each mismatch: %o', async (findings, words) => {
    server.answers(verifyLoanFile, { findings });
    openFile({}, 'timeline', 'COMPLIANCE_OFFICER');
    await press('Verify');
    await screen.findByText(words);
    for (const finding of findings) screen.getByText(finding);
  });

  it('is not offered to those who may not verify it', async () => {
    openFile({}, 'timeline', 'FUNDING_OFFICER');
    await screen.findByText('Nothing here yet.');
    expect(screen.queryByRole('heading', { name: 'Audit chain' })).toBeNull();
  });
});
