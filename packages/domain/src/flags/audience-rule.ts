import * as z from 'zod';

/** Who a rule in plain words is for: people who are signed in, or visitors. */
export const AUDIENCES = ['customer', 'visitor'] as const;
export type Audience = (typeof AUDIENCES)[number];

type AudienceRule = { readonly audience: Audience; readonly variant: string };

/** JsonLogic that gives one audience a variant, and everyone else the lender's default. */
const Rule = z.strictObject({
  if: z.tuple([
    z.strictObject({
      '==': z.tuple([z.strictObject({ var: z.literal('context') }), z.enum(AUDIENCES)]),
    }),
    z.string(),
    z.null(),
  ]),
});

/** Returns the rule that gives an audience a variant, as JSON text. */
export function ruleForAudience({ audience, variant }: AudienceRule): string {
  return JSON.stringify({ if: [{ '==': [{ var: 'context' }, audience] }, variant, null] });
}

/** Returns the audience and the variant of such a rule; undefined for any other rule. */
export function audienceRuleOf(rule: string): AudienceRule | undefined {
  try {
    const parsed = Rule.safeParse(JSON.parse(rule));
    if (!parsed.success) return undefined;
    const [test, variant] = parsed.data.if;
    return { audience: test['=='][1], variant };
  } catch {
    return undefined;
  }
}
