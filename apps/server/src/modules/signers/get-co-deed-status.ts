import type { getCoDeedStatus as call } from '@homeline/contract/signers/co-deed-status.ts';
import type { Handler } from '../../http/handler.ts';
import { listApplications } from '../applications/list-applications.ts';

/** Of each application of the signed-in person, whether everybody else who must sign has signed. */
export const getCoDeedStatus: Handler<typeof call> = async (request, context) => {
  const applications = await listApplications(request, context);
  return applications.map(({ uuid, coDeedStatus }) => ({ applicationUuid: uuid, coDeedStatus }));
};
