import type { Facts } from '../../facts/facts.ts';
import { LIEN_SOURCES } from '../../facts/lien-sources.ts';
import { knownLiens, retainedLiens } from '../../facts/liens.selectors.ts';
import { currentTerms } from '../../facts/offers.selectors.ts';
import { parcelOf } from '../../facts/property.selectors.ts';
import { automatedValue, brokerOpinion, lendingValueCents } from '../../facts/valuation.selectors.ts';
import { type Cents, cents, formatWholeDollars, roundHalfUp, sumCents } from '../../money/cents.ts';
import { cltvPct } from '../../money/cltv.ts';
import { formatPct } from '../../money/percent.ts';
import { type DecisionContext, pricingScenario } from '../../offers/pricing-scenario.ts';
import { limitsFor } from '../../policy/limits.ts';
import { factLabel } from '../fact-rows.ts';
import { newestRows, row } from './rows.ts';
import { day, money, type Sheet, type SheetBar, table, words } from './sheet.ts';

/** Which liens are shown: all, with the home's value, or only those secured by this home. */
export type Scope = 'EVERYTHING' | 'THIS_HOME';

/** Returns the liens against the home's value, what happens to each lien, and the county's records. */
export function liensSheet(facts: Facts, scope: Scope, known: DecisionContext | undefined): Sheet {
  const shown = knownLiens(facts).filter(({ isOnThisHome }) => scope === 'EVERYTHING' || isOnThisHome);
  return {
    bar: scope === 'EVERYTHING' ? equityBar(facts, known) : undefined,
    tables: [
      table(
        'Liens',
        ['Holder', 'Home', 'Known from', 'Owed #', 'Counts #', 'Payment #', 'The borrower says'],
        shown.map((lien) => [
          words(lien.holder),
          words(lien.isOnThisHome ? 'This one' : 'Another'),
          words(LIEN_SOURCES[lien.source].staff),
          money(lien.balanceCents),
          money(lien.isOnThisHome && lien.answer !== 'PAY_OFF' ? lien.securedCents : 0),
          money(lien.monthlyPaymentCents),
          words(ANSWERS[lien.answer ?? 'NONE'], lien.answer === 'DISPUTED' ? 'CAUTION' : undefined),
        ]),
      ),
      table(
        'Recorded by the county',
        ['Holder', 'Recorded', 'Original amount #'],
        (parcelOf(facts)?.recordedLiens ?? []).map(({ holder, amountCents, recordedOn }) => [
          words(holder),
          day(recordedOn),
          money(amountCents),
        ]),
      ),
    ],
    rows: newestRows('Lien review', facts.lienDecisions),
  };
}

const ANSWERS = {
  CONFIRMED: 'It stays',
  DISPUTED: 'Not mine',
  PAY_OFF: 'Paid off by the line',
  OTHER_HOME: 'On another home',
  NONE: 'Nothing yet',
} as const;

/** Returns the shares of the home's value: remaining liens, the new line, and the rest up to the limit. */
function equityBar(facts: Facts, known: DecisionContext | undefined): SheetBar | undefined {
  const value = lendingValueCents(facts);
  if (value === undefined) return undefined;
  const kept = retainedLiens(facts);
  const line = currentTerms(facts)?.lineAmountCents;
  const scenario = known && pricingScenario(facts, known);
  const maxCltvPct = scenario && limitsFor(scenario.policy, scenario)?.maxCltvPct;
  const owed = kept.map(({ securedCents }) => securedCents);
  const ratio = line === undefined ? undefined : cltvPct(value, owed, cents(line));
  return {
    title: [
      ratio === undefined ? 'Liens kept,' : `CLTV ${formatPct(ratio, 2)}`,
      `of ${formatWholeDollars(value)}`,
    ].join(' '),
    wholeCents: value,
    ...(maxCltvPct !== undefined && {
      limitCents: cents(roundHalfUp((value * maxCltvPct) / 100)),
      limit: `At most ${formatPct(maxCltvPct, 0)}: ${formatWholeDollars(cents(roundHalfUp((value * maxCltvPct) / 100)))}`,
    }),
    parts: [
      ...kept.map(({ holder, securedCents }) => ({ label: holder, cents: securedCents })),
      ...(line === undefined ? [] : [{ label: 'This line', cents: cents(line), isNew: true as const }]),
    ],
  };
}

