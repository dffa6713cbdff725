import type { RuleVersions } from '@homeline/contract/rules/list-rule-versions.ts';
import { endsSoon, hasEnded } from '@homeline/domain/policy/figures.ts';
import { figuresAhead } from '@homeline/domain/rules/figures-ahead.ts';
import type { Context } from '../../context.ts';
import { businessDate } from './rule-publisher.ts';
import { hasSampleFigures } from './rulebooks.ts';

/** Returns a lender's published figures, each with its last day and, if it has ended or ends soon, a warning. */
export function publishedFigures(
  { rulebooks, organisations, clock, config }: Context,
  code: string,
): Pick<RuleVersions, 'figures' | 'hasSampleFigures'> {
  const lender = organisations.get(code);
  if (hasSampleFigures(lender, config)) return { figures: [], hasSampleFigures: true };
  const today = businessDate(lender, clock);
  const figures = figuresAhead(rulebooks.get(code), today, lender.licensedStates);
  return {
    hasSampleFigures: false,
    figures: figures.map((figure) => ({
      ...figure,
      ...(endsSoon(figure, today) && {
        warning: hasEnded(figure, today) ? ('ENDED' as const) : ('SOON' as const),
      }),
    })),
  };
}

/** A published figure of a lender ends soon or has ended. */
class FiguresEnd extends Error {
  override readonly name = 'FiguresEnd';
}

/**
 * Fails while a published figure must be replaced, so that Operations shows it.
 * @throws FiguresEnd naming the lenders and figures
 */
export function checkPublishedFigures(context: Context): void {
  const ending = context.organisations.all.flatMap(({ code }) =>
    publishedFigures(context, code).figures.flatMap(({ name, until, warning }) =>
      warning ? [`${code}: ${name} lasts until ${until}`] : [],
    ),
  );
  if (ending.length > 0) throw new FiguresEnd(ending.join('; '));
}
