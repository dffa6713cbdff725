import { cents, formatDollars } from '@homeline/domain/money/cents.ts';
import { type Block, paragraph } from '../document.ts';
import type { Line } from '../subject.ts';
import { withArticle } from '../wording.ts';

/** Returns "Cash to you", with the assumed notary method when its fee changes the cash. */
export function cashLabel(line: Line): string {
  return line.cashByNotary ? `Cash to you, ${notaryOf(line)}` : 'Cash to you';
}

function notaryOf({ terms, cashByNotary }: Line): string {
  return cashByNotary?.inPersonCents === terms.cashToBorrowerCents ? 'in-person notary' : 'video notary';
}

/** Returns the cash to the borrower for remote and in-person notaries. The borrower chooses after signing and may switch, so every signed document must show both. */
export function cashByNotaryBlocks(line: Line): readonly Block[] {
  const { cashByNotary } = line;
  if (!cashByNotary) return [];
  const { byVideoCents, inPersonCents } = cashByNotary;
  const fee = formatDollars(cents(byVideoCents - inPersonCents));
  return [
    paragraph([
      'After you sign, you choose how to meet the notary. ',
      {
        strong: `An in-person notary costs ${fee}, deducted from the initial draw. A video notary is free.`,
      },
      ` The table below shows the amounts for each choice. All other fees and cash amounts in this document assume ${withArticle(notaryOf(line))}. The line, its rate and its payments are the same either way.`,
    ]),
    {
      kind: 'table',
      caption: 'Cash from the initial draw, by notary',
      columns: [
        { heading: 'Notary', align: 'left' },
        { heading: 'Deducted from the initial draw', align: 'right' },
        { heading: 'Cash to you', align: 'right' },
      ],
      rows: [
        ['By video', formatDollars(cents(0)), formatDollars(byVideoCents)],
        ['In person', fee, formatDollars(inPersonCents)],
      ],
    },
  ];
}
