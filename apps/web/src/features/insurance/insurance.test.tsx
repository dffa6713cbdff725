// @vitest-environment happy-dom
// Proves ST-14.

import { type Part, server } from '@homeline/client/testing/fake-server.ts';
import { linesOf } from '@homeline/client/testing/lines.ts';
import type { Status } from '@homeline/contract/applications/status.ts';
import { insuranceCalls } from '@homeline/contract/insurance/calls.ts';
import type { Insurance } from '@homeline/contract/insurance/get-insurance.ts';
import { toCents } from '@homeline/domain/money/cents.ts';
import { type StepName, stepOf } from '@homeline/domain/workflow/steps.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openApplication, UUID, VERSION } from '../../testing/open-application.tsx';
import { uploadFile } from '../../testing/upload-file.ts';

const { getInsurance, sendInsurance, postponeInsurance } = insuranceCalls;

const HOME = '21111111-1111-4111-8111-111111111111';
const FLOOD = '31111111-1111-4111-8111-111111111111';

const HOME_ADDRESS = { street1: '101 Test Street', city: 'Columbus', state: 'OH', zip: '43085' } as const;

function open(
  insurance: Part<Insurance> = {},
  step: StepName = 'INSURANCE_UPLOAD',
  status: Part<Status> = {},
) {
  server.answers(getInsurance, {
    coverageCents: toCents(250_000),
    mortgagee: 'Homeline Lending ISAOA/ATIMA',
    loanNumber: 'HL-1',
    standing: 'MISSING',
    shortfalls: [],
    ...insurance,
  });
  const router = openApplication(step, { status, answers: { property: HOME_ADDRESS } });
  return { router, action: screen.findByRole('button', { name: 'Send policy' }) };
}
const send = async () => userEvent.click(screen.getByRole('button', { name: 'Send policy' }));
const sent = () => server.received(sendInsurance).map(({ body }) => body);

describe('the proof of insurance', () => {
  it('is one policy without a flood hazard', async () => {
    await open().action;
    // The ways to leave come last.
    await screen.findByText('Cancel application');
    expect(linesOf(screen.getByRole('main'))).toMatchInlineSnapshot(`
      [
        "Back",
        "Show us that your home is insured",
        "Your home secures your line, so it must be insured for as long as the line is open. Once we have your policy’s declarations page, your line can open.",
        "What your policy needs",
        "Dwelling coverage of at least Or the full cost to rebuild your home, if that’s less",
        "$250,000",
        "Mortgagee clause, exactly as written The mortgagee is paid first if your home is damaged. The letters after our name cover a future owner of your line",
        "Homeline Lending ISAOA/ATIMA Copy mortgagee clause",
        "Loan number",
        "HL-1 Copy loan number",
        "Named insured",
        "You, at your home’s address",
        "Policy dates",
        "In force today and for at least 30 more days",
        "Flood insurance",
        "Not required",
        "What to send your insurer",
        "Homeowners insurance policy",
        "The declarations page, from your insurer’s website or your agent. PDF or photo, up to 20 MB.",
        "Choose a file or drop it here",
        "Send policy",
        "Email me a link to continue later Cancel application",
      ]
    `);
    expect(screen.queryByLabelText(/^Flood insurance policy/)).toBeNull();
    await send();
    await screen.findByText('Homeowners insurance policy: Required');
    await uploadFile('Homeowners insurance policy', HOME);
    await send();
    await waitFor(() => expect(sent()).toEqual([{ documents: [HOME] }]));
  });

  it('is two policies in a flood hazard area', async () => {
    await open({ floodRequired: true }).action;
    await uploadFile('Homeowners insurance policy', HOME, 'home.pdf');
    await send();
    await screen.findByText('Flood insurance policy: Required');
    expect(sent()).toEqual([]);
    await uploadFile('Flood insurance policy', FLOOD, 'flood.pdf');
    await send();
    await waitFor(() => expect(sent()).toEqual([{ documents: [HOME, FLOOD] }]));
  });

  it('is replaced when another file is chosen', async () => {
    await open().action;
    await uploadFile('Homeowners insurance policy', FLOOD, 'wrong.pdf');
    await uploadFile('Homeowners insurance policy', HOME, 'home.pdf');
    await send();
    await waitFor(() => expect(sent()).toEqual([{ documents: [HOME] }]));
  });

  it('shows the requirements beside a rejection', async () => {
    await open({ standing: 'REJECTED', floodRequired: true }).action;
    screen.getByText('Your last policy didn’t meet our requirements');
    screen.getByText('$250,000');
    screen.getByText('Also required: your home is in a flood hazard area');
  });

  it('stays uploaded when saving fails', async () => {
    server.refuses(sendInsurance, 'UNAVAILABLE');
    await open().action;
    expect(screen.queryByText('Your last policy didn’t meet our requirements')).toBeNull();
    await uploadFile('Homeowners insurance policy', HOME);
    await send();
    await screen.findByText('This wasn’t saved');
    screen.getByText('proof.pdf');
  });
});

