// @vitest-environment happy-dom
// Proves VA-11.

import { server } from '@homeline/client/testing/fake-server.ts';
import type { Call } from '@homeline/contract/call.ts';
import { propertyCalls } from '@homeline/contract/property/calls.ts';
import { stepOf } from '@homeline/domain/workflow/steps.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openApplication, UUID, VERSION } from '../../testing/open-application.tsx';
import { uploadFile } from '../../testing/upload-file.ts';

const { lookUpZip, saveProperty, sendOwnershipDocument, suggestAddresses } = propertyCalls;

const DEED = '21111111-1111-4111-8111-111111111111';
const HOME = {
  ...{ street1: '115 Test Street', city: 'Columbus', state: 'OH' as const, zip: '43085' },
  ...{ occupancy: 'PRIMARY' as const, listedForSale: false },
};
const answers = { property: HOME };
const street = () => screen.findByLabelText<HTMLInputElement>('Street address');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const bodies = (call: Call) => server.received(call).map(({ body }) => body);

describe('an address that the county doesn’t know', () => {
  it('is corrected from what was typed', async () => {
    openApplication('PROPERTY_NO_MATCH', { answers });
    expect((await street()).value).toBe('115 Test Street');
    fireEvent.change(screen.getByLabelText(/^Apartment or unit/), { target: { value: 'Unit 4' } });
    await press('Look up address');
    await waitFor(() =>
      expect(server.received(saveProperty)).toMatchObject([
        { body: { ...HOME, street2: 'Unit 4' }, version: VERSION },
      ]),
    );
  });

  it('in another state than its ZIP code isn’t looked up', async () => {
    openApplication('PROPERTY_NO_MATCH', { answers });
    await street();
    fireEvent.change(screen.getByLabelText('ZIP code'), { target: { value: '10001' } });
    await press('Look up address');
    await screen.findByText('ZIP code: Must be a ZIP code in Ohio');
    expect(bodies(saveProperty)).toEqual([]);
  });

  it('with a ZIP code that serves two states asks for a confirmation, then continues', async () => {
    openApplication('PROPERTY_NO_MATCH', { answers });
    await street();
    fireEvent.change(screen.getByLabelText('ZIP code'), { target: { value: '47006' } });
    await press('Look up address');
    await screen.findByText('ZIP code: Check the ZIP code, or confirm it here');
    expect(bodies(saveProperty)).toEqual([]);
    fireEvent.click(screen.getByLabelText('Yes. 47006 is a ZIP code of Indiana, and my home is in Ohio.'));
    await press('Look up address');
    await waitFor(() =>
      expect(bodies(saveProperty)).toEqual([{ ...HOME, zip: '47006', zipServesState: true }]),
    );
  });

  it('confirmed once for such a ZIP code isn’t asked about again', async () => {
    openApplication('PROPERTY_NO_MATCH', {
      answers: { property: { ...HOME, zip: '47006', zipServesState: true } },
    });
    await street();
    await press('Look up address');
    await waitFor(() => expect(bodies(saveProperty)).toHaveLength(1));
  });

  it('with another such ZIP code asks for a confirmation again', async () => {
    openApplication('PROPERTY_NO_MATCH', {
      answers: { property: { ...HOME, zip: '47006', zipServesState: true } },
    });
    await street();
    fireEvent.change(screen.getByLabelText('ZIP code'), { target: { value: '41073' } });
    await press('Look up address');
    await screen.findByText('ZIP code: Check the ZIP code, or confirm it here');
    expect(bodies(saveProperty)).toEqual([]);
  });

  it('in a state where the lender doesn’t lend says so, and keeps the typed address', async () => {
    server.refuses(saveProperty, 'STATE_NOT_LICENSED', { errors: ['We are not lending in Ohio yet.'] });
    openApplication('PROPERTY_NO_MATCH', { answers });
    await street();
    await press('Look up address');
    await screen.findByText('We are not lending in Ohio yet.');
    expect((await street()).value).toBe('115 Test Street');
  });
});

it('lets an address be changed before its lookup, then returns', async () => {
  const { page, kind } = stepOf('IN_PROGRESS');
  server.answers(saveProperty, { step: 'IN_PROGRESS', page, kind, version: VERSION + 1 });
  const router = openApplication('IN_PROGRESS', { page: 'review-app/property', answers });
  await screen.findByRole('heading', { name: 'What’s the address of your home?' });
  fireEvent.change(await street(), { target: { value: '9 New Road' } });
  await press('Save');
  await waitFor(() => expect(router.state.location.pathname).toBe(`/${UUID}/start/profile`));
  expect(bodies(saveProperty)).toMatchObject([{ street1: '9 New Road' }]);
});

