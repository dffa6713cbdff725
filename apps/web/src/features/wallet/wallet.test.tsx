// @vitest-environment happy-dom

import { type Part, server } from '@homeline/client/testing/fake-server.ts';
import type { Call } from '@homeline/contract/call.ts';
import type { LinkedWallet } from '@homeline/contract/wallet/accounts.ts';
import { walletCalls } from '@homeline/contract/wallet/calls.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';

const { listWallets, linkWallet, removeWallet, authorizeViewer, withdrawViewer } = walletCalls;

const ME = '11111111-1111-4111-8111-111111111111';
const OTHER = '21111111-1111-4111-8111-111111111111';
const WALLET = '31111111-1111-4111-8111-111111111111';
const ADDRESS = 'tp16lwu3hzr34qdcx6jyz7zrec48ywle5h0v6zy6u';
const SAVINGS: Part<LinkedWallet> = {
  uuid: WALLET,
  principal: ME,
  account: { name: 'Savings', address: ADDRESS },
};

const JWT = `head.${btoa(JSON.stringify({ sub: ME }))}.signature`;
function open(...wallets: readonly Part<LinkedWallet>[]) {
  server.answers(listWallets, wallets);
  openPage('/dashboard/wallet', { jwt: JWT });
  return screen.findByRole('heading', { level: 1, name: 'Your wallets' });
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const bodies = (call: Call) => server.received(call).map(({ body }) => body);

describe('the wallets of a person', () => {
  it('may be none, and can be linked', async () => {
    await open();
    expect(screen.queryByText('Who else can see it')).toBeNull();
    type('Name', 'Savings');
    type('Wallet address', ADDRESS);
    server.answers(listWallets, [SAVINGS]);
    await press('Link wallet');
    await screen.findByText('We’ve linked your wallet.');
    await screen.findByRole('heading', { name: 'Savings' });
    expect(bodies(linkWallet)).toEqual([{ name: 'Savings', address: ADDRESS }]);
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('');
  });

  it('aren’t linked by an incomplete address', async () => {
    await open();
    type('Name', 'Savings');
    type('Wallet address', ADDRESS.slice(0, -1));
    await press('Link wallet');
    await screen.findByText('Wallet address: Must be a wallet address, copied whole from your wallet');
    expect(bodies(linkWallet)).toEqual([]);
  });

  it('say why linking failed, and keep the typed address', async () => {
    server.refuses(linkWallet, 'UNAVAILABLE');
    await open();
    type('Name', 'Savings');
    type('Wallet address', ADDRESS);
    await press('Link wallet');
    await screen.findByText('This wasn’t saved');
    expect(screen.getByLabelText<HTMLInputElement>('Wallet address').value).toBe(ADDRESS);
  });

  it('are linked once when the button is pressed repeatedly', async () => {
    server.holds(linkWallet);
    await open();
    type('Name', 'Savings');
    type('Wallet address', ADDRESS);
    await press('Link wallet');
    await press('Link wallet');
    expect(bodies(linkWallet)).toHaveLength(1);
  });

  it('show a shortened address, and nobody they are shared with', async () => {
    await open({ ...SAVINGS, groupPolicyAddress: 'tp1group-policy-address' });
    screen.getByText('tp16lw…6zy6u');
    screen.getByText('Group policy');
    screen.getByText('Only you can see this wallet.');
    expect(screen.queryByText('Shared with you')).toBeNull();
  });

  it('shared by others are read-only', async () => {
    await open({ ...SAVINGS, principal: OTHER });
    within(
      screen.getByRole('heading', { name: 'Shared with you' }).closest('section') ?? expect.fail(),
    ).getByText('Savings');
    expect(screen.queryByRole('button', { name: 'Remove wallet Savings' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Share wallet' })).toBeNull();
  });

  it('say when they can’t be loaded, and offer no linking', async () => {
    server.refuses(listWallets, 'UNAVAILABLE');
    openPage('/dashboard/wallet', { jwt: JWT });
    await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByRole('button', { name: 'Link wallet' })).toBeNull();
  });

  it('require a signed-in person', async () => {
    const router = openPage('/dashboard/wallet', { isVisitor: true });
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth/login'));
    expect(server.received(listWallets)).toEqual([]);
  });
});

describe('a wallet', () => {
  it('is removed only after a confirmation', async () => {
    await open(SAVINGS);
    await press('Remove wallet Savings');
    const dialog = within(screen.getByRole('dialog', { name: 'Remove Savings?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Keep wallet' }));
    expect(server.received(removeWallet)).toEqual([]);
    await press('Remove wallet Savings');
    server.answers(listWallets, []);
    await userEvent.click(dialog.getByRole('button', { name: 'Remove wallet' }));
    await screen.findByText('We’ve removed your wallet.');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Savings' })).toBeNull());
    expect(server.received(removeWallet)).toMatchObject([{ params: { id: WALLET } }]);
  });

  it('stays, with the reason, when it can’t be removed', async () => {
    server.refuses(removeWallet, 'UNAVAILABLE');
    await open(SAVINGS);
    await press('Remove wallet Savings');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove wallet' }));
    await screen.findByText('This wasn’t saved');
    screen.getByRole('heading', { name: 'Savings' });
  });

  it('is shared with an email address', async () => {
    await open(SAVINGS);
    await press('Share wallet');
    expect(bodies(authorizeViewer)).toEqual([]);
    type('Share with (email address)', 'sam@example.com');
    await press('Share wallet');
    await screen.findByText('You’re sharing this wallet with sam@example.com.');
    expect(server.received(authorizeViewer)).toMatchObject([
      { params: { id: WALLET }, body: { email: 'sam@example.com' } },
    ]);
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>('Share with (email address)').value).toBe(''),
    );
  });

  it('can be unshared', async () => {
    await open({
      ...SAVINGS,
      authorizedWallets: [{ uuid: OTHER, email: 'sam@example.com' }],
    });
    expect(screen.queryByText('Only you can see this wallet.')).toBeNull();
    await press('Stop sharing with sam@example.com');
    await screen.findByText('They can’t see your wallet any more.');
    expect(server.received(withdrawViewer)).toMatchObject([{ params: { id: WALLET, authorization: OTHER } }]);
  });
});
