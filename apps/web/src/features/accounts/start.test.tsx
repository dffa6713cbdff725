// @vitest-environment happy-dom
// Proves OR-07.

import { organisation } from '@homeline/client/organisation.ts';
import { type Part, server } from '@homeline/client/testing/fake-server.ts';
import { type EstimatedLine, estimateLine } from '@homeline/contract/offers/estimate-line.ts';
import { cents, toCents } from '@homeline/domain/money/cents.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';

const ESTIMATE: Part<EstimatedLine> = {
  estimate: {
    noteRatePct: { from: 7.45, to: 11.5 },
    aprPct: { from: 8.29, to: 11.9 },
    monthlyPaymentCents: { from: cents(102_583), to: cents(129_669) },
  },
};

function open(estimated: Part<EstimatedLine> = ESTIMATE) {
  server.answers(estimateLine, estimated);
  openPage('/', { isVisitor: true });
  return screen.findByText('See what it might cost');
}
const asked = () => server.received(estimateLine).at(-1)?.query;

describe('the first page of a lender', () => {
  it('estimates the payment and the APR of a line, with the fees to open it', async () => {
    await open();
    await screen.findByText(/^\$1,025\.83 to\s\$1,296\.69/);
    screen.getByText(/^APR 8\.29% to\s11\.90%, fixed interest rate 7\.45% to\s11\.50%$/);
    screen.getByText(/not an offer: we haven’t checked your credit.* Other fees to open it are \$/);
  });

  it('updates the estimate for another credit range, term and amount', async () => {
    await open();
    await userEvent.selectOptions(screen.getByLabelText('Your credit score, roughly'), 'FAIR');
    await userEvent.selectOptions(screen.getByLabelText('Time to repay'), '30');
    await waitFor(() =>
      expect(asked()).toEqual({
        ...{ credit: 'FAIR', termYears: '30', amountCents: String(toCents(100_000)) },
      }),
    );
  });

  it('says where the line isn’t offered, and where that is unknown', async () => {
    await open({});
    await userEvent.selectOptions(screen.getByLabelText('Time to repay'), '10');
    await screen.findByText(/^We don’t offer a line of this amount/);
    server.refuses(estimateLine, 'FIGURES_OUT_OF_DATE');
    await userEvent.selectOptions(screen.getByLabelText('Time to repay'), '5');
    await screen.findByText(/^We can’t estimate this right now/);
  });

  it('promises a duration only when the lender’s own applications support it', async () => {
    await open();
    expect(screen.queryByText(/^Usually/)).toBeNull();
    const measured: { usualSeconds: object } = organisation;
    measured.usualSeconds = { OFFERS_IN_FIVE_MINUTES: 95, MONEY_IN_FIVE_DAYS: 7.2 * 86_400 };
    try {
      openPage('/', { isVisitor: true });
      await screen.findByText('Usually 2 minutes after you start');
      screen.getByText('Usually 8 days after you start');
    } finally {
      measured.usualSeconds = {};
    }
  });
});
