// @vitest-environment happy-dom
// Proves PR-06.

import { server } from '@homeline/client/testing/fake-server.ts';
import { identityCalls } from '@homeline/contract/identity/calls.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { openApplication, UUID } from '../../testing/open-application.tsx';
import { uploadFile } from '../../testing/upload-file.ts';

const { sendIdentityDocument, getIdentity, openHostedIdentity, finishHostedIdentity } = identityCalls;

const FRONT = '21111111-1111-4111-8111-111111111111';
const BACK = '31111111-1111-4111-8111-111111111111';

const choose = async (id: string) => userEvent.click(await screen.findByLabelText(id));
const send = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }));
const sent = () => server.received(sendIdentityDocument).map(({ body }) => body);

describe('an ID', () => {
  it('asks for no photo before its type is known', async () => {
    openApplication('IDENTITY_VERIFICATION');
    await screen.findByLabelText('Passport');
    expect(screen.queryByLabelText(/^Photo of/)).toBeNull();
    await send();
    await screen.findByText('Which ID do you have? Required');
    expect(sent()).toEqual([]);
  });

  it('needs only the photo page of a passport', async () => {
    openApplication('IDENTITY_VERIFICATION');
    await choose('Passport');
    expect(screen.queryByLabelText(/^Photo of the back/)).toBeNull();
    await uploadFile('Photo of the front', FRONT);
    await send();
    await waitFor(() => expect(sent()).toEqual([{ type: 'PASSPORTFRONT', document: FRONT }]));
  });

  it('needs both sides of a license', async () => {
    openApplication('IDENTITY_VERIFICATION');
    await choose('Driver’s license');
    await uploadFile('Photo of the front', FRONT, 'front.pdf');
    await send();
    await screen.findByText('Photo of the back: Required');
    expect(sent()).toEqual([]);
    await uploadFile('Photo of the back', BACK, 'back.pdf');
    await send();
    await waitFor(() =>
      expect(sent()).toEqual([{ type: 'DRIVERSLICENSEFRONT', document: FRONT, back: BACK }]),
    );
  });

  it('never uses the photos of one type for another', async () => {
    openApplication('IDENTITY_VERIFICATION');
    await choose('Driver’s license');
    await uploadFile('Photo of the front', FRONT, 'front.pdf');
    await uploadFile('Photo of the back', BACK, 'back.pdf');
    await choose('Passport');
    expect(screen.queryByText('front.pdf')).toBeNull();
    await send();
    await screen.findByText('Photo of the front: Required');
    expect(sent()).toEqual([]);
    await choose('Driver’s license');
    await screen.findByText('front.pdf');
    await send();
    await waitFor(() => expect(sent()).toMatchObject([{ document: FRONT, back: BACK }]));
  });

  it('can be shown with a phone, by a code that opens this page there', async () => {
    openApplication('IDENTITY_VERIFICATION');
    await userEvent.click(await screen.findByText('Use my phone’s camera'));
    screen.getByRole('img', { name: 'QR code that opens this page on a phone' });
  });

  it('says what to do without any of the kinds', async () => {
    openApplication('IDENTITY_VERIFICATION');
    await userEvent.click(await screen.findByText('I don’t have any of these'));
    screen.getByText(/^If you can’t get one, call us:/);
  });

  it('asks for a better photo when the last was unreadable', async () => {
    openApplication('ID_VERIFICATION_FAILURE', { page: 'identity' });
    await screen.findByText('We couldn’t read your last photo');
  });

  it('doesn’t ask for a better photo the first time', async () => {
    openApplication('IDENTITY_VERIFICATION');
    await screen.findByLabelText('Passport');
    expect(screen.queryByText('We couldn’t read your last photo')).toBeNull();
  });

  it('stays chosen when saving fails', async () => {
    server.refuses(sendIdentityDocument, 'UNAVAILABLE');
    openApplication('IDENTITY_VERIFICATION');
    await choose('Passport');
    await uploadFile('Photo of the front', FRONT);
    await send();
    await screen.findByText('This wasn’t saved');
    screen.getByText('proof.pdf');
  });
});

describe('an ID at a provider’s own page', () => {
  const open = (step: 'IDENTITY_VERIFICATION' | 'ID_VERIFICATION_FAILURE', page = 'identity') => {
    server.answers(getIdentity, { hostedBy: 'Stripe Identity' });
    return openApplication(step, { page });
  };
  const goOn = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Continue at Stripe Identity' }));

  it('is verified there instead of by photos', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    server.answers(openHostedIdentity, { url: 'https://provider.example.com/start' });
    open('IDENTITY_VERIFICATION');
    await goOn();
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://provider.example.com/start'));
    expect(screen.queryByLabelText('Passport')).toBeNull();
    expect(server.received(openHostedIdentity).map(({ body }) => body)).toEqual([
      { returnPath: `/account/heloc/${UUID}/identity?returned=1` },
    ]);
    assign.mockRestore();
  });

  it('says when the page can’t be opened', async () => {
    server.refuses(openHostedIdentity, 'PROVIDER_UNAVAILABLE');
    open('IDENTITY_VERIFICATION');
    await goOn();
    await screen.findByRole('alert');
  });

  it('is requested again after a failed check', async () => {
    open('ID_VERIFICATION_FAILURE');
    await screen.findByText('We couldn’t verify your ID');
  });

  it('has its result fetched once when the borrower returns', async () => {
    open('IDENTITY_VERIFICATION', 'identity?returned=1');
    await waitFor(() => expect(server.received(finishHostedIdentity)).toHaveLength(1));
  });

  it('can be fetched or verified again when that fails', async () => {
    server.refuses(finishHostedIdentity, 'UNAVAILABLE');
    open('IDENTITY_VERIFICATION', 'identity?returned=1');
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(server.received(finishHostedIdentity)).toHaveLength(2));
    await userEvent.click(await screen.findByRole('link', { name: 'Verify my ID again' }));
    await screen.findByRole('button', { name: 'Continue at Stripe Identity' });
  });
});
