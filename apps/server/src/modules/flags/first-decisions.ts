import type { Decision } from '@homeline/domain/flags/decision.ts';
import { isClosed, Maintenance } from '@homeline/domain/flags/maintenance.ts';
import type { Context } from '../../context.ts';
import { decisionOf } from './decision-of.ts';

/** The contexts in which the borrower's pages ask for flags. A page that is being served doesn't know its own yet. */
const CONTEXTS = ['visitor', 'customer'] as const;

/**
 * Returns what the page of a path is to be told with its first answer: the decisions of the maintenance that closes it. Undefined while it
 * is open, and where it is closed to some people alone, who learn it when the page asks.
 * @param path below the base path of the pages
 */
export async function firstDecisions(
  { flags }: Pick<Context, 'flags'>,
  organisation: string,
  path: string,
): Promise<readonly Decision[] | undefined> {
  const userIn = (context: string) => ({ attributes: { organization: organisation, context } });
  const answers = await Promise.all(
    CONTEXTS.map((context) => flags.evaluate(organisation, 'fe-heloc-maintenance', userIn(context))),
  );
  const closes = answers.every(({ value }) => {
    const { data } = Maintenance.safeParse(value);
    return data && isClosed(data, path);
  });
  const [maintenance] = answers;
  if (!closes || !maintenance) return undefined;
  const dashboard = await flags.evaluate(organisation, 'fe-heloc-dashboard-url', userIn('visitor'));
  return [decisionOf('fe-heloc-maintenance', maintenance), decisionOf('fe-heloc-dashboard-url', dashboard)];
}
