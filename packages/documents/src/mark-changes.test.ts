// Proves RU-50.

import { civilDate } from '@homeline/domain/dates/civil-date.ts';
import type { WrittenDocumentType } from '@homeline/domain/documents/written-documents.ts';
import { describe, expect, it } from 'vitest';
import { bullets, type DocumentModel, definitions, paragraph, section } from './document.ts';
import { hasSameText, markChanges } from './mark-changes.ts';
import { renderHtml } from './render-html.ts';
import { TEMPLATES, writeDocument } from './templates.ts';
import { homeFor, sampleSubject } from './testing/sample.ts';

const NAMES = Object.keys(TEMPLATES) as WrittenDocumentType[];

/** The sample document, with other parts. */
function page(part: Partial<DocumentModel> = {}): string {
  return renderHtml({
    title: 'Agreement',
    language: 'en-US',
    madeOn: civilDate('2026-11-03'),
    letterhead: { name: 'Northgate', lines: ['400 Market Street'], accent: '#0f6b4f' },
    reference: 'Loan 7',
    particulars: [
      ['Date', 'November 3, 2026'],
      ['Loan number', '7'],
      ['Borrower', 'Avery Happy'],
    ],
    opening: [paragraph('You pay $742.96 a month for 15 years.')],
    sections: [section('Fees', bullets('Recording, $150', 'Notary, $25'))],
    ...part,
  });
}

const redated = (part: Partial<DocumentModel> = {}) =>
  page({
    particulars: [
      ['Date', 'November 4, 2026'],
      ['Loan number', '7'],
      ['Borrower', 'Avery Happy'],
    ],
    ...part,
  });

/** The passages of a marked page that changed. */
const changed = (html: string) => html.split('\n').filter((line) => /<(ins|del)>/.test(line));

describe('two versions of a document', () => {
  it('count as equal, without marks, when only the date and number differ', () => {
    expect(hasSameText(page(), redated())).toBe(true);
    expect(markChanges(page(), redated())).toBe(redated());
  });

  it.each([
    ['an amount', { opening: [paragraph('You pay $754.02 a month for 15 years.')] }],
    ['a name', { particulars: [['Borrower', 'Avery Happier']] }],
    ['the day in a sentence', { opening: [paragraph('Signed on November 4, 2026.')] }],
    ['a passage less', { sections: [] }],
  ] satisfies [string, Partial<DocumentModel>][])('differ with %s changed', (_, part) => {
    expect(hasSameText(page(), page(part))).toBe(false);
    expect(changed(markChanges(page(), page(part)))).not.toEqual([]);
  });

  it('mark the words that changed within a passage', () => {
    const after = redated({ opening: [paragraph('You pay $754.02 a month for 15 years.')] });
    expect(changed(markChanges(page(), after))).toEqual([
      '<p>You pay <del>$742.96 </del><ins>$754.02 </ins>a month for 15 years.</p>',
    ]);
  });

  it('mark a new item, and a removed one at its old place', () => {
    const after = page({ sections: [section('Fees', bullets('Recording, $150', 'Flood search, $9'))] });
    expect(markChanges(page(), after)).toContain(
      '<li>Recording, $150</li>\n<li><del>Notary, $25</del></li>\n<li><ins>Flood search, $9</ins></li>\n</ul>',
    );
  });

  it('keep the text of a removed list', () => {
    const after = page({ sections: [section('Fees', paragraph('There are none.'))] });
    expect(changed(markChanges(page(), after))).toEqual([
      '<p><del>Recording, $150</del></p>',
      '<p><del>Notary, $25</del></p>',
      '<p><ins>There are none.</ins></p>',
    ]);
  });

  it('never put a removed paragraph into a list or a table of figures', () => {
    const before = page({
      opening: [],
      sections: [section('Fees', bullets('A fee'), paragraph('Gone now.'))],
    });
    const after = page({
      opening: [],
      sections: [section('Fees', bullets('A fee'), definitions(['Fee', '$5']))],
    });
    const marked = markChanges(before, after);
    expect(marked).toMatch(/<p><del>Gone now\.<\/del><\/p>\n<dl|<\/dl>\n<p><del>Gone now\.<\/del><\/p>/);
    expect(marked).toContain('<div><dt><ins>Fee</ins></dt><dd><ins>$5</ins></dd></div>');
  });

  it('mark a removed row and a changed caption inside the table that they were in', () => {
    const fees = (caption: string, rows: readonly (readonly string[])[]) =>
      page({
        opening: [],
        sections: [
          section('Fees', {
            ...{ kind: 'table', caption, rows },
            columns: [
              { heading: 'Fee', align: 'left' },
              { heading: 'Amount', align: 'right' },
            ],
          }),
        ],
      });
    const before = fees('Fees that you pay', [
      ['Recording', '$150'],
      ['Notary', '$25'],
    ]);
    const marked = markChanges(before, fees('Costs that you pay', [['Recording', '$150']]));
    expect(marked).toContain(
      '<table>\n<caption><del>Fees </del><ins>Costs </ins>that you pay</caption>\n<thead>',
    );
    expect(marked).toContain(
      '<td class="amount">$150</td></tr>\n<tr><th scope="row"><del>Notary</del></th><td class="amount"><del>$25</del></td></tr>\n</tbody>',
    );
  });

  it('put what a removed list said below the list that goes before it, once that has ended', () => {
    const before = page({
      opening: [bullets('A fee', 'A rate')],
      sections: [section('End', bullets('Gone'))],
    });
    const after = page({
      opening: [bullets('A fee', 'A rate')],
      sections: [section('End', paragraph('New.'))],
    });
    const marked = markChanges(before, after);
    expect(marked).toContain('<li>A fee</li>\n<li>A rate</li>\n</ul>');
    expect(changed(marked)).toEqual(['<p><del>Gone</del></p>', '<p><ins>New.</ins></p>']);
  });

  it('keep the borrower’s own text as text', () => {
    const after = page({ opening: [paragraph('You pay <b>less</b> & “more” a month for 15 years.')] });
    expect(markChanges(page(), after)).toContain('<ins>&lt;b&gt;less&lt;/b&gt; &amp; “more” </ins>');
  });

  it.each(NAMES)('%s: every word of the new version stays, in its order, when the terms change', (type) => {
    const home = homeFor(type);
    const before = renderHtml(writeDocument(type, sampleSubject(home)));
    const { borrower } = sampleSubject();
    const other = {
      ...home,
      borrower: { ...borrower, name: 'Avery Q. Happy' },
      madeOn: civilDate('2026-04-09'),
    };
    const after = renderHtml(writeDocument(type, sampleSubject(other)));
    const marked = markChanges(before, after);
    const withoutDeleted = marked.replace(/<del>.*?<\/del>/g, '').replace(/<\/?ins>/g, '');
    expect(
      withoutDeleted.replace(/^<(p|li|tr|div)>(<t[hd][^>]*>|<\/t[hd]>|<d[td]>|<\/d[td]>)*<\/\1>\n/gm, ''),
    ).toBe(after);
    expect(changed(marked).length > 0).toBe(!hasSameText(before, after));
  });
});
