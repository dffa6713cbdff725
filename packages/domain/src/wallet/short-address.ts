const LONGEST_WHOLE = 11;

/** Shortens a wallet address of more than 11 characters to its first 6 and last 5. */
export function shortAddress(address: string): string {
  return address.length > LONGEST_WHOLE ? `${address.slice(0, 6)}…${address.slice(-5)}` : address;
}
