import type { listStateLicenses as call } from '@homeline/contract/organisations/state-licenses.ts';
import type { Handler } from '../../http/handler.ts';

/** Lists the states in which the lender is licensed. */
export const listStateLicenses: Handler<typeof call> = async ({ organisation }, { organisations }) =>
  organisations.get(organisation).licensedStates.map((abbrev) => ({ abbrev }));
