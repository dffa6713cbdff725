import type { SettingName } from '@homeline/domain/organisations/lender-settings.ts';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Db, Trx } from '../../db/tables.ts';
import { type AdminRequest, keepStaffChange } from '../staff/keep-staff-change.ts';
import { SETTINGS_CHANNEL } from './settings.ts';

/** The value of a setting as JSON text; null for the value in the lender's folder. */
export type NewValue = {
  readonly name: SettingName;
  readonly value: string | null;
  readonly reason: string;
};

/** Lets one change of settings after the other. */
export async function lockSettings(trx: Trx): Promise<void> {
  await sql`lock table lender_setting in share row exclusive mode`.execute(trx);
}

/** Returns the number of a setting's last change; '0' without one. */
export async function lastNumber(db: Db, organisation: string, name: SettingName): Promise<string> {
  const row = await db
    .selectFrom('lender_setting')
    .select('number')
    .where('organisation', '=', organisation)
    .where('name', '=', name)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return String(row?.number ?? '0');
}

/**
 * Writes a change, ends what was proposed for the same setting, and tells every process.
 * @param proposedBy who proposed it, if the caller confirms it
 */
export async function applySetting(
  trx: Trx,
  context: Context,
  request: AdminRequest,
  { name, value, reason }: NewValue,
  proposedBy?: string,
): Promise<void> {
  const { organisation, caller } = request;
  await trx
    .insertInto('lender_setting')
    .values({
      ...{ organisation, name, value, reason, at: context.clock.now() },
      changed_by: proposedBy ?? caller.identity,
      confirmed_by: proposedBy === undefined ? null : caller.identity,
    })
    .execute();
  await endProposal(trx, organisation, name);
  await keepStaffChange(trx, context, request, { what: 'SETTING', identity: caller.identity, subject: name });
  await sql`select pg_notify(${SETTINGS_CHANNEL}, '')`.execute(trx);
}

/** Ends a proposal. @returns false if there was none */
export async function endProposal(trx: Trx, organisation: string, name: SettingName): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('lender_setting_proposal')
    .where('organisation', '=', organisation)
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Proposes a change, in place of an earlier proposal for the same setting. */
export async function proposeSetting(
  trx: Trx,
  { clock }: Context,
  { organisation, caller }: AdminRequest,
  { name, value, reason }: NewValue,
): Promise<void> {
  await endProposal(trx, organisation, name);
  await trx
    .insertInto('lender_setting_proposal')
    .values({
      ...{ organisation, name, value, reason },
      ...{ proposed_by: caller.identity, proposed_at: clock.now() },
    })
    .execute();
}
