import type { listStateLicenses as call } from '@homeline/contract/organisations/state-licenses.ts';
import type { Handler } from '../../http/handler.ts';

/** The states in which the lender lends. */
export const listStateLicenses: Handler<typeof call> = async ({ organisation }, { organisations }) =>
  organisations.get(organisation).licensedStates.map((abbrev) => ({ abbrev }));
