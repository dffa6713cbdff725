import { creditCopy } from './copy.ts';
import { PinPage } from './pin-form.tsx';

/** Asks for the PIN again after one that did not open the file. */
export default function IncorrectPinPage() {
  const { alert, ...page } = creditCopy.pin.incorrect;
  return <PinPage {...page} alerts={[{ kind: 'DECISION', ...alert }]} />;
}
