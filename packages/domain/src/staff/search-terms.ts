import { coBorrowerLast4 } from '../facts/co-borrowers.selectors.ts';
import type { Facts } from '../facts/facts.ts';
import { additionalSigners, newestOf } from '../facts/signers.selectors.ts';
import { foldedWords } from '../people/folded-name.ts';
import { parseUsPhone } from '../people/phone.ts';

/** What staff find an application by. `hashed` values are looked up by a keyed hash, never in plain text. */
export type SearchTerm =
  | { readonly kind: 'WORD'; readonly text: string }
  | { readonly kind: 'PHONE' | 'EMAIL' | 'LAST_FOUR' | 'ADDRESS'; readonly hashed: string };

/**
 * Returns what an application is found by: everyone's names, phones and emails, the last four of the borrower's and co-borrowers' SSNs,
 * and each word of the home's address.
 */
export function searchTerms(facts: Facts): readonly SearchTerm[] {
  const { profile, contact, ssn, property } = facts;
  const signers = additionalSigners(facts);
  const names = [profile?.firstName, profile?.lastName, ...signers.map(({ name }) => name)];
  const phones = [contact, ...signers.map((signer) => newestOf(facts.signerDetails, signer))].flatMap(
    (one) => parseUsPhone(one?.phone ?? '')?.e164 ?? [],
  );
  const emails = [contact, ...signers].flatMap((one) => one?.email.toLowerCase() ?? []);
  const lastFours = [ssn?.last4, ...signers.map((signer) => coBorrowerLast4(facts, signer))].flatMap(
    (last4) => last4 ?? [],
  );
  const address = property && [property.street1, property.street2, property.city, property.zip.slice(0, 5)];
  return [
    ...[...new Set(names.flatMap((name) => foldedWords(name ?? '')))].map(
      (text) => ({ kind: 'WORD', text }) as const,
    ),
    ...[...new Set(phones)].map((hashed) => ({ kind: 'PHONE', hashed }) as const),
    ...[...new Set(emails)].map((hashed) => ({ kind: 'EMAIL', hashed }) as const),
    ...[...new Set(lastFours)].map((hashed) => ({ kind: 'LAST_FOUR', hashed }) as const),
    ...addressTerms(address?.join(' ') ?? ''),
  ];
}

/** The Postal Service's abbreviations of address words (Publication 28, appendices B and C1). */
const SHORT: Readonly<Record<string, string>> = {
  ...{
    avenue: 'ave',
    boulevard: 'blvd',
    circle: 'cir',
    court: 'ct',
    drive: 'dr',
    highway: 'hwy',
    lane: 'ln',
  },
  ...{ parkway: 'pkwy', place: 'pl', road: 'rd', square: 'sq', street: 'st', terrace: 'ter', trail: 'trl' },
  ...{
    north: 'n',
    south: 's',
    east: 'e',
    west: 'w',
    apartment: 'apt',
    suite: 'ste',
    saint: 'st',
    fort: 'ft',
  },
};

/** Returns the words of an address. Each is looked up by its hash, so a search must name whole words. */
export function addressTerms(text: string): readonly SearchTerm[] {
  const words = foldedWords(text).map((word) => (Object.hasOwn(SHORT, word) && SHORT[word]) || word);
  return [...new Set(words)].map((hashed) => ({ kind: 'ADDRESS', hashed }) as const);
}

/** One term of a search. A word matches names that begin with it, or a whole word of an address. */
export type SearchQuery = SearchTerm | { readonly kind: 'LOAN_NUMBER'; readonly text: string };

const LOAN_NUMBER = /^\d{6,}$/;

/** Returns what a search box asks for; all of it must match. Four digits are the end of an SSN. */
export function parseSearch(text: string): readonly SearchQuery[] {
  const trimmed = text.trim();
  // A loan number starts with 1, which no area code does.
  const phone = parseUsPhone(trimmed);
  if (phone) return [{ kind: 'PHONE', hashed: phone.e164 }];
  return trimmed.split(/[\s,]+/).flatMap((part): SearchQuery[] => {
    if (part.includes('@')) return [{ kind: 'EMAIL', hashed: part.toLowerCase() }];
    if (/^\d{4}$/.test(part)) return [{ kind: 'LAST_FOUR', hashed: part }];
    const number = part.replace(/^#/, '');
    if (LOAN_NUMBER.test(number)) return [{ kind: 'LOAN_NUMBER', text: number }];
    return foldedWords(part).map((word) => ({ kind: 'WORD', text: word }) as const);
  });
}
