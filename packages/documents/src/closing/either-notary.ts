import { cents, formatDollars } from '@homeline/domain/money/cents.ts';
import { type Block, paragraph } from '../document.ts';
import type { Line } from '../subject.ts';

/** 'Cash to you', with the notary for whom the terms state it where there is another amount for the other way. */
export function cashLabel(line: Line): string {
  return line.cashByNotary ? `Cash to you, ${notaryOf(line)}` : 'Cash to you';
}

function notaryOf({ terms, cashByNotary }: Line): string {
  return cashByNotary?.inPersonCents === terms.cashToBorrowerCents ? 'notary in person' : 'notary by video';
}

/**
 * What the draw leaves by either way to meet the notary. The borrower chooses after signing and may choose again, so that a paper with
 * one of them alone would not stay true.
 */
export function eitherNotary(line: Line): readonly Block[] {
  const { cashByNotary } = line;
  if (!cashByNotary) return [];
  const { byVideoCents, inPersonCents } = cashByNotary;
  const fee = formatDollars(cents(byVideoCents - inPersonCents));
  return [
    paragraph([
      'Once this is signed you choose how you meet the notary. ',
      {
        strong: `A notary who comes to you costs ${fee}, taken from the initial draw; one by video costs nothing.`,
      },
      ` What you choose then holds, as the table below has it. All other sums of fees and cash in this document are stated for a ${notaryOf(line)}; the line, its rate and its payments are the same either way.`,
    ]),
    {
      kind: 'table',
      caption: 'The initial draw by either way to meet the notary',
      columns: [
        { heading: 'Notary', align: 'left' },
        { heading: 'Taken from the initial draw', align: 'right' },
        { heading: 'Cash to you', align: 'right' },
      ],
      rows: [
        ['By video', formatDollars(cents(0)), formatDollars(byVideoCents)],
        ['In person', fee, formatDollars(inPersonCents)],
      ],
    },
  ];
}
