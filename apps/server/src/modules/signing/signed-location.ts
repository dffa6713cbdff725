import type { NoteForm } from '@homeline/contract/signing/give-signature.ts';
import type { Context } from '../../context.ts';
import { type Refusal, refuse } from '../../refusal.ts';

type Location = Pick<NoteForm, 'location' | 'isLocationWithheld'>;

/** Refuses a signature that comes neither with a location nor with the statement that the person signs without sharing it. */
export function locationRefusal({ location, isLocationWithheld }: Location): Refusal | undefined {
  return location || isLocationWithheld
    ? undefined
    : refuse('INVALID_INPUT', {
        fields: { location: 'Share your location, or say that you sign without it' },
      });
}

/** Returns where a person signed, sealed, or that they withheld it, as their signature records it. */
export function signedLocation(
  { sealing }: Context,
  { location, isLocationWithheld }: Location,
  place: { readonly application: string; readonly field: string },
) {
  if (location) return { location: sealing.seal(JSON.stringify(location), place) };
  return isLocationWithheld ? { isLocationWithheld } : {};
}
