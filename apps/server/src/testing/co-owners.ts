import { randomUUID } from 'node:crypto';
import type { SignerStepName } from '@homeline/domain/workflow/signer-step-names.ts';
import type { StepName } from '@homeline/domain/workflow/steps.ts';
import { builtInPersona } from './built-in-personas.ts';
import type { AppWithProviders } from './journey.ts';
import { journeyAt } from './journey-at.ts';
import { read } from './persona-calls.ts';
import { drive, type Journey } from './persona-driver.ts';
import { acceptInvitation, advanceSigner, type TestSigner } from './signer-driver.ts';

const T23 = builtInPersona('t23');

/** A borrower, and the co-owner of their home whom they invited. */
type CoOwners = {
  readonly wren: Journey;
  readonly robin: { readonly name: string; readonly email: string };
};

/** Takes a borrower with a co-owner to a step after their ID was checked. The closing documents are really written, so that people can open them. */
export async function applyTogether(
  app: AppWithProviders,
  decider: string,
  until: StepName,
): Promise<CoOwners> {
  const email = `wren-${randomUUID()}@example.com`;
  const wren = await journeyAt(app, { ...T23, email }, 'IDENTITY_VERIFICATION');
  await drive(wren, decider, until);
  return { wren, robin: { name: T23.additionalSigner?.name ?? '', email: `signer.${email}` } };
}

/** Takes a borrower to where they may sign, and their co-owner to a step of their own: by default, to sign too. */
export async function signTogether(
  app: AppWithProviders,
  decider: string,
  until: SignerStepName = 'SIGNER_SIGN',
): Promise<{ readonly wren: Journey; readonly robin: TestSigner }> {
  const { wren, robin: invited } = await applyTogether(app, decider, 'NOTE_SIGNING');
  const robin = await acceptInvitation(app, invited);
  await advanceSigner(robin, until);
  await read(wren, 'CLOSING');
  return { wren, robin };
}
