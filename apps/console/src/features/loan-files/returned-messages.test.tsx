// @vitest-environment happy-dom
// Proves PR-11, PR-12, DS-25, DS-34.

import { server } from '@homeline/client/testing/fake-server.ts';
import { getLoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';
import { getTimeline } from '@homeline/contract/loan-files/get-timeline.ts';
import { recordMailing } from '@homeline/contract/loan-files/record-mailing.ts';
import {
  type ReturnedMessage,
  settleReturnedMessage,
} from '@homeline/contract/loan-files/returned-messages.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openFile, UUID } from '../../testing/loan-file.ts';

const AT = '2026-03-10T12:00:00.000Z';
const TEXT: ReturnedMessage = {
  ...{ id: UUID, channel: 'SMS', title: 'Staff message', reason: 'UNKNOWN_NUMBER', code: '30005' },
  ...{ returnedAt: AT, isNotice: false, canBeResent: false },
};
const NOTICE: ReturnedMessage = {
  ...{ ...TEXT, channel: 'EMAIL', title: 'Ecoa notice', reason: 'UNKNOWN_ADDRESS', code: '5.1.1' },
  ...{ isNotice: true, canBeResent: true },
};

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const settled = () => server.received(settleReturnedMessage).map(({ body }) => body);

describe('somebody who withdrew consent to electronic records', () => {
  const paper = { uuid: UUID, title: 'Notice of special flood hazards', written: AT };
  const robin = { signer: UUID, name: 'Robin Roe', since: AT };

  it('is named with what staff must mail to them, which is then recorded as mailed', async () => {
    openFile({
      onPaper: [
        { name: 'Avery Applicant', since: AT, papers: [] },
        { ...robin, papers: [paper] },
      ],
    });
    await screen.findByText(/^Avery Applicant withdrew consent to electronic records on Mar 10, 2026/);
    screen.getByText('Nothing to mail.');
    expect(screen.getByRole('link', { name: paper.title }).getAttribute('href')).toContain(
      `documents?document=${UUID}`,
    );
    server.answers(getLoanFile, { onPaper: [] });
    await press('Mailed today');
    await screen.findByText('Recorded as mailed.');
    expect(server.received(recordMailing)).toMatchObject([{ body: { signer: UUID, documents: [UUID] } }]);
  });

  it('can’t be recorded by somebody who may not write to the borrower', async () => {
    const disabledReasons = [{ act: 'WRITE_TO_BORROWER' as const, reason: 'Not yours' }];
    openFile({ onPaper: [{ ...robin, papers: [paper] }], disabledReasons });
    await screen.findByText('Not yours');
    expect(screen.queryByRole('button', { name: 'Mailed today' })).toBeNull();
  });
});

describe('a returned message', () => {
  it('that was a text says why, until staff reach the person another way', async () => {
    openFile({ returnedMessages: [TEXT] });
    await screen.findByText(/^Returned: unknown number \(30005\) · Text message · Mar 10, 2026/);
    screen.getByText('1 message returned');
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
    server.answers(getLoanFile, { returnedMessages: [] });
    await press('Reached otherwise');
    await screen.findByText('Taken off the list.');
    expect(settled()).toEqual([{ how: 'REACHED' }]);
    await waitFor(() => expect(screen.queryByText('Staff message')).toBeNull());
  });

  it.each([
    ['Mailed by post', 'MAILED', 'Recorded as mailed.'],
    ['Send again', 'SENT_AGAIN', 'Queued again.'],
  ])('that was a notice must be mailed: %s', async (button, how, done) => {
    openFile({ returnedMessages: [NOTICE] });
    await screen.findByText(/^To be mailed by post/);
    expect(screen.queryByRole('button', { name: 'Reached otherwise' })).toBeNull();
    await press(button);
    await screen.findByText(done);
    expect(settled()).toEqual([{ how }]);
  });

  it('can’t be settled by somebody who may not write to the borrower, and says why', async () => {
    const disabledReasons = [{ act: 'WRITE_TO_BORROWER' as const, reason: 'Not yours' }];
    openFile({ returnedMessages: [NOTICE], disabledReasons });
    await screen.findByText(/^Returned: unknown address \(5\.1\.1\)/);
    expect(screen.queryByRole('button', { name: 'Mailed by post' })).toBeNull();
    screen.getAllByText('Not yours');
  });

  it('stands out in the timeline', async () => {
    const entry = {
      at: AT,
      kind: 'MESSAGE',
      by: 'Email',
      text: 'Ecoa notice: returned (unknown address)',
    } as const;
    server.answers(getTimeline, [{ ...entry, isReturned: true }]);
    openFile({}, 'timeline');
    const text = await screen.findByText(entry.text);
    expect(text.parentElement?.querySelector('.tag-caution')).not.toBeNull();
  });
});
