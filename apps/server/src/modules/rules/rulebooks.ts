import type { Facts } from '@homeline/domain/facts/facts.ts';
import { heldDecision } from '@homeline/domain/offers/hold.ts';
import type { Rules } from '@homeline/domain/policy/rules.ts';
import { type Rulebook, rulesFor } from '@homeline/domain/rules/rulebook.ts';
import { ConfigError } from '../../config.ts';
import type { Context } from '../../context.ts';
import { hasRules } from './compiled-rules.ts';
import { type ShelfFrom, shelfOf, todayOf } from './shelf.ts';

/** Every lender's rules, as published in this installation. */
export type Rulebooks = {
  get(code: string): Rulebook;
  /** Publishes what is new in the folders, and takes up what other processes have published. */
  refresh(): Promise<void>;
};

/**
 * Opens the rules of every lender. A version that cannot be used is said in the log, with its file, table and cell, and left out: the
 * installation goes on with the last good one.
 * @throws ConfigError when a lender has no version in effect
 */
export async function openRulebooks(from: ShelfFrom): Promise<Rulebooks> {
  const { organisations, log } = from;
  const shelves = organisations.all.map((lender) => ({ lender, shelf: shelfOf(from, lender) }));
  let said: ReadonlySet<string> = new Set();
  const refresh = async () => {
    const found = new Set<string>();
    for (const { lender, shelf } of shelves) {
      const problems = await shelf
        .refresh()
        .catch((error: Error) => [`${lender.code}: its rules cannot be read: ${error.message}`]);
      for (const problem of problems) {
        found.add(problem);
        if (!said.has(problem)) log.error({ problem }, 'A version of the rules cannot be used');
      }
    }
    // A problem that is mended and comes back is said again.
    said = found;
  };
  await refresh();
  for (const { lender, shelf } of shelves) {
    if (!hasRules(shelf.rulebook(), todayOf(lender, from.clock))) {
      throw new ConfigError(`Organisation ${lender.code} has no rules in effect. ${[...said].join('; ')}`);
    }
  }
  const byCode = new Map(shelves.map(({ lender, shelf }) => [lender.code, shelf]));
  return {
    refresh,
    get(code) {
      const shelf = byCode.get(code);
      if (!shelf) throw new Error(`No organisation ${code}`);
      return shelf.rulebook();
    },
  };
}

/** The rules of an application: those that it was priced with, else those of the lender's day. Undefined when they can no longer be used. */
export function findRules(
  { rulebooks, organisations, clock }: Context,
  code: string,
  facts: Facts,
): Rules | undefined {
  return rulesFor(rulebooks.get(code), facts, todayOf(organisations.get(code), clock));
}

/**
 * The same for what cannot go on without them.
 * @throws Error naming the versions that the application keeps: it waits for them rather than be priced with others
 */
export function rulesOf(context: Context, code: string, facts: Facts): Rules {
  const rules = findRules(context, code, facts);
  if (rules) return rules;
  const { sheet, policy } = heldDecision(facts)?.explanation ?? {};
  throw new Error(
    `The application keeps ${code}/rates/${sheet?.version} and ${code}/policy/${policy?.version}, of which one can no longer be used`,
  );
}
