// @vitest-environment happy-dom
// Proves LW-11.

import { server } from '@homeline/client/testing/fake-server.ts';
import { getDelay } from '@homeline/contract/applications/get-delay.ts';
import { getOffers } from '@homeline/contract/offers/get-offers.ts';
import { stepCopy } from '@homeline/domain/workflow/step-copy.ts';
import { screen } from '@testing-library/react';
import { it, vi } from 'vitest';
import { openApplication } from '../../testing/open-application.tsx';

it('says that offers wait for newer rates, and that nothing is lost', async () => {
  server.refuses(getOffers, 'FIGURES_OUT_OF_DATE');
  openApplication('OFFER_SELECTION');
  await screen.findByRole('heading', { name: 'We’re updating our rates' });
  await screen.findByText(/Your answers are saved/);
  await screen.findByRole('button', { name: 'Check again' });
});

it('says the same while the first offers are priced', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  server.answers(getDelay, { rates: true });
  openApplication('WAITING_FOR_INITIAL_OFFERS');
  await screen.findByText(stepCopy('WAITING_FOR_INITIAL_OFFERS').wait?.heading ?? '');
  await vi.advanceTimersByTimeAsync(16_000);
  await screen.findByText('We’re updating our rates');
  vi.useRealTimers();
});
