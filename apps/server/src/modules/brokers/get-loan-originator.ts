import {
  type getLoanOriginatorAvatar as avatarCall,
  type getLoanOriginator as call,
  LEAD_PORTAL_PATH,
} from '@homeline/contract/brokers/loan-originator.ts';
import type { Handler } from '../../http/handler.ts';
import { isRefusal, refuse } from '../../refusal.ts';
import { activeOriginator } from '../accounts/originators.ts';
import { acceptFile } from '../documents/accept-file.ts';

/** Returns how an originator is shown to borrowers. The photo comes from our own origin. */
export const getLoanOriginator: Handler<typeof call> = async ({ params, organisation }, { db }) => {
  const found = await activeOriginator(db, organisation, params.loanOriginatorUuid);
  if (!found) return refuse('NOT_FOUND');
  const { uuid, email, name, phone, nmls, broker_name: brokerName, avatar } = found;
  return {
    userInfo: { uuid, email },
    originatorDisplayInfo: {
      ...{ originatorName: name, email, phoneNumber: phone, nmls },
      ...(brokerName && { brokerName }),
      ...(avatar && { avatarUri: `${LEAD_PORTAL_PATH}/${uuid}/avatar` }),
    },
  };
};

/** Returns an originator's photo. */
export const getLoanOriginatorAvatar: Handler<typeof avatarCall> = async (
  { params, organisation },
  { db },
) => {
  const found = await activeOriginator(db, organisation, params.loanOriginatorUuid);
  if (!found?.avatar) return refuse('NOT_FOUND');
  const contentType = acceptFile(found.avatar);
  if (isRefusal(contentType)) return refuse('NOT_FOUND');
  return { fileName: 'photo', contentType, bytes: found.avatar };
};
