import { listStateLicenses } from '@homeline/contract/organisations/state-licenses.ts';
import { organisation } from '../organisation.ts';
import { send } from '../session/client.ts';

/** The states in which the lender lends. Shown in the footer, asked by the first question of the registration. */
export const licensedStatesQuery = {
  queryKey: ['state-licenses', organisation.orgCode],
  queryFn: () => send(listStateLicenses, { query: { orgCode: organisation.orgCode } }),
  staleTime: Number.POSITIVE_INFINITY,
};
