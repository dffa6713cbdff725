import { claimsOf, token } from '@homeline/client/session/token.ts';
import { listSignerApplications, type SignerStatus } from '@homeline/contract/signers/signer-status.ts';
import { isAdditionalSigner } from '@homeline/domain/signing/additional-signer.ts';
import { send } from '../../session/client.ts';

/** Loads the applications that the signed-in person signs besides their borrowers. */
export const SIGNED_APPLICATIONS = {
  queryKey: [listSignerApplications.name],
  queryFn: () => send(listSignerApplications, {}),
  // Ignores cached data of the previous person.
  select: (applications: SignerStatus[]) => applications.filter(isOwn),
};

function isOwn(application: SignerStatus): boolean {
  const uuid = claimsOf(token.read()).sub ?? '';
  return isAdditionalSigner({ uuid, type: application.type }, application);
}
