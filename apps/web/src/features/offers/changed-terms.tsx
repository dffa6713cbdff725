import type { Terms } from '@homeline/domain/facts/offers.facts.ts';
import { BeforeAndAfter } from '@homeline/ui/offer/before-and-after.tsx';
import type { ReactNode } from 'react';
import { changedFigures } from './changed-figures.ts';

type ChangedTermsProps = {
  readonly title: string;
  readonly reason?: ReactNode;
  readonly before: Terms;
  readonly after: Terms;
  /** Column titles where the borrower chooses between the two. */
  readonly choices?: readonly [one: string, other: string];
};

/** Compares two sets of terms, figure by figure. A choice between two shows the figures that differ. */
export default function ChangedTerms({ before, after, ...words }: ChangedTermsProps) {
  const figures = changedFigures(before, after);
  const differ = figures.filter((figure) => figure.before !== figure.after);
  return <BeforeAndAfter {...words} figures={words.choices ? differ : figures} />;
}
