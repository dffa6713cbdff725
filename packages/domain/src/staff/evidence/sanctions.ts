import type { Facts } from '../../facts/facts.ts';
import { additionalSigners } from '../../facts/signers.selectors.ts';
import type { DecisionContext } from '../../offers/pricing-scenario.ts';
import { applicantName } from './people.ts';
import { type SheetTable, table, words } from './sheet.ts';

type ListedName = NonNullable<Facts['sanctionsScreens'][number]['matches']>[number];
type Screened = { readonly name: string; readonly ageYears?: number | undefined; readonly home?: string };

/** Returns a table for each possible match: the screened person's record beside the listed one. */
export function sanctionsTables(
  facts: Facts,
  known: DecisionContext | undefined,
): readonly (SheetTable | undefined)[] {
  return facts.sanctionsScreens.flatMap(({ signer, matches = [] }) =>
    matches.map((listed) => besideEachOther(screenedPerson(facts, known, signer), listed)),
  );
}

function screenedPerson(
  facts: Facts,
  known: DecisionContext | undefined,
  signer: string | undefined,
): Screened {
  if (signer)
    return {
      name: additionalSigners(facts).find(({ uuid }) => uuid === signer)?.name ?? 'A signer',
      ageYears: known?.coBorrowerAges.get(signer),
    };
  const { property } = facts;
  return {
    name: applicantName(facts),
    ageYears: known?.ageYears,
    ...(property && { home: `${property.street1}, ${property.city}, ${property.state}` }),
  };
}

function besideEachOther(person: Screened, listed: ListedName): SheetTable | undefined {
  const { name, list, entry, similarityPct, birthYears = [], countries = [], aliases = [] } = listed;
  const rows: readonly (readonly [string, string, string])[] = [
    ['Name', person.name, name],
    ['Also known as', '', aliases.join(', ')],
    [
      'Age, year of birth',
      person.ageYears === undefined ? '' : `${person.ageYears} years old`,
      birthYears.map((year) => `born ${year}`).join(' or '),
    ],
    ['Home, countries', person.home ?? '', countries.join(', ')],
    ['List', '', [list, entry].filter(Boolean).join(', ')],
    ['Similarity of the names', '', `${similarityPct}%`],
  ];
  return table(
    'Possible sanctions match',
    ['Detail', 'Screened', 'Listed'],
    rows.map((cells) => cells.map((cell) => words(cell || '—'))),
  );
}
