import type * as z from 'zod';
import { type Product, TERMS_YEARS } from '../facts/offers.facts.ts';
import type { RuleVersion } from '../facts/rule-version.ts';
import { toCents } from '../money/cents.ts';
import { MINIMUM_AGE } from '../people/age.ts';
import { TAXING_COUNTIES } from '../states/counties.ts';
import { federalAmountsOn } from '../states/federal-amounts.ts';
import { bindConstant, bindUnique, type Report } from '../tables/bind.ts';
import { unusedDecisions } from '../tables/check-columns.ts';
import type { Decisions, DecisionTable, TableProblem } from '../tables/decision-table.ts';
import { cutPointsOf, groupOf, samplesOf } from '../tables/intervals.ts';
import { readDmn } from '../tables/read-dmn.ts';
import { countyFigure, countyTaxProblems } from './county-tax.ts';
import { feeOptionProblems, feeOptionsOf } from './fee-options.ts';
import type { Fees } from './fees.ts';
import { givenAmountsOf } from './given-amounts.ts';
import { RATE_INPUTS, type RateInputs } from './rate-inputs.ts';
import type { Adjustment, ProductRule, RateSheet } from './rate-sheet.ts';
import {
  AVERAGE_PRIME_OFFER_RATE,
  adjustmentSchema,
  CONSTANTS,
  COUNTY_TAX,
  DISCOUNTS,
  FEDERAL_CONSTANTS,
  FEES,
  isTable,
  PRODUCTS,
  REQUIRED_TABLES,
  TERMS,
  TREASURY_YIELD,
} from './rate-tables.ts';
import { wrongKindProblems } from './rule-kind.ts';
import { comparableYield } from './treasury.ts';
import { unpricedRowsOf } from './unpriced-rows.ts';

/**
 * Reads a rate sheet from a DMN file.
 * @param version the effective date and the checksum of the file
 * @returns the sheet, or every problem that makes it unusable
 */
export function readRateSheet(
  version: RuleVersion,
  xml: string,
): { sheet: RateSheet } | { problems: readonly TableProblem[] } {
  const read = readDmn(xml);
  if ('problems' in read) return read;
  const problems: TableProblem[] = [...wrongKindProblems(read.decisions, 'rates')];
  if (problems.length > 0) return { problems };
  const report: Report = (problem) => problems.push(problem);
  const tables = bindTables(read.decisions, report);
  const known = [
    'noteRate',
    'discounts',
    'products',
    'terms',
    'fees',
    'countyTax',
    'averagePrimeOfferRate',
    'treasuryYield',
    ...Object.keys(CONSTANTS),
    ...Object.keys(FEDERAL_CONSTANTS),
    ...tables.terms.map(({ name }) => name),
  ];
  problems.push(
    ...unusedDecisions(read.decisions, known, 'is not added to the note rate and has no other use'),
  );
  if (problems.length > 0) return { problems };
  if (tables.apr.floorPct >= tables.apr.ceilingPct) {
    const { label } = read.decisions.get('aprFloor') ?? {};
    report({
      table: label,
      message: `${tables.apr.floorPct}% must be below the highest APR, ${tables.apr.ceilingPct}%`,
    });
  }
  const sheet = sheetOf(version, tables, report);
  return problems.length > 0 ? { problems } : { sheet };
}

function bindTables(decisions: Decisions, report: Report) {
  const terms = noteRateTables(decisions, report);
  const constant = (name: keyof typeof CONSTANTS) => bindConstant(decisions, name, CONSTANTS[name], report);
  return {
    terms,
    adjustments: terms.map(
      (term): Adjustment => ({
        name: term.name,
        label: term.label,
        evaluate: bindUnique(decisions, term.name, adjustmentSchema(term.name), report),
      }),
    ),
    discounts: bindUnique(decisions, 'discounts', DISCOUNTS, report),
    products: bindUnique(decisions, 'products', PRODUCTS, report),
    offered: bindUnique(decisions, 'terms', TERMS, report),
    fees: bindUnique(decisions, 'fees', FEES, report),
    countyTax: bindUnique(decisions, 'countyTax', COUNTY_TAX, report),
    averagePrimeOfferRate: bindUnique(decisions, 'averagePrimeOfferRate', AVERAGE_PRIME_OFFER_RATE, report),
    treasuryYield: bindUnique(decisions, 'treasuryYield', TREASURY_YIELD, report),
    givenAmounts: givenAmountsOf(decisions, report),
    discountCapPct: constant('discountCap'),
    apr: {
      floorPct: constant('aprFloor'),
      ceilingPct: constant('aprCeiling'),
      stepPct: constant('rateStep'),
    },
  };
}

