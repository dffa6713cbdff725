import type { Notary } from '@homeline/contract/notary/get-notary.ts';
import { cents, formatDollars } from '@homeline/domain/money/cents.ts';
import { BeforeAndAfter } from '@homeline/ui/offer/before-and-after.tsx';
import { changedFigures } from '../offers/changed-figures.ts';
import { offersCopy } from '../offers/copy.ts';
import { notaryCopy } from './copy.ts';

const copy = notaryCopy.price;

type InPerson = Pick<Notary, 'inPerson'>;

/** Returns what a notary in person costs, in words: 'for $150.00 from your draw'. */
export function inPersonFee({ inPerson }: InPerson): string {
  if (!inPerson) return copy.free;
  const { before, after } = inPerson;
  const takenCents = cents(before.cashToBorrowerCents - after.cashToBorrowerCents);
  return copy.fromDraw(formatDollars(takenCents));
}

/** Compares what the borrower receives by video and in person; renders nothing when both are the same. */
export function EitherWay({ inPerson }: InPerson) {
  if (!inPerson) return null;
  return <BeforeAndAfter {...copy.comparison} figures={changesIn(inPerson)} />;
}

/** Shows how the choice of a notary changed the terms; renders nothing when it changed none. */
export function ChosenNotary({ changed }: Pick<Notary, 'changed'>) {
  if (!changed) return null;
  const { title, reason } = copy.changed;
  return <BeforeAndAfter title={title} reason={reason(changed.reason)} figures={changesIn(changed)} />;
}

function changesIn({ before, after }: NonNullable<Notary['inPerson']>) {
  const takenCents = before.cashToBorrowerCents - after.cashToBorrowerCents;
  const fee = (charged: number) => formatDollars(cents(Math.max(0, charged)));
  return [
    { name: copy.fee, before: fee(-takenCents), after: fee(takenCents) },
    ...changedFigures(before, after).filter(
      ({ name, ...figure }) => figure.before !== figure.after && name !== offersCopy.terms.paidOut,
    ),
  ];
}
