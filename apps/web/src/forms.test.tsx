// @vitest-environment happy-dom
import { server } from '@homeline/client/testing/fake-server.ts';
import { getStatus } from '@homeline/contract/applications/status.ts';
import { assetsCalls } from '@homeline/contract/assets/calls.ts';
import type { Call } from '@homeline/contract/call.ts';
import { submitPin } from '@homeline/contract/credit/submit-pin.ts';
import { submitSsn } from '@homeline/contract/credit/submit-ssn.ts';
import { incomeCalls } from '@homeline/contract/income/calls.ts';
import { getOffers } from '@homeline/contract/offers/get-offers.ts';
import { valuationCalls } from '@homeline/contract/valuation/calls.ts';
import { toCents } from '@homeline/domain/money/cents.ts';
import type { StepName } from '@homeline/domain/workflow/steps.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openApplication, VERSION } from './testing/open-application.tsx';

const { answerAssets } = assetsCalls;
const { saveEmployerContact } = incomeCalls;
const { saveEstimate } = valuationCalls;

type Form = {
  readonly step: StepName;
  readonly call: Call;
  /** What somebody types into the fields, from top to bottom. */
  readonly types: readonly string[];
  readonly body: object;
};

const FORMS: readonly Form[] = [
  { step: 'ESTIMATE_VALUE', call: saveEstimate, types: ['450000'], body: { valueCents: toCents(450_000) } },
  {
    step: 'CREDIT_NO_MATCH',
    call: submitSsn,
    types: ['901-00-1006'],
    body: { ssn: expect.stringMatching(/^901-?00-?1006$/) },
  },
  { step: 'CREDIT_FROZEN_WITH_PIN', call: submitPin, types: ['246810'], body: { pin: '246810' } },
  {
    step: 'EMPLOYER_VERIFICATION',
    call: saveEmployerContact,
    types: ['Old Mill', 'Pat Payroll', '5555550119'],
    body: { employer: 'Old Mill', name: 'Pat Payroll', phone: expect.stringMatching(/555.*0119/) },
  },
  {
    step: 'ASSETS_PREQUAL',
    call: answerAssets,
    types: ['12000'],
    body: { answer: 'LINKED', checkingSavingsCents: toCents(12_000), brokerageCents: 0, retirementCents: 0 },
  },
];

const NOT_SAVED = 'This wasn’t saved';
const field = (index: number) =>
  document.querySelectorAll<HTMLInputElement>('main form input')[index] ?? expect.fail(`No field ${index}`);
const submit = () =>
  userEvent.click(document.querySelector<HTMLButtonElement>('main button[type=submit]') ?? expect.fail());

async function fill({ step, types }: Form) {
  openApplication(step);
  await waitFor(() => expect(document.querySelector('main button[type=submit]')).not.toBeNull());
  for (const [index, text] of types.entries()) {
    await userEvent.clear(field(index));
    await userEvent.type(field(index), text);
  }
}

describe.each(FORMS)('the form at $step', (form) => {
  const { call, types, body, step } = form;

  it('is saved as typed, with the version of the answers that it shows', async () => {
    await fill(form);
    expect(screen.queryByText(NOT_SAVED)).toBeNull();
    await submit();
    await waitFor(() => expect(server.received(call)).toMatchObject([{ body, version: VERSION }]));
    expect(screen.queryByText(NOT_SAVED)).toBeNull();
  });

  it('says when saving fails, and keeps typed values', async () => {
    server.refuses(call, 'UNAVAILABLE');
    await fill(form);
    await submit();
    await screen.findByText(NOT_SAVED);
    for (const index of types.keys()) expect(field(index).value).not.toBe('');
  });

  it('isn’t sent while empty, and names what is missing', async () => {
    openApplication(step);
    await waitFor(() => expect(document.querySelector('main button[type=submit]')).not.toBeNull());
    await submit();
    expect((await screen.findAllByText(/Required|Enter at least one amount/)).length).toBeGreaterThan(0);
    expect(server.received(call)).toEqual([]);
  });

  it('follows a step that another window moved, and says that nothing was saved', async () => {
    server.refuses(call, 'WRONG_STEP', { step: 'HMDA_COLLECTION' });
    await fill(form);
    server.answers(getStatus, {
      step: 'HMDA_COLLECTION',
      kind: 'BORROWER_ACTION',
      page: 'start/hmda',
      version: VERSION + 1,
    });
    await submit();
    await screen.findByText('Your application has moved to a different step.');
  });
});

describe('savings that a borrower doesn’t want to count', () => {
  it('are skipped immediately when there are offers without them', async () => {
    server.answers(getOffers, { offers: [{}] } as never);
    openApplication('ASSETS_PREQUAL');
    await userEvent.click(await screen.findByRole('button', { name: 'Continue without savings' }));
    await waitFor(() =>
      expect(server.received(answerAssets)).toMatchObject([{ body: { answer: 'SKIPPED' } }]),
    );
  });

  it('say when saving fails', async () => {
    server.answers(getOffers, { offers: [{}] } as never);
    server.refuses(answerAssets, 'UNAVAILABLE');
    openApplication('ASSETS_PREQUAL');
    const skip = await screen.findByRole('button', { name: 'Continue without savings' });
    expect(screen.queryByText(NOT_SAVED)).toBeNull();
    await userEvent.click(skip);
    await screen.findByText(NOT_SAVED);
  });

  it('are declined after a confirmation when there is no offer without them', async () => {
    openApplication('ASSETS_PREQUAL');
    await userEvent.click(await screen.findByRole('button', { name: 'Continue without savings' }));
    const question = within(await screen.findByRole('dialog'));
    expect(server.received(answerAssets)).toEqual([]);
    await userEvent.click(question.getByRole('button', { name: 'Continue without savings' }));
    await waitFor(() =>
      expect(server.received(answerAssets)).toMatchObject([{ body: { answer: 'REFUSED' } }]),
    );
  });
});
