import type { NoteForm } from '@homeline/contract/signing/give-signature.ts';
import type { AlertItem } from '@homeline/ui/feedback/alert.tsx';
import { useState } from 'react';
import { useLocation } from 'react-router';
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

/** What a link carries to the signature when somebody goes on without their location, so that nothing asks for it again. */
export const WITHOUT_LOCATION = { isLocationUnknown: true } as const;

/** Returns where the person signs. Once their location couldn't be seen, they may say instead that they sign without sharing it. */
export function useSignedLocation() {
  const state = useLocation().state as Partial<typeof WITHOUT_LOCATION> | null;
  const [isUnknown, setUnknown] = useState<boolean>(state?.isLocationUnknown ?? false);
  return {
    isUnknown,
    /** @throws Error when the location can't be seen and the person hasn't said that they sign without it */
    async of({
      isLocationWithheld,
    }: Pick<NoteForm, 'isLocationWithheld'>): Promise<Pick<NoteForm, 'location'>> {
      if (isLocationWithheld) return {};
      const location = await locate();
      if (location) return { location };
      setUnknown(true);
      throw new Error(copy.unknown.title);
    },
  };
}

export const WHY_LOCATION: AlertItem = { kind: 'ADVICE', ...copy.why };

export const NO_LOCATION: AlertItem = { kind: 'DECISION', tone: 'CAUTION', ...copy.unknown };
