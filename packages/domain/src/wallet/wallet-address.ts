import { bech32 } from '@scure/base';
import * as z from 'zod';

/** The 5-bit words of the shortest address, 20 bytes. */
const FEWEST_WORDS = 32;

/** A wallet address with its checksum, as lower-case letters and digits. Source: BIP 173 (bech32). */
export const WalletAddress = z
  .string('Required')
  .trim()
  .min(1, 'Required')
  .refine(isBech32Address, 'Must be a wallet address, copied whole from your wallet')
  .overwrite((address) => address.toLowerCase());

function isBech32Address(text: string): boolean {
  const decoded = bech32.decodeUnsafe(text);
  return decoded !== undefined && decoded.words.length >= FEWEST_WORDS;
}