describe('the policy asked for before signing', () => {
  it('shows its requirements from the start, and can be postponed', async () => {
    const { action } = open({}, 'INSURANCE_REQUEST');
    await action;
    screen.getByText('$250,000');
    screen.getByText(
      /We need it before we send your money\. If it isn’t here by then, only the money waits\./,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Send it later' }));
    await waitFor(() => expect(server.received(postponeInsurance)).toHaveLength(1));
    expect(sent()).toEqual([]);
  });

  it('says when it can’t be postponed', async () => {
    server.refuses(postponeInsurance, 'UNAVAILABLE');
    await open({}, 'INSURANCE_REQUEST').action;
    await userEvent.click(screen.getByRole('button', { name: 'Send it later' }));
    await screen.findByRole('alert');
  });

  it('is checked while the borrower may go on', async () => {
    open({ standing: 'CHECKING', sent: 1 }, 'INSURANCE_REQUEST');
    await screen.findByRole('heading', { name: 'Checking your policy' });
    await userEvent.click(screen.getByRole('button', { name: 'Go on without waiting' }));
    await waitFor(() => expect(server.received(postponeInsurance)).toHaveLength(1));
  });

  it('is requested again with its shortfalls', async () => {
    await open({ standing: 'FELL_SHORT', shortfalls: ['COVERAGE', 'DATES'], sent: 1 }, 'INSURANCE_REQUEST')
      .action;
    screen.getByText('Your policy isn’t enough yet');
    screen.getByText('The dwelling coverage is too low.');
    screen.getByText('It isn’t in force yet, or ends within 30 days.');
    screen.getByRole('button', { name: 'Send it later' });
  });

  it('can be sent from any later page once postponed', async () => {
    const { page, kind } = stepOf('NOTE_SIGNING');
    const router = openApplication('NOTE_SIGNING', {
      page: 'signing/support',
      status: { page, kind, version: VERSION, alsoOpen: ['insurance/upload', 'insurance/requirements'] },
    });
    server.answers(getInsurance, { standing: 'POSTPONED', coverageCents: toCents(250_000) });
    await userEvent.click(await screen.findByRole('link', { name: 'Send your insurance policy' }));
    await screen.findByRole('button', { name: 'Send policy' });
    expect(router.state.location.pathname).toBe(`/${UUID}/insurance/upload`);
    expect(screen.queryByRole('button', { name: 'Send it later' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Send your insurance policy' })).toBeNull();
  });
});

describe('the words for the insurer', () => {
  it('name everything that the policy needs, and lead back to the upload', async () => {
    const { router, action } = open({ floodRequired: true });
    await action;
    await userEvent.click(screen.getByRole('link', { name: 'What to send your insurer' }));
    const words = await screen.findByText(/^Hello,/);
    for (const part of [
      '101 Test Street, Columbus, OH 43085',
      'at least $250,000',
      'Homeline Lending ISAOA/ATIMA',
      'loan number: HL-1',
      'for at least 30 more days',
      'flood policy',
    ])
      expect(words.textContent).toContain(part);
    const email = screen.getByRole('link', { name: 'Open in email' }).getAttribute('href') ?? '';
    expect(decodeURIComponent(email)).toContain('Homeline Lending ISAOA/ATIMA');
    await userEvent.click(screen.getByRole('link', { name: 'Send your policy' }));
    await screen.findByRole('button', { name: 'Send policy' });
    expect(router.state.location.pathname).toBe(`/${UUID}/insurance/upload`);
  });

  it('name no flood policy where none is required', async () => {
    await open().action;
    await userEvent.click(screen.getByRole('link', { name: 'What to send your insurer' }));
    expect((await screen.findByText(/^Hello,/)).textContent).not.toContain('flood');
  });

  it('are replaced by the wait while staff review the policy', async () => {
    openApplication('INSURANCE_REVIEW');
    await screen.findByRole('heading', { name: 'Checking your insurance' });
  });
});
