// @vitest-environment happy-dom

import { type Part, server } from '@homeline/client/testing/fake-server.ts';
import type { Answers } from '@homeline/contract/applications/answers.ts';
import type { Call } from '@homeline/contract/call.ts';
import { valuationCalls } from '@homeline/contract/valuation/calls.ts';
import { toCents } from '@homeline/domain/money/cents.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openApplication, VERSION } from '../../testing/open-application.tsx';

const { orderOpinion, saveHomeCondition, saveEstimate } = valuationCalls;

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const bodies = (call: Call) => server.received(call).map(({ body }) => body);

const HOME = { street1: '115 Test Street', city: 'Columbus', state: 'OH', zip: '43085' } as const;
const AVERY = { firstName: 'Avery', lastName: 'Applicant', dob: '1980-02-03' };

describe('the home’s value', () => {
  it('names the home, and keeps an earlier estimate', async () => {
    openApplication('ESTIMATE_VALUE', {
      answers: { property: HOME, estimatedValue: { valueCents: toCents(420_000) } },
    });
    expect((await screen.findByLabelText<HTMLInputElement>('Value of your home')).value).toBe('420,000');
    screen.getByText(/estimate the value of 115 Test Street automatically/);
  });

  it('is refused when implausible', async () => {
    openApplication('ESTIMATE_VALUE');
    fireEvent.change(await screen.findByLabelText('Value of your home'), { target: { value: '9' } });
    await press('Continue');
    await screen.findByText('There is a problem');
    expect(bodies(saveEstimate)).toEqual([]);
  });
});

describe('the home’s condition', () => {
  const open = (answers: Part<Answers> = {}) => {
    openApplication('BPO_CONDITION', { answers: { profile: AVERY, ...answers } });
    return screen.findByLabelText<HTMLInputElement>('Who should the agent call?');
  };

  it('suggests the borrower as contact, and sends whom to call', async () => {
    const name = await open({ contact: { email: 'avery@example.com', phone: '(555) 555-0101' } });
    expect(name.value).toBe('Avery Applicant');
    fireEvent.change(name, { target: { value: 'Sam Neighbor' } });
    await userEvent.click(screen.getByLabelText(/^Fair/));
    await press('Continue');
    await waitFor(() =>
      expect(server.received(saveHomeCondition)).toMatchObject([
        {
          body: {
            condition: 'FAIR',
            accessName: 'Sam Neighbor',
            accessPhone: expect.stringMatching(/555.*0101/),
          },
          version: VERSION,
        },
      ]),
    );
  });

  it('shows an earlier answer', async () => {
    const name = await open({
      homeCondition: { condition: 'POOR', accessName: 'Sam Neighbor', accessPhone: '(555) 555-0119' },
    });
    expect(name.value).toBe('Sam Neighbor');
    expect(screen.getByLabelText<HTMLInputElement>(/^Poor/).checked).toBe(true);
  });

  it('isn’t sent without an answer', async () => {
    await open();
    await press('Continue');
    await screen.findByText('There are 2 problems');
    expect(bodies(saveHomeCondition)).toEqual([]);
  });
});

describe('the order of a valuation', () => {
  const open = (answers: Part<Answers> = {}) => {
    openApplication('ORDER_BPO', {
      answers: {
        property: HOME,
        homeCondition: { condition: 'FAIR', accessName: 'Sam Neighbor', accessPhone: '(555) 555-0119' },
        fees: { valuationCents: toCents(185), manualNotaryCents: toCents(0) },
        ...answers,
      },
    });
    return screen.findByRole('button', { name: 'Order it for $185.00' });
  };
  const waiver = () => screen.queryByRole('checkbox');

  it('names the price, the home and whom the agent calls', async () => {
    const order = await open();
    screen.getByText('115 Test Street, Columbus');
    screen.getByText('Sam Neighbor, (555) 555-0119');
    screen.getByText('$0.00');
    await userEvent.click(order);
    await waitFor(() => expect(bodies(orderOpinion)).toEqual([{ decision: 'ORDERED' }]));
  });

  it('asks to waive the time for a copy on a first lien only', async () => {
    await open();
    expect(waiver()).toBeNull();
  });

  it.each([
    [true, { decision: 'ORDERED', waivesCopyTiming: true }],
    [false, { decision: 'ORDERED' }],
  ])('waives the time for a copy only if the borrower says so (%s)', async (waives, body) => {
    const order = await open({ isFirstLien: true });
    if (waives) await userEvent.click(waiver() ?? expect.fail());
    await userEvent.click(order);
    await waitFor(() => expect(bodies(orderOpinion)).toEqual([body]));
  });

  it('can be refused, which ends the application after a confirmation', async () => {
    await open();
    await press('I don’t want it');
    const dialog = within(screen.getByRole('dialog', { name: 'We can’t open a line without a valuation' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Keep my application' }));
    expect(bodies(orderOpinion)).toEqual([]);
    await press('I don’t want it');
    server.refuses(orderOpinion, 'UNAVAILABLE');
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw my application' }));
    await dialog.findByRole('alert');
    server.answers(orderOpinion);
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw my application' }));
    await waitFor(() => expect(bodies(orderOpinion)).toHaveLength(2));
    expect(bodies(orderOpinion)).toEqual([{ decision: 'REFUSED' }, { decision: 'REFUSED' }]);
  });

  it('is placed once when the button is pressed repeatedly', async () => {
    server.holds(orderOpinion);
    const order = await open();
    await userEvent.click(order);
    await userEvent.click(order);
    expect(bodies(orderOpinion)).toHaveLength(1);
  });
});
