// Proves EN-10.

import { describe, expect, it } from 'vitest';
import { WalletAddress } from './wallet-address.ts';

const ADDRESS = 'tp16lwu3hzr34qdcx6jyz7zrec48ywle5h0v6zy6u';

describe('a wallet address', () => {
  it.each([
    ['of an account on the Provenance blockchain', ADDRESS],
    ['in capitals, as QR codes hold it (BIP 173)', ADDRESS.toUpperCase()],
    ['with spaces around it', ` ${ADDRESS} `],
  ])('is accepted %s, and kept in lower case', (_, text) => {
    expect(WalletAddress.parse(text)).toBe(ADDRESS);
  });

  it('is accepted from another network, such as the first example of BIP 173', () => {
    const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
    expect(WalletAddress.parse(address)).toBe(address);
  });

  it.each([
    ['one wrong letter', ADDRESS.replace('6u', '6s')],
    ['capitals and small letters', ADDRESS.replace('tp1', 'Tp1')],
    ['no prefix', ADDRESS.slice(2)],
    ['the end cut off', ADDRESS.slice(0, -1)],
    ['more than 90 characters', `tp1${'q'.repeat(90)}`],
    ['too little data for an address, though its checksum fits (BIP 173)', 'a12uel5l'],
    ['a form of another network', '0x52908400098527886E0F7030069857D2E4169EE7'],
    ['script', '<script>alert(1)</script>'],
  ])('is refused with %s', (_, text) => {
    const [issue] = WalletAddress.safeParse(text).error?.issues ?? [];
    expect(issue?.message).toBe('Must be a wallet address, copied whole from your wallet');
  });

  it('is required', () => {
    expect(WalletAddress.safeParse(' ').error?.issues[0]?.message).toBe('Required');
    expect(WalletAddress.safeParse(undefined).error?.issues[0]?.message).toBe('Required');
  });
});
