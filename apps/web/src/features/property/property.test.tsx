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

  it('with a ZIP code of another state isn’t looked up', async () => {
    openApplication('PROPERTY_NO_MATCH', { answers });
    await street();
    fireEvent.change(screen.getByLabelText('ZIP code'), { target: { value: '10001' } });
    await press('Look up address');
    await screen.findByText('ZIP code: Must be a ZIP code in Ohio');
    expect(bodies(saveProperty)).toEqual([]);
  });

  it('with a ZIP code that serves two states is asked about, and goes on', async () => {
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

  it('of a ZIP code that serves two states isn’t asked about again', async () => {
    openApplication('PROPERTY_NO_MATCH', {
      answers: { property: { ...HOME, zip: '47006', zipServesState: true } },
    });
    await street();
    await press('Look up address');
    await waitFor(() => expect(bodies(saveProperty)).toHaveLength(1));
  });

  it('of another ZIP code that serves two states is asked about once more', async () => {
    openApplication('PROPERTY_NO_MATCH', {
      answers: { property: { ...HOME, zip: '47006', zipServesState: true } },
    });
    await street();
    fireEvent.change(screen.getByLabelText('ZIP code'), { target: { value: '41073' } });
    await press('Look up address');
    await screen.findByText('ZIP code: Check the ZIP code, or confirm it here');
    expect(bodies(saveProperty)).toEqual([]);
  });

  it('in a state where the lender doesn’t lend says so, and stays typed', async () => {
    server.refuses(saveProperty, 'STATE_NOT_LICENSED', { errors: ['We are not lending in Ohio yet.'] });
    openApplication('PROPERTY_NO_MATCH', { answers });
    await street();
    await press('Look up address');
    await screen.findByText('We are not lending in Ohio yet.');
    expect((await street()).value).toBe('115 Test Street');
  });
});

it('an address that isn’t looked up yet is changed on the way, and leads back', async () => {
  const { page, kind } = stepOf('IN_PROGRESS');
  server.answers(saveProperty, { step: 'IN_PROGRESS', page, kind, version: VERSION + 1 });
  const router = openApplication('IN_PROGRESS', { page: 'review-app/property', answers });
  await screen.findByRole('heading', { name: 'What’s the address of your home?' });
  fireEvent.change(await street(), { target: { value: '9 New Road' } });
  await press('Save');
  await waitFor(() => expect(router.state.location.pathname).toBe(`/${UUID}/start/profile`));
  expect(bodies(saveProperty)).toMatchObject([{ street1: '9 New Road' }]);
});

describe('a home that records say is somebody else’s', () => {
  it('is proven by a deed', async () => {
    openApplication('INCORRECT_OWNERSHIP', { answers });
    await screen.findByText(/someone else as the owner of 115 Test Street/);
    await press('Send deed or trust');
    expect(bodies(sendOwnershipDocument)).toEqual([]);
    await uploadFile('The deed that names you', DEED);
    await press('Send deed or trust');
    await waitFor(() => expect(bodies(sendOwnershipDocument)).toEqual([{ document: DEED }]));
  });

  it('may be replaced by another home, whose address starts empty', async () => {
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

  it('is chosen from suggestions with all that belongs to it', async () => {
    server.answers(suggestAddresses, { addresses: [HOME] });
    openApplication('PROPERTY_NO_MATCH', {});
    await street();
    typeStreet('41 Mer');
    await waitFor(() => expect(document.querySelector('option')?.value).toBe(LINE));
    typeStreet(LINE);
    expect(shown()).toEqual(['41 Meridian Ave', 'Columbus', 'OH', '43085']);
  });

  it('is asked about once of a lender that has no suggestions', async () => {
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

  it('leaves a city that somebody typed, and asks nothing before it is whole', async () => {
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

  it('that can’t be looked up leaves both to be typed', async () => {
    server.refuses(lookUpZip, 'UNAVAILABLE');
    openApplication('PROPERTY_NO_MATCH', {});
    await street();
    type('ZIP code', '43085');
    await waitFor(() => expect(server.received(lookUpZip)).toHaveLength(1));
    expect([shownIn('City'), shownIn('State')]).toEqual(['', '']);
  });
});
