import { formatDollars, sumCents } from '@homeline/domain/money/cents.ts';
import { type Block, bullets, type DocumentModel, paragraph, type Section, section } from '../document.ts';
import { frame } from '../frame.ts';
import { borrowers, signatureLines, signerNames } from '../signing.ts';
import type { Payoff, SubjectWith } from '../subject.ts';
import { addressLine } from '../wording.ts';
import { wordsOf } from '../words-of.ts';

type Subject = SubjectWith<'loanNumber' | 'borrower' | 'property' | 'signers' | 'line'>;

/**
 * Writes the borrowers' direction to pay off liens from the first draw, with a letter to each creditor whose line of credit is to be closed.
 * A line paid to zero keeps its lien ahead of ours while the borrower may draw on it again.
 * For counsel to confirm: a state may prescribe the form of a request to close a line and release its lien.
 */
export function payoffAuthorization(subject: Subject): DocumentModel {
  const { lender, line, signers, property } = subject;
  const lines = line.payoffs.filter(({ isCreditLine }) => isCreditLine);
  return frame(subject, 'PAYOFF_AUTHORIZATION', {
    sections: [
      section(
        'What you authorize',
        paragraph(
          `I authorize ${lender.name} to ask each creditor below for a payoff statement of its loan on ${addressLine(property)}. Once any right to cancel has ended, ${lender.name} may pay it from the first draw and ask for the release of its lien.`,
        ),
        payoffTable(line.payoffs),
        paragraph(wordsOf(subject, 'PAYOFF_AUTHORIZATION', 'otherAmount')),
        ...signatureLines(borrowers(signers), 'payoff'),
      ),
      ...lines.map((payoff, index) => closeLineLetter(subject, payoff, index + 1)),
    ],
  });
}

function payoffTable(payoffs: readonly Payoff[]): Block {
  return {
    kind: 'table',
    caption: 'Liens to pay off',
    columns: [
      { heading: 'Creditor', align: 'left' },
      { heading: 'What happens', align: 'left' },
      { heading: 'Amount', align: 'right' },
    ],
    rows: payoffs.map(({ creditor, isCreditLine, amountCents }) => [
      creditor,
      isCreditLine ? 'Paid in full, and the line closed' : 'Paid in full',
      formatDollars(amountCents),
    ]),
    total: ['Total', '', formatDollars(sumCents(payoffs.map(({ amountCents }) => amountCents)))],
  };
}

function closeLineLetter(
  { lender, property, signers }: Subject,
  { creditor }: Payoff,
  number: number,
): Section {
  return section(
    `Letter to ${creditor}: close my line of credit`,
    paragraph(
      `To ${creditor}, about the home equity line of credit of ${signerNames(borrowers(signers))} on ${addressLine(property)}:`,
    ),
    bullets(
      'Stop all draws on this line from the day you receive this letter.',
      `When you receive the payoff from ${lender.name}, close the line. Do not keep it open at a zero balance.`,
      'Release the lien of record within the time that the law allows.',
      `Send a confirmation to ${lender.name}, ${lender.address.join(', ')}.`,
    ),
    ...signatureLines(borrowers(signers), `close-line-${number}`),
  );
}
