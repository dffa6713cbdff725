import { PinPage } from './pin-form.tsx';

/** The file is frozen and opens with a PIN. */
export default function FrozenWithPinPage() {
  return (
    <PinPage
      heading="What is the PIN of your credit freeze?"
      why="Your file is frozen. With the PIN that the bureau gave you it opens for us once, and the freeze stays in place for everyone else."
    />
  );
}
