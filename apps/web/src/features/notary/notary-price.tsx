import type { Notary } from '@homeline/contract/notary/get-notary.ts';
import { cents, formatDollars } from '@homeline/domain/money/cents.ts';
import { CHANGE_REASONS } from '@homeline/domain/offers/change-reason-words.ts';
import { BeforeAndAfter } from '@homeline/ui/offer/before-and-after.tsx';
import { changedFigures } from '../offers/changed-figures.ts';

type InPerson = Pick<Notary, 'inPerson'>;

/** What a notary in person takes from the draw, in a few words. */
export function inPersonFee({ inPerson }: InPerson): string {
  if (!inPerson) return 'at no cost to you';
  const { before, after } = inPerson;
  const takenCents = cents(before.cashToBorrowerCents - after.cashToBorrowerCents);
  return `for ${formatDollars(takenCents)} out of your draw`;
}

/** What the draw leaves by either way to meet the notary; nothing where it leaves the same. */
export function EitherWay({ inPerson }: InPerson) {
  if (!inPerson) return null;
  return (
    <BeforeAndAfter
      title="What each way leaves you"
      reason="Your line, its rate and its payment are the same either way. The papers that you signed name both, so nothing is signed again."
      choices={['By video', 'In person']}
      figures={whatDiffers(inPerson)}
    />
  );
}

/** What the choice of a notary made of the terms, with its reason; nothing where it changed none. */
export function ChosenNotary({ changed }: Pick<Notary, 'changed'>) {
  if (!changed) return null;
  const reason = `${CHANGE_REASONS[changed.reason]} Your line, its rate and its payment are as before, and the papers that you signed name both ways.`;
  return <BeforeAndAfter title="What changed" reason={reason} figures={whatDiffers(changed)} />;
}

function whatDiffers({ before, after }: NonNullable<Notary['inPerson']>) {
  return changedFigures(before, after).filter((figure) => figure.before !== figure.after);
}
