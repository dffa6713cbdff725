import { PLACEHOLDER } from '../own-words.ts';
import type { DocumentSubject } from '../subject.ts';
import { addressLine } from '../wording.ts';
import { spanishDate } from './spanish-date.ts';

/**
 * A line of a paper: its English words with names in braces for what varies, and what stands for each name in Spanish. A name has a number from
 * the second different value on: {date}, {date2}.
 */
export type Line = { readonly key: string; readonly values: ReadonlyMap<string, string> };

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';
const DAYS = 'Sunday|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday';
const DATE = `(?:(?:${DAYS}), )?(?:${MONTHS}) \\d{1,2}, \\d{4}`;
const MONEY = '\\$\\d[\\d,]*(?:\\.\\d{2})?';
const PERCENT = '\\d+(?:\\.\\d+)?%';
/** Not a part of a word or a citation, as in 50(a)(6). */
const NUMBER = '(?<![\\w(.])\\d[\\d,]*(?:\\.\\d+)?(?![\\w(])';
const KINDS = [
  ['date', DATE, spanishDate],
  ['money', MONEY, same],
  ['percent', PERCENT, same],
  ['number', NUMBER, same],
] as const;

/** Returns an English text as a line, without and with names for its numbers. Words are looked up in this order. */
export function linesOf(text: string, subject: DocumentSubject): readonly [Line, Line] {
  return [lineWith(text, subject, KINDS.slice(0, 3)), lineWith(text, subject, KINDS)];
}

/** Returns whether a line has no words: only a name, a day or an amount. */
export function isWordless({ key }: Line): boolean {
  return !/\p{L}/u.test(key.replace(PLACEHOLDER, ''));
}

/** Returns a line's words with its values. */
export function filled(words: string, { values }: Line): string {
  return words.replace(PLACEHOLDER, (name, id: string) => values.get(id) ?? name);
}

function lineWith(text: string, subject: DocumentSubject, kinds: readonly (typeof KINDS)[number][]): Line {
  const known = knownTexts(subject);
  const patterns = [
    ...known.map(([, value]) => value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')),
    ...kinds.map(([, pattern]) => pattern),
  ];
  const values = new Map<string, string>();
  const nameFor = (kind: string, value: string): string => {
    for (let index = 1; ; index += 1) {
      const name = index === 1 ? kind : `${kind}${index}`;
      if (values.has(name) && values.get(name) !== value) continue;
      values.set(name, value);
      return name;
    }
  };
  const key = text.replace(new RegExp(patterns.join('|'), 'g'), (found) => {
    const [named] = known.find(([, value]) => value === found) ?? [];
    if (named) return `{${nameFor(named, found)}}`;
    const [kind, , inSpanish] = kinds.find(([, pattern]) => new RegExp(`^(?:${pattern})$`).test(found)) ?? [];
    return kind && inSpanish ? `{${nameFor(kind, inSpanish(found))}}` : found;
  });
  return { key, values };
}

/** Returns the texts of a subject that papers quote, the longest first. */
function knownTexts({ lender, borrower, property, loanNumber, signers = [] }: DocumentSubject) {
  const texts: readonly (readonly [string, string | undefined])[] = [
    ['lender', lender.name],
    ['product', lender.productName],
    ['phone', lender.phone],
    ['email', lender.email],
    ['address', lender.address.join(', ')],
    ['borrower', borrower?.name],
    ['property', property && addressLine(property)],
    ['loanNumber', loanNumber],
    ...signers.map(({ name }) => ['signer', name] as const),
  ];
  return texts
    .flatMap(([name, text]) => (text ? [[name, text] as const] : []))
    .toSorted(([, one], [, other]) => other.length - one.length);
}

function same(value: string): string {
  return value;
}
