import { TAXING_COUNTIES } from '../states/counties.ts';
import { countyTaxBounds } from '../states/recording-tax.ts';
import { stateOfFips } from '../states/states.ts';
import type { Hit } from '../tables/bind.ts';
import type { TableProblem } from '../tables/decision-table.ts';

type CountyTaxTable = (inputs: { readonly county: string }) => Hit<{ pct: number | null }>;

/** Returns the rows whose county tax is outside the bounds of state law, each row once. */
export function countyTaxProblems(countyTax: CountyTaxTable): readonly TableProblem[] {
  const problems = Object.entries(TAXING_COUNTIES).flatMap(([fips, county]) => {
    const { table, row, output } = countyTax({ county });
    const state = stateOfFips(fips.slice(0, 2));
    const [lowest, highest] = (state && countyTaxBounds(state)) ?? [0, 0];
    if (output.pct === null || (output.pct >= lowest && output.pct <= highest)) return [];
    const message = `${county} may set ${lowest}% to ${highest}%, not ${output.pct}%`;
    return [[row, { table, rows: [row], message }] as const];
  });
  return [...new Map(problems).values()];
}