describe('a home that records list under another owner', () => {
  it('is proven by a deed', async () => {
    openApplication('INCORRECT_OWNERSHIP', { answers });
    await screen.findByText(/someone else as the owner of 115 Test Street/);
    await press('Send deed or trust');
    expect(bodies(sendOwnershipDocument)).toEqual([]);
    await uploadFile('The deed that names you', DEED);
    await press('Send deed or trust');
    await waitFor(() => expect(bodies(sendOwnershipDocument)).toEqual([{ document: DEED }]));
  });

  it('can be replaced by another home, with an empty address form', async () => {
    openApplication('INCORRECT_OWNERSHIP', { answers });
    await userEvent.click(await screen.findByRole('button', { name: 'Use another home' }));
    expect((await street()).value).toBe('');
    await press('Look up address');
    expect(bodies(saveProperty)).toEqual([]);
    await press('Back');
    await screen.findByRole('heading', { name: 'Do you own this home?' });
  });
});

describe('the street of an address', () => {
  const typeStreet = (value: string) =>
    fireEvent.change(screen.getByLabelText('Street address'), { target: { value } });
  const shown = () =>
    ['Street address', 'City', 'State', 'ZIP code'].map(
      (label) => screen.getByLabelText<HTMLInputElement>(label).value,
    );
  const HOME = { street1: '41 Meridian Ave', city: 'Columbus', state: 'OH', zip: '43085' } as const;
  const LINE = '41 Meridian Ave, Columbus, OH 43085';

  it('is chosen from suggestions, which fill the whole address', async () => {
    server.answers(suggestAddresses, { addresses: [HOME] });
    openApplication('PROPERTY_NO_MATCH', {});
    await street();
    typeStreet('41 Mer');
    await waitFor(() => expect(document.querySelector('option')?.value).toBe(LINE));
    typeStreet(LINE);
    expect(shown()).toEqual(['41 Meridian Ave', 'Columbus', 'OH', '43085']);
  });

  it('is requested once from a lender without suggestions', async () => {
    server.answers(suggestAddresses, {});
    openApplication('PROPERTY_NO_MATCH', {});
    await street();
    typeStreet('41 Mer');
    await waitFor(() => expect(server.received(suggestAddresses)).toHaveLength(1));
    typeStreet('41 Meridian');
    typeStreet('41 Meridian Ave');
    await waitFor(() => expect(shown()[0]).toBe('41 Meridian Ave'));
    expect(server.received(suggestAddresses)).toHaveLength(1);
  });
});

describe('the ZIP code of an address', () => {
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const shownIn = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

  it('fills in the city and the state, and again for another ZIP code', async () => {
    server.answersBy(lookUpZip, ({ params }) =>
      params['zip'] === '80202'
        ? { city: 'Denver', state: 'CO' as const }
        : { city: 'Columbus', state: 'OH' as const },
    );
    openApplication('PROPERTY_NO_MATCH', {});
    await street();
    type('ZIP code', '43085');
    await waitFor(() => expect([shownIn('City'), shownIn('State')]).toEqual(['Columbus', 'OH']));
    type('ZIP code', '80202-1234');
    await waitFor(() => expect([shownIn('City'), shownIn('State')]).toEqual(['Denver', 'CO']));
  });

  it('keeps a typed city, and isn’t looked up before it is complete', async () => {
    server.answers(lookUpZip, { city: 'Columbus', state: 'OH' });
    openApplication('PROPERTY_NO_MATCH', {});
    await street();
    type('City', 'Worthington');
    type('ZIP code', '430');
    expect(server.received(lookUpZip)).toEqual([]);
    type('ZIP code', '43085');
    await waitFor(() => expect(shownIn('State')).toBe('OH'));
    expect(shownIn('City')).toBe('Worthington');
  });

  it('leaves both to be typed when the lookup fails', async () => {
    server.refuses(lookUpZip, 'UNAVAILABLE');
    openApplication('PROPERTY_NO_MATCH', {});
    await street();
    type('ZIP code', '43085');
    await waitFor(() => expect(server.received(lookUpZip)).toHaveLength(1));
    expect([shownIn('City'), shownIn('State')]).toEqual(['', '']);
  });
});
