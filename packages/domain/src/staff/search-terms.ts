import type { Facts } from '../facts/facts.ts';
import { additionalSigners, newestOf } from '../facts/signers.selectors.ts';
import { foldedWords } from '../people/folded-name.ts';
import { parseUsPhone } from '../people/phone.ts';

/** What staff find an application by. `hashed` values are looked up by a keyed hash, never in plain text. */
export type SearchTerm =
  | { readonly kind: 'WORD'; readonly text: string }
  | { readonly kind: 'PHONE' | 'EMAIL' | 'LAST_FOUR'; readonly hashed: string };

/** Returns what an application is found by: everyone's names and phones, the borrower's email and last four of the SSN. */
export function searchTerms(facts: Facts): readonly SearchTerm[] {
  const { profile, contact, ssn } = facts;
  const signers = additionalSigners(facts);
  const names = [profile?.firstName, profile?.lastName, ...signers.map(({ name }) => name)];
  const phones = [contact, ...signers.map((signer) => newestOf(facts.signerDetails, signer))].flatMap(
    (one) => parseUsPhone(one?.phone ?? '')?.e164 ?? [],
  );
  return [
    ...[...new Set(names.flatMap((name) => foldedWords(name ?? '')))].map(
      (text) => ({ kind: 'WORD', text }) as const,
    ),
    ...[...new Set(phones)].map((hashed) => ({ kind: 'PHONE', hashed }) as const),
    ...(contact ? [{ kind: 'EMAIL', hashed: contact.email.toLowerCase() } as const] : []),
    ...(ssn ? [{ kind: 'LAST_FOUR', hashed: ssn.last4 } as const] : []),
  ];
}

/** One thing that a search asks for. A word matches names that begin with it, or a whole loan number. */
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