function noteRateTables(decisions: Decisions, report: Report): readonly DecisionTable[] {
  const sum = decisions.get('noteRate');
  if (sum?.kind !== 'SUM') report({ table: 'noteRate', message: 'is missing or is not a sum of tables' });
  const names = sum?.kind === 'SUM' ? sum.terms : [];
  for (const needed of REQUIRED_TABLES) {
    if (!names.includes(needed)) report({ table: 'noteRate', message: `does not add ${needed}` });
  }
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) report({ table: 'noteRate', message: `adds ${twice} twice` });
  return names.flatMap((name) => {
    const term = decisions.get(name);
    if (term?.kind === 'TABLE') return [term];
    report({ table: name, message: 'is added to the note rate but is not a decision table' });
    return [];
  });
}

function sheetOf(version: RuleVersion, tables: ReturnType<typeof bindTables>, report: Report): RateSheet {
  const {
    terms,
    adjustments,
    discounts,
    products,
    offered,
    fees,
    countyTax,
    averagePrimeOfferRate,
    treasuryYield,
    givenAmounts,
    ...constants
  } = tables;
  const buydown = terms.filter((term) => isTable(term, 'feeBuydown'));
  const feeOptions = buydown.flatMap(feeOptionsOf);
  for (const problem of buydown.flatMap(feeOptionProblems)) report(problem);
  const rule = (product: z.infer<typeof Product>): ProductRule => {
    const hit = products({ product });
    if (!feeOptions.includes(hit.output.defaultFeePct)) {
      const message = `the default fee ${hit.output.defaultFeePct} is not in the fee table`;
      report({ table: hit.table, rows: [hit.row], message });
    }
    if (product === 'FIXED_TERM' && hit.output.minimumAge !== MINIMUM_AGE) {
      const message = `only the interest-only product may have a minimum age above ${MINIMUM_AGE} (12 CFR 1002.6(b)(2))`;
      report({ table: hit.table, rows: [hit.row], message });
    }
    const termsYears = TERMS_YEARS.filter((termYears) => offered({ product, termYears }).output.offered);
    if (product === 'FIXED_TERM' && termsYears.length === 0) {
      const hits = TERMS_YEARS.map((termYears) => offered({ product, termYears }));
      const rows = [...new Set(hits.map(({ row }) => row))];
      const message = `offers no term for ${product}, so nobody would have an offer`;
      report({ table: hits[0]?.table, rows, message });
    }
    return { ...hit.output, termsYears };
  };
  for (const problem of countyTaxProblems(countyTax)) report(problem);
  return {
    ...constants,
    ...version,
    adjustments,
    unpriced: unpricedRowsOf(terms),
    federalAmounts: federalAmountsOn(version.version, givenAmounts ? [givenAmounts] : []),
    ...(givenAmounts && { givenAmounts }),
    feeOptions,
    discount: (code) => discounts({ code }),
    products: {
      FIXED_TERM: rule('FIXED_TERM'),
      INTEREST_ONLY_AGE_RESTRICTED: rule('INTEREST_ONLY_AGE_RESTRICTED'),
    },
    fees: (state) => {
      const hit = fees({ state });
      return { ...hit, output: feesOf(hit.output) };
    },
    countyTax: (countyFips) => {
      const county = TAXING_COUNTIES[countyFips];
      if (county === undefined) return undefined;
      const hit = countyTax({ county });
      return { ...hit, output: { figure: countyFigure(hit.output) } };
    },
    averagePrimeOfferRate: (termYears) => averagePrimeOfferRate({ termYears }),
    treasuryYield: (termYears) => comparableYield(treasuryYield, termYears),
    lineCutsCents: cutPointsOf(terms, 'lineDollars').map(toCents),
    cltvCutsPct: cutPointsOf(terms, 'cltvPct'),
    samples: <N extends keyof RateInputs>(input: N) =>
      samplesOf(terms, input, RATE_INPUTS[input]) as readonly RateInputs[N][],
    groupOfState: (state) => groupOf(terms, 'state', state),
  };
}

function feesOf({ valuation, manualNotary, recording }: z.infer<typeof FEES.output>): Fees {
  return {
    valuationCents: toCents(valuation),
    manualNotaryCents: toCents(manualNotary),
    recordingCents: toCents(recording),
  };
}
