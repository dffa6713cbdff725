// Proves DS-04.

import { expect, it } from 'vitest';
import { type ArchivedDocument, archiveNames, inStackingOrder } from './archive-names.ts';

const document = (given: Partial<ArchivedDocument>): ArchivedDocument => ({
  type: 'HELOC_AGREEMENT',
  title: 'Home equity line of credit agreement',
  day: '2026-03-10' as ArchivedDocument['day'],
  contentType: 'application/pdf',
  isSigned: false,
  ...given,
});

it('sorts documents in stacking order, and keeps the given order of versions', () => {
  const [agreement, first, second, summary] = [
    document({}),
    document({ type: 'PRIVACY_NOTICE', title: 'first' }),
    document({ type: 'PRIVACY_NOTICE', title: 'second' }),
    document({ type: 'APPLICATION_SUMMARY' }),
  ];
  expect(inStackingOrder([agreement, first, second, summary])).toEqual([summary, first, second, agreement]);
});

it('names each file by its position, title and date, and marks signed ones', () => {
  const names = archiveNames([
    document({ title: 'Application summary' }),
    document({ isSigned: true }),
    document({ title: 'Passport, photo page', contentType: 'image/jpeg' }),
  ]);
  expect(names).toEqual([
    '01 Application summary, 2026-03-10.pdf',
    '02 Home equity line of credit agreement, 2026-03-10, signed.pdf',
    '03 Passport, photo page, 2026-03-10.jpg',
  ]);
});

it('makes a safe file name from a lender’s own title', () => {
  const [name] = archiveNames([document({ title: '../W-2: "2025"/spouse?' })]);
  expect(name).toBe('01 ..-W-2- -2025--spouse-, 2026-03-10.pdf');
});

it('zero-pads numbers, so that files sort correctly', () => {
  const names = archiveNames(Array.from({ length: 100 }, () => document({ title: 'Pay stub' })));
  expect(names.toSorted()).toEqual(names);
  expect(names[0]).toMatch(/^001 /);
});
