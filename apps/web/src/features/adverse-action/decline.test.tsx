// @vitest-environment happy-dom

import { type Part, server } from '@homeline/client/testing/fake-server.ts';
import {
  type AdverseAction,
  getAdverseAction,
} from '@homeline/contract/adverse-action/get-adverse-action.ts';
import type { Answers } from '@homeline/contract/applications/answers.ts';
import { listDocuments } from '@homeline/contract/documents/list-documents.ts';
import type { StepName } from '@homeline/domain/workflow/steps.ts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openApplication } from '../../testing/open-application.tsx';

const ONE = '21111111-1111-4111-8111-111111111111';
const OTHER = '31111111-1111-4111-8111-111111111111';
const INCOME = { code: 'AA05', text: 'Length of employment' } as const;

function open(adverse: Part<AdverseAction>, step: StepName = 'DECLINED', answers: Part<Answers> = {}) {
  server.answers(getAdverseAction, { reasons: [INCOME], ...adverse });
  openApplication(step, { status: { since: '2026-03-10T18:00:00.000Z' }, answers });
  return screen.findByRole('heading', { level: 1 });
}

describe('a decision against an application', () => {
  it.each([
    ['DECLINE', 'We can’t offer you a line right now', /^We made this decision on 03\/10\/2026\./],
    ['INCOMPLETENESS', 'Your application is closed', /^We closed it on 03\/10\/2026\./],
    ['COUNTER_OFFER', 'Your application is closed', /^It ended on 03\/10\/2026\./],
  ] as const)('with outcome %s says what was decided and when', async (action, heading, why) => {
    expect((await open({ action })).textContent).toBe(heading);
    screen.getByText(why);
    screen.getByText('Length of employment');
  });

  it('shows its letters once they are written, the decision first', async () => {
    server.answers(listDocuments, [
      {
        uuid: ONE,
        type: 'CREDIT_SCORE_DISCLOSURE',
        title: 'Your score',
        created: '2026-03-10T18:00:00.000Z',
      },
      {
        uuid: OTHER,
        type: 'ADVERSE_ACTION_NOTICE',
        title: 'Our decision',
        created: '2026-03-10T18:00:00.000Z',
      },
      { uuid: ONE, type: 'HELOC_AGREEMENT', title: 'Agreement' },
    ]);
    await open({});
    await screen.findByText('Your letters');
    const titles = [...document.querySelectorAll('.document-title')].map(({ textContent }) => textContent);
    expect(titles).toEqual(['Our decision', 'Your score']);
  });

  it('says that its letter is being written', async () => {
    server.answers(listDocuments, [{ uuid: ONE, type: 'CREDIT_SCORE_DISCLOSURE', title: 'Your score' }]);
    await open({});
    await screen.findByText(/^We’re writing your letter/);
    expect(screen.queryByRole('button', { name: /^Read/ })).toBeNull();
  });

  it('names the bureau whose report it used, and how to reach it', async () => {
    await open({ bureau: { name: 'Lake Bureau', phone: '(800) 555-0100', url: 'bureau.example.com' } });
    screen.getByRole('heading', { name: 'If your credit report is wrong' });
    screen.getByText(/information obtained in a report from Lake Bureau/);
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'bureau.example.com' }).href).toBe(
      'https://bureau.example.com/',
    );
  });

  it('names no bureau when no report was used, and offers an explanation only for a decision by rules', async () => {
    await open({});
    expect(screen.queryByRole('heading', { name: 'If your credit report is wrong' })).toBeNull();
    expect(screen.queryByText('How we decided')).toBeNull();
  });

  it('made by rules can be explained line by line', async () => {
    await open({ isExplained: true });
    screen.getByText('How we decided');
  });

  it.each([
    ['before a full credit report, says that the soft check costs no score', {}, true],
    ['after one, doesn’t', { hardCreditConsent: { textVersion: '2026-01' } }, false],
  ] as const)('%s', async (_, answers, says) => {
    await open({}, 'DECLINED', answers);
    expect(document.body.textContent.includes('The soft credit check doesn’t affect your score.')).toBe(says);
  });
});

describe('a home that can’t be lent on', () => {
  it('can be replaced by another, and the borrower can come back', async () => {
    await open({}, 'INELIGIBLE_PROPERTY');
    screen.getByText(/^You can use another home instead/);
    expect(screen.queryByText(/^We’re writing your letter/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Use another home' }));
    await screen.findByRole('heading', { name: 'What other home do you own?' });
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await screen.findByRole('heading', { name: 'We can’t lend on this home' });
  });
});
