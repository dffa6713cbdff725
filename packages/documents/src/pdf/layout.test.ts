import { inflateSync } from 'node:zlib';
import { civilDate } from '@homeline/domain/dates/civil-date.ts';
import { expect, it } from 'vitest';
import { type DocumentModel, definitions, notice, paragraph, section } from '../document.ts';
import { renderPdf } from '../render-pdf.ts';

/** A paper with a block of each kind, some of them too long for the rest of their page. */
const PAPER: DocumentModel = {
  title: 'Sample of every block',
  language: 'en-US',
  madeOn: civilDate('2026-03-02'),
  letterhead: { name: 'Homeline', lines: ['1 High Street', 'Columbus, OH 43215'], accent: '#0f6b4f' },
  reference: 'Loan 1000234',
  mark: 'Sample: nothing here counts',
  particulars: [
    ['Borrower', 'Avery Happy'],
    ['Home', '101 Test Street'],
  ],
  opening: [
    {
      kind: 'amounts',
      figures: [
        ['Amount', '$75,000'],
        ['A label that needs two lines because it is long', '9.10%'],
      ],
    },
    paragraph(['A sentence with a ', { strong: 'strong' }, ' phrase that continues. '.repeat(5)]),
  ],
  sections: [
    section(
      'Lists and tables',
      { kind: 'list', ordered: true, items: ['One', 'Two, which is longer than a line. '.repeat(4)] },
      { kind: 'list', ordered: false, items: ['Some', ['Others ', { strong: 'too' }]] },
      {
        kind: 'table',
        caption: 'Fees',
        columns: [
          { heading: 'Fee', align: 'left' },
          { heading: 'Amount', align: 'right' },
        ],
        rows: [
          ['Recording', '$150.00'],
          ['Origination', '$2,242.50'],
        ],
        total: ['Sum', '$2,392.50'],
      },
      notice('Your right to cancel', 'You may. '.repeat(40), 'Keep this.'),
    ),
    section(
      'Signatures',
      definitions(['Term', 'Its meaning in more words than one line has. '.repeat(4)]),
      {
        kind: 'fields',
        fields: [
          {
            id: 'a',
            kind: 'SIGNATURE',
            label: 'Borrower',
            value: 'Avery Happy',
            drawing: [[10, 20, 120, 90]],
          },
          { id: 'b', kind: 'DATE', label: 'Date', value: '03/02/2026' },
        ],
      },
      { kind: 'fields', fields: [{ id: 'c', kind: 'INITIALS', label: 'Initials', value: 'AH' }] },
      {
        kind: 'fields',
        fields: [
          { id: 'd', kind: 'NOTARY_SEAL', label: 'Seal' },
          { id: 'e', kind: 'TEXT', label: 'Notary' },
        ],
      },
    ),
    section('One more page', ...Array.from({ length: 12 }, () => paragraph('More words. '.repeat(20)))),
  ],
};

/** What says nothing of the layout: the bounds of each text and mark, and the color space, which is always the same. */
const NOISE =
  /^(q|Q|BT|ET|EMC|>> BDC|\/DeviceRGB (cs|CS)|1 0 0 -1 0 792 cm|\/MCID \d+|\/Type \/(Layout|Pagination))$/;

/** Returns what is drawn, operator by operator, in hundredths of a point. Of each line of text it tells how many glyphs it has. */
async function drawn(model: DocumentModel): Promise<string> {
  const file = Buffer.from(await renderPdf(model)).toString('latin1');
  const streams = [...file.matchAll(/\/Filter \/FlateDecode\n>>\nstream\n(.*?)\nendstream/gs)];
  const glyphs = (hex: string) => (hex.match(/[0-9a-f]{4}(?=[0-9a-f]*>)/g) ?? []).length;
  return streams
    .map(([, bytes = '']) => inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1'))
    .filter((stream) => stream.startsWith('1 0 0 -1 0 792 cm'))
    .map((stream) => stream.split('\n').filter((line) => !NOISE.test(line)))
    .map((lines) => lines.map((line) => (line.endsWith(' TJ') ? `${glyphs(line)} glyphs` : line)))
    .map((lines) =>
      lines.join('\n').replaceAll(/\d+\.\d+/g, (number) => String(Number(Number(number).toFixed(2)))),
    )
    .join('\nnew page\n');
}

/** To accept a layout that changed on purpose, remove the file: the next run writes it. */
it('every block stays where it is on the page, in its size and colors', async () => {
  await expect(await drawn(PAPER)).toMatchFileSnapshot('layout.expected.txt');
});
