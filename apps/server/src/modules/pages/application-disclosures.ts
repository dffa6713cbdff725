import { createHash } from 'node:crypto';
import type { DocumentModel } from '@homeline/documents/document.ts';
import { lenderOf } from '@homeline/documents/lender.ts';
import { renderHtmlTogether } from '@homeline/documents/render-html.ts';
import type { Plan } from '@homeline/documents/subject.ts';
import { writeDocument } from '@homeline/documents/templates.ts';
import { ApplicationDisclosure } from '@homeline/domain/documents/application-disclosures.ts';
import { isInterestOnly } from '@homeline/domain/facts/interest-only.ts';
import type { Terms } from '@homeline/domain/facts/offers.facts.ts';
import type { Rules } from '@homeline/domain/policy/rules.ts';
import { TEXAS_HOME_EQUITY } from '@homeline/domain/policy/texas.ts';
import { recentRatePct } from '@homeline/domain/rules/benchmark-scenarios.ts';
import { rulesOn } from '@homeline/domain/rules/rulebook.ts';
import type { Context } from '../../context.ts';
import type { Lender } from '../organisations/organisations.ts';
import { businessDate } from '../rules/rule-publisher.ts';

/** Where the stylesheet of documents is served. */
export const DOCUMENT_STYLES = '/account/heloc/disclosures/document.css';

type Product = Terms['product'];

type Sources = Pick<Context, 'clock' | 'rulebooks'>;

/** Returns a disclosure that goes with the application form, as a page. Source: 12 CFR 1026.40(b), (d) and (e). */
export function applicationDisclosure(
  context: Sources,
  lender: Lender,
  disclosure: ApplicationDisclosure,
): string {
  return renderHtmlTogether(WRITE[disclosure](context, lender), DOCUMENT_STYLES);
}

/** Returns the checksum of everything that the lender offers with the application form today. */
export function disclosuresVersion(context: Sources, lender: Lender): string {
  const pages = ApplicationDisclosure.options.map((each) => applicationDisclosure(context, lender, each));
  return createHash('sha256').update(pages.join('')).digest('hex');
}

type Write = (context: Sources, lender: Lender) => readonly [DocumentModel, ...DocumentModel[]];

const WRITE: Readonly<Record<ApplicationDisclosure, Write>> = {
  'important-terms': importantTerms,
  brochure: ({ clock }, lender) => [
    writeDocument('HELOC_BROCHURE', { lender: lenderOf(lender), madeOn: businessDate(lender, clock) }),
  ],
};

/** One disclosure for every product, and in Texas another one, since its law changes the plan. */
function importantTerms(
  { clock, rulebooks }: Sources,
  lender: Lender,
): readonly [DocumentModel, ...DocumentModel[]] {
  const today = businessDate(lender, clock);
  const rules = rulesOn(rulebooks.get(lender.code), today);
  const states = lender.licensedStates.includes('TX') ? ([undefined, 'TX'] as const) : [undefined];
  const plans = lender.products.flatMap((product) =>
    states.flatMap((state) => advertisedPlan(rules, lender, product, state) ?? []),
  );
  const [first, ...others] = plans.map((plan) => {
    const model = writeDocument('HELOC_EARLY_DISCLOSURE', { lender: lenderOf(lender), madeOn: today, plan });
    return { ...model, title: [model.title, ...variantOf(plan)].join(': ') };
  });
  if (!first) throw new Error(`${lender.code} offers no plan under its rules of ${today}`);
  return [first, ...others];
}

/** Names what sets a plan apart from the lender's usual one. */
function variantOf({ product, state }: Plan): readonly string[] {
  return [
    ...(isInterestOnly({ product }) ? ['interest-only, from age 62'] : []),
    ...(state === 'TX' ? ['homes in Texas'] : []),
  ];
}

function advertisedPlan(
  rules: Rules,
  { pricing }: Lender,
  product: Product,
  state: 'TX' | undefined,
): Plan | undefined {
  // Texas home equity lines are repaid in installments (Tex. Const. art. XVI, 50(a)(6)(L)).
  const isLawful = state !== 'TX' || TEXAS_HOME_EQUITY.products.includes(product);
  const rate = isLawful ? rateOf(rules, product) : undefined;
  if (rate === undefined) return undefined;
  return {
    product,
    termsYears: rules.sheet.products[product].termsYears.filter((term) => pricing.termsYears.includes(term)),
    recentRatePct: rate,
    lowestLineCents: pricing.lowestLineCents,
    highestLineCents: pricing.highestLineCents,
    originationFeePct: pricing.highestOriginationFeePct,
    thirdPartyFeesCents: {
      lowest: pricing.lowestOpeningFeesCents,
      highest: pricing.highestOpeningFeesCents,
    },
    ...(state && { state }),
  };
}

/** Rules never change, and finding a rate takes many decisions. */
const RATES = new WeakMap<Rules['sheet'], Map<Product, number | undefined>>();

function rateOf(rules: Rules, product: Product): number | undefined {
  const known = RATES.get(rules.sheet) ?? new Map<Product, number | undefined>();
  RATES.set(rules.sheet, known);
  if (!known.has(product)) known.set(product, recentRatePct(rules, product));
  return known.get(product);
}
