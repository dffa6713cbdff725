import type * as z from 'zod';
import { TAXING_COUNTIES } from '../states/counties.ts';
import { countyTaxBounds } from '../states/recording-tax.ts';
import type { SourcedPct } from '../states/state-rules.ts';
import { stateOfFips } from '../states/states.ts';
import type { Hit } from '../tables/bind.ts';
import type { TableProblem } from '../tables/decision-table.ts';
import type { COUNTY_TAX } from './rate-tables.ts';

type Row = z.infer<typeof COUNTY_TAX.output>;
type CountyTaxTable = (inputs: { readonly county: string }) => Hit<Row>;

/** Returns a row's figure. A tax without its source and day is no figure, as in sheets from before both were asked for. */
export function countyFigure({ pct, source, asOf }: Row): SourcedPct | undefined {
  return pct !== null && source && asOf ? { pct, source, asOf } : undefined;
}

/** Returns the rows whose county tax is outside the bounds of state law, or lacks the source and day that others have, each row once. */
export function countyTaxProblems(countyTax: CountyTaxTable): readonly TableProblem[] {
  const counties = Object.entries(TAXING_COUNTIES);
  const asksForSources = counties.some(([, county]) => countyTax({ county }).output.source);
  const problems = counties.flatMap(([fips, county]) => {
    const { table, row, output } = countyTax({ county });
    if (output.pct === null) return [];
    const state = stateOfFips(fips.slice(0, 2));
    const [lowest, highest] = (state && countyTaxBounds(state)) ?? [0, 0];
    const isWithin = output.pct >= lowest && output.pct <= highest;
    if (isWithin && (countyFigure(output) || !asksForSources)) return [];
    const message = isWithin
      ? `${county} has a tax without its source and its day`
      : `${county} may set ${lowest}% to ${highest}%, not ${output.pct}%`;
    return [[row, { table, rows: [row], message }] as const];
  });
  return [...new Map(problems).values()];
}