/** Returns each value of the home with its range, and which one prices the line. */
export function valueSheet(
  facts: Facts,
  dayOf: (at: { readonly at: string } | undefined) => string | undefined,
): Sheet {
  const used = lendingValueCents(facts);
  const automated = automatedValue(facts);
  const opinion = brokerOpinion(facts);
  const isUsed = (value: number | undefined) =>
    words(value !== undefined && value === used ? 'Used for pricing' : '');
  return {
    tables: [
      table(
        'Values of the home',
        ['Source', 'Value #', 'From #', 'To #', 'Confidence #', 'As of', 'Used'],
        [
          ...(automated
            ? [
                [
                  words(AUTOMATED[automated.answer], automated.answer === 'HIT' ? undefined : 'CAUTION'),
                  money(automated.valueCents),
                  ...range(automated.valueCents, automated.forecastStandardDeviation),
                  { text: automated.confidenceScore?.toString() ?? '' },
                  automated.valuedOn ? day(automated.valuedOn) : words(''),
                  isUsed(automated.valueCents),
                ],
              ]
            : []),
          ...(automated?.adjustedValueCents !== undefined &&
          automated.adjustedValueCents !== automated.valueCents
            ? [
                [
                  words('Lowered by the policy', 'CAUTION'),
                  money(automated.adjustedValueCents),
                  ...[words(''), words(''), words(''), words('')],
                  isUsed(automated.adjustedValueCents),
                ],
              ]
            : []),
          ...(facts.estimatedValue
            ? [
                [
                  words('The borrower’s estimate'),
                  money(facts.estimatedValue.valueCents),
                  ...[words(''), words(''), words('')],
                  words(dayOf(facts.estimatedValue)),
                  isUsed(facts.estimatedValue.valueCents),
                ],
              ]
            : []),
          ...(opinion?.valueCents !== undefined
            ? [
                [
                  words('Broker’s opinion'),
                  money(opinion.valueCents),
                  ...[words(''), words(''), words('')],
                  words(dayOf(opinion)),
                  isUsed(opinion.valueCents),
                ],
              ]
            : []),
        ],
      ),
    ],
    rows: [
      ...newestRows('Condition, from the borrower', [facts.homeCondition]),
      ...row('Condition, from the broker', opinion?.condition && factLabel(opinion.condition)),
      ...row('Broker’s remark', opinion?.remark),
      ...row(
        'Broker’s answer',
        opinion && opinion.answer !== 'REPORT' ? factLabel(opinion.answer.replaceAll('_', ' ')) : undefined,
      ),
      ...newestRows(
        'Against the offer',
        facts.brokerOpinionEvaluations.map(({ outcome }) => ({ outcome })),
      ),
      ...newestRows('Value decision', facts.valuationDecisions),
      ...row('Last valuation copy given', dayOf(facts.valuationCopies.at(-1))),
      ...row('Waived the time for copies', dayOf(facts.valuationTimingWaiver)),
    ],
  };
}

const AUTOMATED = {
  HIT: 'Automated valuation',
  HIT_HAIRCUT: 'Automated valuation, lowered',
  LOW_CONFIDENCE: 'Automated valuation, confidence too low',
  NO_HIT: 'Automated valuation, none found',
} as const;

/** The value less and plus its forecast standard deviation: about two of three sales fall between. */
function range(value: number | undefined, deviation: number | undefined) {
  if (value === undefined || deviation === undefined) return [words(''), words('')];
  return [money(roundHalfUp(value * (1 - deviation))), money(roundHalfUp(value * (1 + deviation)))];
}

/** Returns what the draw pays, line by line down to the borrower's cash, and where it goes. */
export function drawTable(facts: Facts) {
  const terms = currentTerms(facts);
  if (!terms) return undefined;
  const taken: readonly (readonly [string, number])[] = [
    ['Origination fee', terms.originationFeeCents],
    ['Recording fee', terms.recordingFeeCents],
    ['Recording tax', terms.recordingTaxCents],
    ...knownLiens(facts)
      .filter(({ answer }) => answer === 'PAY_OFF')
      .map(({ holder, balanceCents }) => [`Payoff: ${holder}`, balanceCents] as const),
  ];
  const listed = sumCents(taken.map(([, amount]) => cents(amount)));
  const rest = terms.lineAmountCents - listed - terms.cashToBorrowerCents;
  const rows = [
    [words('Line, drawn in full'), money(terms.lineAmountCents)],
    ...taken.filter(([, amount]) => amount !== 0).map(([label, amount]) => [words(label), money(-amount)]),
    ...(rest === 0 ? [] : [[words(rest > 0 ? 'Other fees' : 'Paid by the lender'), money(-rest)]]),
  ];
  return table('From the line to the cash', ['Item', 'Amount #'], rows, [
    words('Cash to the borrower'),
    money(terms.cashToBorrowerCents as Cents),
  ]);
}
