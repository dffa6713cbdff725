import { Offer, Terms } from '../facts/offers.facts.ts';
import { type FactRow, factRows } from './fact-rows.ts';

/** A figure shown, with the earlier value if it differs. */
export type ShownFigure = { readonly label: string; readonly value: string; readonly was?: string };

export type Showing = {
  /** The terms of a single line; empty if only offers or a range were shown. */
  readonly figures: readonly ShownFigure[];
  /** The offers, one per row. */
  readonly offers: readonly (readonly ShownFigure[])[];
  /** The same figures and offers as when they were last shown. */
  readonly isSame: boolean;
  /** What else was shown. */
  readonly more: readonly FactRow[];
};

/** The names that staff give to the pages and documents where terms are shown. */
export const SHOWN_WHERE: Readonly<Record<string, string>> = {
  offers: 'Offers',
  quote: 'Quote',
  explanation: 'Why this rate',
  decision: 'Why this decision',
  notary: 'Notary page',
  originator: 'Range of offers',
  choice: 'Line chosen',
  'changed offer': 'Changed offer',
  repricing: 'New price',
  'summary package': 'Application summary',
  'closing package': 'Closing documents',
  signature: 'Note signed',
};

/** The fields of terms. */
const TERMS = [
  ...(['lineAmountCents', 'termYears', 'noteRatePct', 'aprPct', 'monthlyPaymentCents'] as const),
  ...([
    'cashToBorrowerCents',
    'feePct',
    'originationFeeCents',
    'recordingFeeCents',
    'recordingTaxCents',
  ] as const),
  ...(['cltvPct', 'dtiPct', 'product', 'codes'] as const),
] satisfies readonly (keyof Terms)[];
const OFFER_FIELDS = [
  'termYears',
  'maximumCents',
  'noteRatePct',
  'aprPct',
  'monthlyPaymentCents',
  'cashToBorrowerCents',
];

/**
 * Returns the showings of a terms ledger, each compared with the one before that had the same kind of terms.
 * @param shown what was shown each time, oldest first
 */
export function showings(shown: readonly object[]): readonly Showing[] {
  let [terms, offers]: (readonly (readonly ShownFigure[])[] | undefined)[] = [];
  return shown.map((entry) => {
    const before = { terms, offers };
    const line = termsIn(entry);
    const now = {
      terms: line && [figuresOf(line, TERMS)],
      offers: offersIn(entry)?.map((offer) => figuresOf({ ...offer.terms, ...offer }, OFFER_FIELDS)),
    };
    terms = now.terms ?? terms;
    offers = now.offers ?? offers;
    const compared = {
      figures: compare(now.terms, before.terms)[0] ?? [],
      offers: compare(now.offers, before.offers),
    };
    const kinds = (['terms', 'offers'] as const).filter((kind) => now[kind]);
    const isSame =
      kinds.length > 0 && kinds.every((kind) => JSON.stringify(now[kind]) === JSON.stringify(before[kind]));
    return { ...compared, isSame, more: factRows(besides(entry)) };
  });
}

type Changed = { readonly after?: unknown; readonly changed?: { readonly after?: unknown } };

/** Terms are shown alone, or as the newer of two after a change. */
function termsIn(shown: Changed): Terms | undefined {
  const found = [shown.changed?.after, shown.after, shown].map((part) => Terms.safeParse(part).data);
  return found.find((terms) => terms !== undefined);
}

function offersIn(shown: { readonly offers?: unknown }): readonly Offer[] | undefined {
  const { data } = Offer.array().min(1).safeParse(shown.offers);
  return data;
}

function figuresOf(terms: object, fields: readonly string[]): readonly ShownFigure[] {
  const known = terms as Readonly<Record<string, unknown>>;
  return factRows(Object.fromEntries(fields.map((field) => [field, known[field]])));
}

/** Marks the figures that differ from before. A row that didn't exist before has no marks. */
function compare(
  now: readonly (readonly ShownFigure[])[] = [],
  before: readonly (readonly ShownFigure[])[] = [],
): readonly (readonly ShownFigure[])[] {
  return now.map((figures, row) =>
    figures.map(({ label, value }) => {
      const was = before[row]?.find((figure) => figure.label === label)?.value;
      return { label, value, ...(was !== undefined && was !== value && { was }) };
    }),
  );
}

/** What was shown besides the terms of a line and the offers, which are read as figures. */
function besides(shown: object): object {
  const own = new Set<string>([...TERMS, 'before', 'after', 'documents']);
  return Object.fromEntries(
    Object.entries(shown).flatMap(([name, value]) => {
      if (own.has(name)) return [];
      if (name === 'offers' && offersIn(shown)) return [[name, (value as Offer[]).map(besidesOffer)]];
      if (name === 'changed') return Object.entries(value as object).filter(([part]) => !own.has(part));
      return [[name, value]];
    }),
  );
}

/** The rest of an offer, by its term. */
function besidesOffer({ terms, ...offer }: Offer): object {
  const known = OFFER_FIELDS.filter((name) => name !== 'termYears');
  return Object.fromEntries(Object.entries({ ...terms, ...offer }).filter(([name]) => !known.includes(name)));
}
