import type { NoteForm } from '@homeline/contract/signing/give-signature.ts';
import type { AlertItem } from '@homeline/ui/feedback/alert.tsx';
import { signingCopy } from './copy.ts';

const copy = signingCopy.location;

const TIMEOUT_MS = 20_000;

/** Returns the borrower's location, once they permit it, or `undefined` when the browser cannot tell. */
export function locate(): Promise<NoteForm['location']> {
  return new Promise((resolve) => {
    if (!navigator.geolocation) return resolve(undefined);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        resolve({ latitude, longitude, accuracyM: accuracy }),
      () => resolve(undefined),
      { timeout: TIMEOUT_MS, maximumAge: TIMEOUT_MS },
    );
  });
}

export const WHY_LOCATION: AlertItem = { kind: 'ADVICE', ...copy.why };

export const NO_LOCATION: AlertItem = { kind: 'DECISION', tone: 'CAUTION', ...copy.unknown };
