import type { getCoDeedStatus as call } from '@homeline/contract/signers/co-deed-status.ts';
import type { Handler } from '../../http/handler.ts';
import { listApplications } from '../applications/list-applications.ts';

/** Tells for each of the caller's applications whether every other signer has signed. */
export const getCoDeedStatus: Handler<typeof call> = async (request, context) => {
  const applications = await listApplications(request, context);
  return applications.map(({ uuid, coDeedStatus }) => ({ applicationUuid: uuid, coDeedStatus }));
};
