import { type CivilDate, civilDateIn } from '../dates/civil-date.ts';
import type { Facts, FactValue } from '../facts/facts.ts';
import { homeTimeZone } from '../facts/property.selectors.ts';
import type { Cents } from '../money/cents.ts';

/** A written valuation of the home, as its copy states it. */
export type Valuation = {
  readonly kind: 'AUTOMATED' | 'BROKER_OPINION';
  readonly valueCents: Cents;
  readonly valuedOn: CivilDate;
  /** The forecast standard deviation, as a fraction of the value. */
  readonly forecastStandardDeviation?: number;
  readonly confidenceScore?: number;
  readonly condition?: NonNullable<FactValue<'brokerOpinions'>['condition']>;
};

/**
 * Returns the valuations that the borrower has no copy of, oldest first, each with the number of its entry. Automated values and broker's
 * opinions are valuations (comment 14(b)(3)-1), even when they are too uncertain to use. The law covers first liens; we copy for every line.
 */
export function uncopiedValuations(facts: Facts): readonly NumberedValuation[] {
  const copied = new Set(facts.valuationCopies.map(({ valuation }) => valuation));
  return valuations(facts).filter(({ seq }) => !copied.has(seq));
}

type NumberedValuation = Valuation & { readonly seq: number };

function valuations(facts: Facts): readonly NumberedValuation[] {
  const zone = homeTimeZone(facts);
  const dayOf = (at: string) => civilDateIn(zone, Date.parse(at));
  const automated = [...facts.automatedValuations, ...facts.refreshedValuations].flatMap(
    ({ seq, at, valueCents, valuedOn, forecastStandardDeviation, confidenceScore }) =>
      valueCents === undefined
        ? []
        : [
            {
              ...{ seq, kind: 'AUTOMATED' as const, valueCents, valuedOn: valuedOn ?? dayOf(at) },
              ...(forecastStandardDeviation !== undefined && { forecastStandardDeviation }),
              ...(confidenceScore !== undefined && { confidenceScore }),
            },
          ],
  );
  const opinions = facts.brokerOpinions.flatMap(({ seq, at, valueCents, condition }) =>
    valueCents === undefined
      ? []
      : [
          {
            ...{ seq, kind: 'BROKER_OPINION' as const, valueCents, valuedOn: dayOf(at) },
            ...(condition && { condition }),
          },
        ],
  );
  return [...automated, ...opinions].toSorted((a, b) => a.seq - b.seq);
}

/** Returns the newest valuation, as its provider reported it; undefined before there is one. */
export function newestValuation(facts: Facts): Valuation | undefined {
  const newest = valuations(facts).at(-1);
  if (!newest) return undefined;
  const { seq: _, ...valuation } = newest;
  return valuation;
}

/** Returns whether the borrower lacks the notice of the right to copies. It is due within three business days of the application. */
export function valuationNoticeIsDue({ automatedValuations, valuationRightNotice }: Facts): boolean {
  return automatedValuations.length > 0 && valuationRightNotice === undefined;
}

/** Returns whether the notice or a copy is due. Each is given at once, whatever becomes of the application. */
export function valuationDeliveryIsDue(facts: Facts): boolean {
  return valuationNoticeIsDue(facts) || uncopiedValuations(facts).length > 0;
}
