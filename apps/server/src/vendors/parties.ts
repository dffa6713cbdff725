import { foldedWords } from '@homeline/domain/people/folded-name.ts';

/** A person's data for a provider. It stays in memory during the request and is never logged. */
export type Party = {
  readonly firstName: string;
  readonly middleName?: string | undefined;
  readonly lastName: string;
  readonly suffix?: string | undefined;
  /** yyyy-MM-dd */
  readonly dob?: string | undefined;
  readonly ssn?: string | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
};

/** Parts of last names that many families share. */
const PARTICLES = new Set(
  'da das de del della den der di do dos du el la las le los st van von y'.split(' '),
);

/**
 * Returns whether a full name, as banks and payroll write it, has a person's first name and a word of their last name that isn't shared by
 * many. An initial stands for the first name only where no other given name is written: “Z Q Sample”, but not “Zachary Z Sample”.
 */
export function isNameOf({ firstName, lastName }: Party, fullName: string): boolean {
  const words = foldedWords(fullName);
  const [first] = foldedWords(firstName);
  const family = foldedWords(lastName);
  const telling = family.filter((word) => !PARTICLES.has(word));
  if (first === undefined || !(telling.length > 0 ? telling : family).some((word) => words.includes(word)))
    return false;
  const given = words.filter((word) => !family.includes(word));
  const isInitials = given.every(({ length }) => length === 1) && first.startsWith(given[0] ?? ' ');
  return words.includes(first) || isInitials;
}

/** A file sent to a provider or received from one. */
export type VendorFile = {
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
};
