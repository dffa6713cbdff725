import * as z from 'zod';

/** The sessions of a link token, from `/link/token/get`. */
export const LinkSessions = z.object({
  link_sessions: z
    .array(
      z.object({
        finished_at: z.string().nullish(),
        exit: z.object({ error: z.object({ error_code: z.string() }).nullish() }).nullish(),
        results: z
          .object({
            item_add_results: z
              .array(
                z.object({
                  public_token: z.string(),
                  accounts: z
                    .array(z.object({ id: z.string().optional(), verification_status: z.string().nullish() }))
                    .default([]),
                  // Null for a typed account.
                  institution: z.object({ name: z.string().nullish() }).nullish(),
                }),
              )
              .default([]),
            bank_income_results: z.array(z.object({ status: z.string() })).default([]),
          })
          .nullish(),
      }),
    )
    .default([]),
});
export type LinkSession = z.infer<typeof LinkSessions>['link_sessions'][number];

/** The result of a link. `OPEN`: the person is still on the page, or Plaid hasn't noted the end yet. */
export type LinkEnd =
  | { readonly end: 'LINKED'; readonly session: LinkSession }
  | { readonly end: 'CANCELLED' | 'FAILED' | 'OPEN' };

/**
 * Returns the result of a link whose page may have been opened several times: one success counts, else the newest session does.
 * @param succeeded whether a session linked the requested account or income
 */
export function linkEnd(
  sessions: readonly LinkSession[],
  succeeded: (session: LinkSession) => boolean,
): LinkEnd {
  const session = sessions.findLast(succeeded);
  if (session) return { end: 'LINKED', session };
  const newest = sessions.at(-1);
  if (newest?.exit) return { end: newest.exit.error ? 'FAILED' : 'CANCELLED' };
  if (newest) return { end: newest.finished_at ? 'FAILED' : 'OPEN' };
  return { end: 'CANCELLED' };
}
