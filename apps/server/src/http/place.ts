import { isIPv6 } from 'node:net';

/** The groups of an IPv6 address that name a customer's network. A customer could send each request from another address in it. */
const NETWORK_GROUPS = 4;
const GROUPS = 8;

/** Returns the place that an IP address stands for in limits: an IPv4 address, or the first 64 bits of an IPv6 address. */
export function placeOf(ip: string): string {
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '').toLowerCase();
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('::');
  const [before, after] = [groupsOf(head), groupsOf(tail)];
  const zeros = Array.from({ length: GROUPS - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after].slice(0, NETWORK_GROUPS).join(':');
}

function groupsOf(text: string): string[] {
  return text ? text.split(':').map((group) => group.replace(/^0+(?=.)/, '')) : [];
}
