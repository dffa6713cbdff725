// @vitest-environment happy-dom

import { server } from '@homeline/client/testing/fake-server.ts';
import { getLiens } from '@homeline/contract/liens/get-liens.ts';
import { toCents } from '@homeline/domain/money/cents.ts';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openApplication } from '../../testing/open-application.tsx';

describe('the wait for exact payoffs', () => {
  it('names the loans that the line pays off, and no others', async () => {
    server.answers(getLiens, {
      liens: [
        {
          holder: 'River Bank',
          answer: 'PAY_OFF',
          balanceCents: toCents(12_000),
          securedCents: toCents(12_000),
        },
        {
          holder: 'Lake Bank',
          answer: 'PAY_OFF',
          balanceCents: toCents(3_000),
          securedCents: toCents(40_000),
        },
        { holder: 'Hill Bank', answer: 'CONFIRMED', balanceCents: toCents(90_000) },
      ],
    });
    openApplication('PAYOFF_HOLD');
    await screen.findByText('River Bank');
    screen.getByText('$12,000');
    screen.getByText('Last reported balance');
    screen.getByText('Last reported balance. This line of credit will be closed');
    expect(screen.queryByText('Hill Bank')).toBeNull();
  });

  it('is still shown when the loans can’t be loaded', async () => {
    server.drops(getLiens);
    openApplication('PAYOFF_HOLD');
    await waitFor(() => expect(server.received(getLiens)).toHaveLength(1));
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([
      'Waiting for a payoff letter',
    ]);
  });

  it('lists no loans when none is paid off', async () => {
    server.answers(getLiens, { liens: [{ holder: 'Hill Bank', answer: 'CONFIRMED' }] });
    openApplication('PAYOFF_HOLD');
    await waitFor(() => expect(server.received(getLiens)).toHaveLength(1));
    expect(screen.queryByText('What your line will pay off')).toBeNull();
  });
});

it('a flood certificate that takes long says who works on it', async () => {
  openApplication('WAITING_FOR_FLOOD_CERT', {
    page: 'error/flood-cert',
    status: { page: 'error/flood-cert' },
  });
  await screen.findByRole('heading', { name: 'Your flood certificate is taking longer than usual' });
  screen.getByText('Our flood map provider');
});
