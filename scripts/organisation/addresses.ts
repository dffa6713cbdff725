import type { Lender } from '../../apps/server/src/modules/organisations/organisations.ts';

const BASE = '/account/heloc';

/** Where a lender's pages are on this machine. */
export type LenderAddresses = {
  readonly name: string;
  /** At a host name of the lender's own that every browser resolves to this machine; undefined if it has none. */
  readonly byHost: string | undefined;
  readonly byCode: string;
};

/** Returns where each lender's pages are, by host name and by code. */
export function lenderAddresses(lenders: readonly Lender[], serverUrl: string): readonly LenderAddresses[] {
  return lenders.map(({ brand, code, hosts }) => {
    const host = hosts.find((name) => name.endsWith('.localhost'));
    const url = new URL(serverUrl);
    const byCode = `${url.origin}${BASE}?orgCode=${code}`;
    if (host) url.hostname = host;
    return { name: brand.name, byHost: host && `${url.origin}${BASE}`, byCode };
  });
}

/** Returns the addresses as lines under one title. */
export function addressLines(addresses: readonly LenderAddresses[], indent: number): string {
  const [title, rest] = ['  Lenders'.padEnd(indent), ' '.repeat(indent)];
  const width = Math.max(...addresses.map(({ name }) => name.length)) + 2;
  return addresses
    .flatMap(({ name, byHost, byCode }) =>
      [byHost, byCode].flatMap((url, index) =>
        url ? [(index === 0 || !byHost ? name : '').padEnd(width) + url] : [],
      ),
    )
    .map((line, index) => (index === 0 ? title : rest) + line)
    .join('\n');
}
