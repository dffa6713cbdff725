import type { Facts } from './facts.ts';

/** Returns the same derivation, worked out once for the same facts. They never change: each write gives new ones. */
export function derived<Value>(derive: (facts: Facts) => Value): (facts: Facts) => Value {
  const known = new WeakMap<Facts, { readonly value: Value }>();
  return (facts) => {
    const before = known.get(facts);
    if (before) return before.value;
    const value = derive(facts);
    known.set(facts, { value });
    return value;
  };
}
