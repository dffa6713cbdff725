import { creditCopy } from './copy.ts';
import { PinPage } from './pin-form.tsx';

/** Asks for the PIN that opens a frozen credit file. */
export default function FrozenWithPinPage() {
  return <PinPage {...creditCopy.pin.first} />;
}
