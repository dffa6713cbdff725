import { BlockList, isIPv6, type Server } from 'node:net';
import { placeOf } from './place.ts';

/** The most connections of a server, and of one place: more than the browsers of a large office keep open behind one address. */
export const MOST_CONNECTIONS = { all: 4000, ofOnePlace: 400 };

/** One place never takes more than this part of what is left, so that many places together don't take everything. */
const PART_OF_THE_REST = 0.1;

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
 * Closes new connections from a place that has too many open, so that strangers with thousands of unfinished requests keep nobody else
 * out. Proxies are left alone: everybody comes through them.
 */
export function limitConnections(server: Server, proxies: BlockList, most = MOST_CONNECTIONS): void {
  server.maxConnections = most.all;
  const open = new Map<string, number>();
  let all = 0;
  server.on('connection', (socket) => {
    const { remoteAddress: address = '' } = socket;
    const isProxy = proxies.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
    const place = placeOf(address);
    const count = (open.get(place) ?? 0) + 1;
    if (!isProxy && count > Math.min(most.ofOnePlace, Math.ceil(PART_OF_THE_REST * (most.all - all)))) {
      socket.destroy();
      return;
    }
    all += 1;
    open.set(place, count);
    socket.once('close', () => {
      all -= 1;
      const left = (open.get(place) ?? 1) - 1;
      if (left === 0) open.delete(place);
      else open.set(place, left);
    });
  });
}
