import { BlockList, isIPv6, type Server } from 'node:net';
import { placeOf } from './place.ts';

/** More than the browsers of a large office behind one address keep open, and a small part of all that a server takes. */
export const MOST_FROM_ONE_PLACE = 400;

/** The named networks of TRUST_PROXY. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.1/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/**
 * Returns the addresses of the proxies through which everybody comes.
 * @param trustProxy the setting TRUST_PROXY
 */
export function proxiesOf(trustProxy: string | false): BlockList {
  const proxies = new BlockList();
  const listed = trustProxy ? trustProxy.split(',').map((part) => part.trim()) : [];
  for (const network of listed.flatMap((part) => NAMED[part] ?? [part])) {
    const [address = '', bits] = network.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) proxies.addAddress(address, family);
    else proxies.addSubnet(address, Number(bits), family);
  }
  return proxies;
}

/**
 * Closes new connections from a place that has too many open, so that one stranger with thousands of unfinished requests keeps nobody else
 * out. Proxies are left alone: everybody comes through them.
 */
export function limitConnections(server: Server, proxies: BlockList, most: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const { remoteAddress: address = '' } = socket;
    const isProxy = proxies.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
    if (isProxy) return;
    const place = placeOf(address);
    const count = (open.get(place) ?? 0) + 1;
    if (count > most) {
      socket.destroy();
      return;
    }
    open.set(place, count);
    socket.once('close', () => {
      const left = (open.get(place) ?? 1) - 1;
      if (left === 0) open.delete(place);
      else open.set(place, left);
    });
  });
}
