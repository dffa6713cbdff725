import type { Facts } from '../../facts/facts.ts';
import { parcelOf } from '../../facts/property.selectors.ts';
import { deedSigners } from '../../facts/signers.selectors.ts';
import { foldedWords } from '../../people/folded-name.ts';
import { applicantName } from './people.ts';
import { type SheetTable, table, words } from './sheet.ts';

/**
 * Returns the county's owners against the people who must sign the deed: each recorded owner with the person of that name, then the people
 * whom the county doesn't name. A trust or company has no person's name; its own documents say who acts for it.
 */
export function ownersTable(facts: Facts): SheetTable | undefined {
  const owners = parcelOf(facts)?.owners ?? [];
  if (owners.length === 0) return undefined;
  const people = [applicantName(facts), ...deedSigners(facts).map(({ name }) => name)];
  const named = (owner: string) => people.find((person) => isNamedBy(owner, person));
  const unnamed = people.filter((person) => !owners.some((owner) => isNamedBy(owner, person)));
  return table(
    'Owners by the county',
    ['Recorded', 'On the application'],
    [
      ...owners.map((owner) => {
        const person = named(owner);
        return [words(owner), person ? words(person) : words('Nobody of this name', 'CAUTION')];
      }),
      ...unnamed.map((person) => [words('Not recorded', 'CAUTION'), words(person)]),
    ],
  );
}

/** Whether a recorded name has a person's first and last name, in any order, as counties index by last name. */
function isNamedBy(owner: string, person: string): boolean {
  const [recorded, own] = [foldedWords(owner), foldedWords(person)];
  return [own.at(0), own.at(-1)].every((part) => part !== undefined && recorded.includes(part));
}
