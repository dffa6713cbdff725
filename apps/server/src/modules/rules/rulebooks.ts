import type { Facts } from '@homeline/domain/facts/facts.ts';
import { priceHoldDecision } from '@homeline/domain/offers/hold.ts';
import { withoutEnd } from '@homeline/domain/policy/figures.ts';
import type { Rules } from '@homeline/domain/policy/rules.ts';
import { type Rulebook, rulesFor } from '@homeline/domain/rules/rulebook.ts';
import { ConfigError } from '../../config-error.ts';
import type { Context } from '../../context.ts';
import type { Lender } from '../organisations/organisations.ts';
import { type CompiledTexts, compiledTexts } from './compiled-texts.ts';
import { RULES_CHANNEL } from './published-versions.ts';
import { businessDate, type PublisherContext, type RulePublisher, rulePublisher } from './rule-publisher.ts';

/** Every lender's rules, as published in this installation. */
export type Rulebooks = {
  get(code: string): Rulebook;
  publisherOf(code: string): RulePublisher;
  /** Loads the versions that other processes published. */
  refresh(): Promise<void>;
};

/**
 * Opens the rules of every lender, compiled when they are first used, after seeding those without a published version from their folder.
 * Logs and skips a published version that can't be used.
 * @throws ConfigError if a lender has no rules in effect
 */
export async function openRulebooks(
  context: PublisherContext,
  texts: CompiledTexts = compiledTexts(),
): Promise<Rulebooks> {
  const { organisations, log, clock, database } = context;
  const publishers = new Map(
    organisations.all.map((lender) => [lender.code, rulePublisher(context, lender, texts)]),
  );
  const publisherOf = (code: string) => {
    const publisher = publishers.get(code);
    if (!publisher) throw new Error(`No organisation ${code}`);
    return publisher;
  };
  let logged: ReadonlySet<string> = new Set();
  const refresh = async () => {
    const found = new Set<string>();
    for (const [code, publisher] of publishers) {
      const problems = await publisher
        .refresh()
        .catch((error: Error) => [`${code}: the rules can't be read: ${error.message}`]);
      for (const problem of problems) {
        found.add(problem);
        if (!logged.has(problem)) log.error({ problem }, "A rule version can't be used");
      }
    }
    logged = found;
  };
  const unusable: string[] = [];
  for (const publisher of publishers.values()) unusable.push(...(await publisher.seed()));
  await refresh();
  texts.keepProven();
  for (const lender of organisations.all) {
    const { code } = lender;
    if (publisherOf(code).hasRules(businessDate(lender, clock))) continue;
    throw new ConfigError(
      `Organisation ${code} has no rules in effect. ${[...unusable, ...logged].join('; ')}`,
    );
  }
  const refreshSoon = () => void refresh();
  await database.listen(RULES_CHANNEL, refreshSoon, refreshSoon);
  return { get: (code) => publisherOf(code).rulebook(), publisherOf, refresh };
}

/**
 * Returns the rules that price an application: those of its offers during the price hold and after submission, otherwise today's. Federal
 * amounts are always today's. Undefined if a version that it must keep is no longer usable.
 */
export function findRules(
  { rulebooks, organisations, clock, config }: RuleSource,
  code: string,
  facts: Facts,
): Rules | undefined {
  const lender = organisations.get(code);
  const rules = rulesFor(rulebooks.get(code), facts, businessDate(lender, clock));
  return rules && hasSampleFigures(lender, config) ? { ...rules, sheet: withoutEnd(rules.sheet) } : rules;
}

/** What the rules of an application depend on besides its facts. */
type RuleSource = Pick<Context, 'rulebooks' | 'organisations' | 'clock' | 'config'>;

/** Returns whether a lender's figures are samples, which only a trial with the sandbox may use past their period. */
export function hasSampleFigures(
  { sampleFigures }: Lender,
  { sandbox }: Pick<Context['config'], 'sandbox'>,
): boolean {
  return sampleFigures && sandbox !== undefined;
}

/**
 * Returns the same rules for work that needs them.
 * @throws Error naming the versions that the application keeps, if one of them can't be used
 */
export function rulesOf(context: Context, code: string, facts: Facts): Rules {
  const rules = findRules(context, code, facts);
  if (rules) return rules;
  const { sheet, policy } = priceHoldDecision(facts)?.explanation ?? {};
  throw new Error(
    `The application keeps ${code}/rates/${sheet?.version} and ${code}/policy/${policy?.version}, but one of them can no longer be used`,
  );
}
