import type { NoteForm } from '@homeline/contract/signing/give-signature.ts';
import type { AlertItem } from '@homeline/ui/feedback/alert.tsx';

const PATIENCE_MS = 20_000;

/** Asks the browser where the borrower is, which asks the person. `undefined` when it cannot be seen. */
export function locate(): Promise<NoteForm['location']> {
  return new Promise((resolve) => {
    if (!navigator.geolocation) return resolve(undefined);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        resolve({ latitude, longitude, accuracyM: accuracy }),
      () => resolve(undefined),
      { timeout: PATIENCE_MS, maximumAge: PATIENCE_MS },
    );
  });
}

export const WHY_LOCATION: AlertItem = {
  kind: 'ADVICE',
  title: 'Why We Need Your Location',
  text: 'Your location is required for secure e-signing: it shows where you were when you signed, and is kept encrypted with your signature. Your browser asks you for it.',
};

export const NO_LOCATION: AlertItem = {
  kind: 'DECISION',
  tone: 'CAUTION',
  title: 'We could not see where you are',
  text: 'Switch on location for this page: press the icon beside the address of the page, choose Location, then Allow. On a phone also see Settings, Privacy, Location Services. Then press the button again. If it cannot be done, you can sign in person: choose Talk to a person, and we send somebody with the documents.',
};
