const LONGEST_IN_FULL = 11;

/** Shows a wallet address: in full up to 11 characters, else its first six and last five. */
export function formatWallet(address: string): string {
  return address.length > LONGEST_IN_FULL ? `${address.slice(0, 6)}...${address.slice(-5)}` : address;
}
