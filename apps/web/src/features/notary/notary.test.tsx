// @vitest-environment happy-dom
// Proves DS-62, LW-02.

import { server } from '@homeline/client/testing/fake-server.ts';
import type { Part } from '@homeline/client/testing/sample.ts';
import { listDocuments } from '@homeline/contract/documents/list-documents.ts';
import { getNotary, type Notary } from '@homeline/contract/notary/get-notary.ts';
import { changeAppointment, requestAppointment } from '@homeline/contract/notary/request-appointment.ts';
import { toCents } from '@homeline/domain/money/cents.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openApplication } from '../../testing/open-application.tsx';

const AT_NOON = '2026-03-05T18:00:00.000Z';
const texas = {
  timeZone: 'America/Chicago',
  property: { street1: '115 Test Street', city: 'Austin', state: 'TX', zip: '78704' },
} as const;
const ohio = {
  ...texas,
  property: { ...texas.property, city: 'Columbus', state: 'OH', zip: '43085' },
} as const;

const booked = { requestedTime: AT_NOON, place: 'Lone Star Title', confirmedTime: AT_NOON, canChange: true };

function appointment(given: Part<Notary['appointment']>, answers: typeof texas | typeof ohio = texas) {
  server.answers(getNotary, { manual: true, manualByLaw: true, appointment: given });
  openApplication('MANUAL_DEED_SIGNING', { answers });
}

describe('the notary', () => {
  it('comes after a look at the papers to sign, and at what a visit leaves of the cash', async () => {
    const created = '2026-03-05T15:00:00.000Z';
    const listed = { created, timeZone: 'America/New_York', hasHtml: true } as const;
    server.answers(listDocuments, [
      {
        ...listed,
        uuid: crypto.randomUUID(),
        type: 'SECURITY_INSTRUMENT',
        title: 'The deed',
        package: 'NOTARY',
      },
      {
        ...listed,
        uuid: crypto.randomUUID(),
        type: 'HELOC_AGREEMENT',
        title: 'The agreement',
        package: 'CLOSING',
      },
    ]);
    const [before, after] = [
      { cashToBorrowerCents: toCents(72_000) },
      { cashToBorrowerCents: toCents(71_700) },
    ];
    server.answers(getNotary, { manual: false, manualByLaw: false, inPerson: { before, after } });
    openApplication('DEED_SIGNING');
    await screen.findByText('What you sign with the notary');
    expect(screen.getAllByText('The deed')).not.toEqual([]);
    expect(screen.queryByText('The agreement')).toBeNull();
    screen.getByText(/for \$300\.00 from your draw.* Your cash in hand would then be \$71,700\.00\.$/);
  });
});

describe('the appointment with the notary', () => {
  it('is shown as requested, without a way to change it, until the notary confirms', async () => {
    appointment({ ...booked, confirmedTime: undefined, canChange: false });
    await screen.findByRole('heading', { name: 'We’re booking your notary' });
    expect(screen.queryByRole('button', { name: 'Choose another time' })).toBeNull();
  });

  it('is at an office in Texas, where all documents are signed', async () => {
    appointment(booked);
    await screen.findByRole('heading', { name: 'Your appointment is confirmed' });
    screen.getByText(/^Everyone who signs must come/);
    screen.getByText('You sign everything at the office');
    screen.getByText('Lone Star Title');
  });

  it('is at the home outside Texas', async () => {
    appointment(booked, ohio);
    await screen.findByText(/^The notary will bring the documents/);
    screen.getByText('You sign the deed together');
  });

  it('is canceled for another time once the borrower confirms', async () => {
    appointment(booked);
    await userEvent.click(await screen.findByRole('button', { name: 'Choose another time' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Give up this appointment?' }));
    expect(server.received(changeAppointment)).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Choose another time' }));
    expect(server.received(changeAppointment)).toHaveLength(1);
  });

  it('stays when it can no longer be canceled, and says so', async () => {
    server.refuses(changeAppointment, 'UNAVAILABLE');
    appointment(booked);
    await userEvent.click(await screen.findByRole('button', { name: 'Choose another time' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Give up this appointment?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Choose another time' }));
    await dialog.findByRole('alert');
  });
});

describe('a time with the notary', () => {
  const fill = async ([month, day, year]: readonly [string, string, string], time: string) => {
    await userEvent.type(await screen.findByLabelText('Month'), month);
    await userEvent.type(screen.getByLabelText('Day'), day);
    await userEvent.type(screen.getByLabelText('Year'), year);
    await userEvent.selectOptions(screen.getByLabelText('Time'), time);
  };
  const request = () => userEvent.click(screen.getByRole('button', { name: 'Request this time' }));

  it('is requested in the home’s time zone, at the home unless another place is named', async () => {
    server.answers(getNotary, { manual: true, manualByLaw: true });
    openApplication('MANUAL_NOTARY_SCHEDULING', { answers: ohio });
    await fill(['03', '05', '2026'], '12:00 PM');
    await request();
    expect(server.received(requestAppointment).map(({ body }) => body)).toEqual([
      { requestedTime: AT_NOON, place: '115 Test Street, Columbus, OH 43085' },
    ]);
  });

  it('has no default place when signing at an office', async () => {
    server.answers(getNotary, { manual: true, manualByLaw: true });
    openApplication('MANUAL_NOTARY_SCHEDULING', { answers: texas });
    await fill(['03', '05', '2026'], '12:00 PM');
    await request();
    expect(server.received(requestAppointment)).toEqual([]);
    await screen.findByText('Required');
  });

  it('shows an office’s alternative time with its place', async () => {
    const offered = { confirmedTime: AT_NOON, place: 'Lone Star Title' };
    server.answers(getNotary, { manual: true, manualByLaw: true, offered });
    openApplication('MANUAL_NOTARY_SCHEDULING', { answers: texas });
    await screen.findByText('That day isn’t free');
    screen.getByText(/^The office offers Thursday, 03.05.2026, 12:00 PM CST, at Lone Star Title/);
  });

  it('shows the server’s refusal at its field', async () => {
    server.answers(getNotary, { manual: true, manualByLaw: true });
    server.refuses(requestAppointment, 'INVALID_INPUT', {
      fields: { requestedTime: 'Must be on a business day' },
    });
    openApplication('MANUAL_NOTARY_SCHEDULING', { answers: ohio });
    await fill(['03', '07', '2026'], '12:00 PM');
    await request();
    await screen.findByText('Must be on a business day');
  });
});
