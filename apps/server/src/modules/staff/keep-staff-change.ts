import type { STAFF_CHANGES } from '@homeline/contract/staff/manage-staff.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/tables.ts';
import type { Caller } from '../../http/caller.ts';

/** A call of an administrator. */
export type AdminRequest = { readonly organisation: string; readonly caller: Caller };

type KeptChange = {
  readonly what: (typeof STAFF_CHANGES)[number];
  /** Whose account was changed; the caller's for a change of no account. */
  readonly identity: string;
  readonly roles?: readonly string[];
  /** What was changed, if it isn't an account. */
  readonly subject?: string;
};

/** Records what an administrator changed. */
export async function keepStaffChange(
  trx: Trx,
  { clock }: Pick<Context, 'clock'>,
  { organisation, caller }: AdminRequest,
  { what, identity, roles = [], subject }: KeptChange,
): Promise<void> {
  await trx
    .insertInto('staff_change')
    .values({
      ...{ organisation, identity, what, subject: subject ?? null },
      ...{ at: clock.now(), changed_by: caller.identity, roles: [...roles] },
    })
    .execute();
}
