import * as z from 'zod';

const Address = z
  .url({ protocol: /^https$/, error: 'Must be an address such as https://pay.lender.example/' })
  .optional();

/** The address of each product outside this installation that a lender offers. A product without an address isn't offered. */
export const OutsideLinks = z.strictObject({
  exchange: Address,
  pay: Address,
  marketplace: Address,
  passport: Address,
  portfolio: Address,
  groupManager: Address,
});
export type OutsideLinks = z.infer<typeof OutsideLinks>;

/** The path of each outside product in the shell. */
const PRODUCTS: Readonly<Record<string, keyof OutsideLinks>> = {
  '/exchange': 'exchange',
  '/pay': 'pay',
  '/universal-marketplace': 'marketplace',
  '/universal-passport': 'passport',
  '/portfolio': 'portfolio',
  '/group-manager': 'groupManager',
};

/** Returns the address of the outside product at a path of the shell; undefined when the lender doesn't offer it. */
export function outsideAddress(links: OutsideLinks, path: string): string | undefined {
  const product = PRODUCTS[path];
  return product && links[product];
}
