import { describe, expect, it } from 'vitest';
import published from './identifiers.cases.json' with { type: 'json' };
import { formatWallet } from './wallet.ts';

describe('a wallet address', () => {
  it.each(published.walletDisplay)('$input is shown as $display', ({ input, display }) => {
    expect(formatWallet(input)).toBe(display);
  });
});
