import { PinPage } from './pin-form.tsx';

/** The PIN did not open the file. */
export default function IncorrectPinPage() {
  return (
    <PinPage
      heading="Please check your PIN"
      why="The bureau allows three tries. After the third we show you how to lift the freeze instead; nothing else is lost."
      alerts={[
        {
          kind: 'DECISION',
          title: 'This PIN did not open your file',
          text: 'Some letters show more than one number: the PIN is the one to temporarily lift or remove the freeze.',
        },
      ]}
    />
  );
}
