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

/** Returns whether a full name, as banks and payroll write it, has a person's first name or its initial, and their last name. */
export function isNameOf({ firstName, lastName }: Party, fullName: string): boolean {
  const words = foldedWords(fullName);
  const [first] = foldedWords(firstName);
  return (
    first !== undefined &&
    foldedWords(lastName).some((word) => words.includes(word)) &&
    words.some((word) => word === first || (word.length === 1 && first.startsWith(word)))
  );
}

/** A file sent to a provider or received from one. */
export type VendorFile = {
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
};
