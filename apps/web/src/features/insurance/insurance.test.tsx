// @vitest-environment happy-dom

import { type Part, server } from '@homeline/client/testing/fake-server.ts';
import { insuranceCalls } from '@homeline/contract/insurance/calls.ts';
import type { Insurance } from '@homeline/contract/insurance/get-insurance.ts';
import { toCents } from '@homeline/domain/money/cents.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openApplication, UUID } from '../../testing/open-application.tsx';
import { uploadFile } from '../../testing/upload-file.ts';

const { getInsurance, sendInsurance } = insuranceCalls;

const HOME = '21111111-1111-4111-8111-111111111111';
const FLOOD = '31111111-1111-4111-8111-111111111111';

function open(insurance: Part<Insurance> = {}) {
  server.answers(getInsurance, {
    coverageCents: toCents(250_000),
    mortgagee: 'Homeline Lending ISAOA/ATIMA',
    loanNumber: 'HL-1',
    ...insurance,
  });
  const router = openApplication('INSURANCE_UPLOAD');
  return { router, action: screen.findByRole('button', { name: 'Send policy' }) };
}
const send = async () => userEvent.click(screen.getByRole('button', { name: 'Send policy' }));
const sent = () => server.received(sendInsurance).map(({ body }) => body);

describe('the proof of insurance', () => {
  it('is one policy where there is no flood hazard', async () => {
    await open().action;
    expect(screen.queryByLabelText(/^Flood insurance policy/)).toBeNull();
    await send();
    await screen.findByText('Homeowners insurance policy: Required');
    await uploadFile('Homeowners insurance policy', HOME);
    await send();
    await waitFor(() => expect(sent()).toEqual([{ documents: [HOME] }]));
  });

  it('is two policies where the home may be flooded', async () => {
    await open({ floodRequired: true }).action;
    await uploadFile('Homeowners insurance policy', HOME, 'home.pdf');
    await send();
    await screen.findByText('Flood insurance policy: Required');
    expect(sent()).toEqual([]);
    await uploadFile('Flood insurance policy', FLOOD, 'flood.pdf');
    await send();
    await waitFor(() => expect(sent()).toEqual([{ documents: [HOME, FLOOD] }]));
  });

  it('that is chosen again replaces the first', async () => {
    await open().action;
    await uploadFile('Homeowners insurance policy', FLOOD, 'wrong.pdf');
    await uploadFile('Homeowners insurance policy', HOME, 'home.pdf');
    await send();
    await waitFor(() => expect(sent()).toEqual([{ documents: [HOME] }]));
  });

  it('that was rejected shows beside it what the policy needs', async () => {
    await open({ rejected: true, floodRequired: true }).action;
    screen.getByText('Your last policy didn’t meet our requirements');
    screen.getByText('$250,000');
    screen.getByText('Also required: your home is in a flood hazard area');
  });

  it('that isn’t saved stays uploaded', async () => {
    server.refuses(sendInsurance, 'UNAVAILABLE');
    await open().action;
    expect(screen.queryByText('Your last policy didn’t meet our requirements')).toBeNull();
    await uploadFile('Homeowners insurance policy', HOME);
    await send();
    await screen.findByText('This wasn’t saved');
    screen.getByText('proof.pdf');
  });
});

describe('what a policy needs', () => {
  it('is told to the insurer, and leads back to the upload', async () => {
    const { router, action } = open();
    await action;
    await userEvent.click(screen.getByRole('link', { name: 'What your insurance policy needs' }));
    await screen.findByText('Homeline Lending ISAOA/ATIMA');
    screen.getByText('Not required');
    await userEvent.click(screen.getByRole('link', { name: 'Upload your policy' }));
    await screen.findByRole('button', { name: 'Send policy' });
    expect(router.state.location.pathname).toBe(`/${UUID}/insurance/upload`);
  });
});
