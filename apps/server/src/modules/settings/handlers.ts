import type { settingsCalls } from '@homeline/contract/settings/calls.ts';
import type {
  changeSetting as changeCall,
  confirmSetting as confirmCall,
  returnSetting as returnCall,
} from '@homeline/contract/settings/manage-settings.ts';
import {
  type SettingName,
  type SettingValue,
  takesTwoPeople,
} from '@homeline/domain/organisations/lender-settings.ts';
import { NAMED_PROVIDERS } from '@homeline/domain/organisations/named-providers.ts';
import type { Context } from '../../context.ts';
import type { Db, Trx } from '../../db/tables.ts';
import type { Handler, HandlersOf } from '../../http/handler.ts';
import { isRefusal, type Refusal, refuse } from '../../refusal.ts';
import type { Port } from '../../vendors/vendors.ts';
import { LenderMessages } from '../notifications/lender-messages.ts';
import { decidedByRefusal } from '../staff/decided-by.ts';
import { nextProblem } from './next-providers.ts';
import { endOldWebhookSecret } from './old-webhook-secret.ts';
import { areKeysRefused } from './provider-account-rows.ts';
import {
  checkProviderAccount,
  listProviderAccounts,
  removeProviderAccount,
  saveProviderAccount,
} from './provider-accounts.ts';
import { unservedPorts } from './served-ports.ts';
import { applySetting, endProposal, lastNumber, lockSettings, proposeSetting } from './setting-changes.ts';
import { viewSettings } from './view-settings.ts';

const OWN_PROPOSAL = 'You proposed this. Another administrator must confirm it.';
const NO_BRIDGE = 'The installation has no bridge for this. Choose a provider';
const CHANGED = 'Somebody else changed this setting after you opened it. Look at it again.';
const CHANGED_PROPOSAL = 'This proposal was replaced or ended after you opened it. Look at it again.';

/** Changes a setting at once, or proposes it where another administrator must confirm it. */
const changeSetting: Handler<typeof changeCall> = async (request, context) => {
  const { organisation, params, query, body } = request;
  const { name } = params;
  const value = body.value[name];
  const problem =
    valueProblem(name, body.value) ??
    (await accountProblem(context.db, organisation, body.value, context)) ??
    servedProblem(body.value, context) ??
    nextProblem(organisation, body.value, context);
  if (problem) return problem;
  const change = { name, reason: body.reason, value: value === undefined ? null : JSON.stringify(value) };
  const result = await context.db.transaction().execute(async (trx) => {
    await lockSettings(trx);
    if ((await lastNumber(trx, organisation, name)) !== body.version) return 'STALE';
    const { fourEyes } = context.organisations.get(organisation);
    const otherNumber = takesTwoPeople(name, true)
      ? decidedByRefusal(context, organisation, query.decidedBy)
      : undefined;
    if (otherNumber) return otherNumber;
    if (takesTwoPeople(name, fourEyes)) {
      await proposeSetting(trx, context, request, change);
      return 'PROPOSED';
    }
    await applySetting(trx, context, request, change);
    return 'CHANGED';
  });
  if (result === 'STALE') return refuse('STALE_VERSION', { message: CHANGED });
  if (isRefusal(result)) return result;
  await context.settings.refresh();
  return { isProposed: result === 'PROPOSED' };
};

/** Refuses a value of another setting, and words of emails whose placeholders are wrong. */
function valueProblem(name: SettingName, given: SettingValue): Refusal | undefined {
  const strange = Object.keys(given).find((key) => key !== name);
  if (strange) return refuse('INVALID_INPUT', { fields: { [`value.${strange}`]: `Must be ${name}` } });
  const issues = given.messages && LenderMessages.safeParse(given.messages).error?.issues;
  if (!issues) return undefined;
  const fields = issues.map(({ path, message }) => [`value.messages.${path.join('.')}`, message]);
  return refuse('INVALID_INPUT', { fields: Object.fromEntries(fields) });
}

/** Refuses a new choice of a provider with which the lender has no account, or that refuses its keys. What is in effect stays. */
async function accountProblem(
  db: Db | Trx,
  organisation: string,
  { providers = {} }: SettingValue,
  { accounts }: Context,
): Promise<Refusal | undefined> {
  for (const [port, names] of Object.entries(providers))
    for (const chosen of names ?? []) {
      if (accounts.chosen(organisation, port as Port).includes(chosen)) continue;
      const { title } = NAMED_PROVIDERS[chosen];
      const problem = accounts.open(organisation, chosen)
        ? (await areKeysRefused(db, organisation, chosen)) && keysRefused(title)
        : `Save the account with ${title} first`;
      if (problem) return refuse('INVALID_INPUT', { fields: { [`value.providers.${port}`]: problem } });
    }
  return undefined;
}

function keysRefused(title: string): string {
  return `${title} refused these keys when they were last checked. Correct them, or check them again, and then choose it`;
}

/** Refuses a choice after which nobody would answer a port. */
function servedProblem({ providers }: SettingValue, { config }: Context): Refusal | undefined {
  const [port] = providers ? unservedPorts(providers, config) : [];
  return port && refuse('INVALID_INPUT', { fields: { [`value.providers.${port}`]: NO_BRIDGE } });
}

const confirmSetting: Handler<typeof confirmCall> = async (request, context) => {
  const { organisation, params, body, caller } = request;
  const { name } = params;
  const refusal = await context.db.transaction().execute(async (trx) => {
    await lockSettings(trx);
    const proposal = await trx
      .selectFrom('lender_setting_proposal')
      .selectAll()
      .where('organisation', '=', organisation)
      .where('name', '=', name)
      .executeTakeFirst();
    if (!proposal) return refuse('NOT_FOUND');
    if (proposal.proposed_by === caller.identity) return refuse('FORBIDDEN', { message: OWN_PROPOSAL });
    if (proposal.proposed_at.toISOString() !== body.proposedAt)
      return refuse('STALE_VERSION', { message: CHANGED_PROPOSAL });
    const { reason, proposed_by } = proposal;
    // The account may have been removed since.
    const proposed = { [name]: proposal.value ?? undefined } as SettingValue;
    const problem =
      (await accountProblem(trx, organisation, proposed, context)) ??
      servedProblem(proposed, context) ??
      nextProblem(organisation, proposed, context);
    if (problem) return problem;
    const value = proposal.value === null ? null : JSON.stringify(proposal.value);
    await applySetting(trx, context, request, { name, value, reason }, proposed_by);
    return undefined;
  });
  await context.settings.refresh();
  return refusal;
};

const returnSetting: Handler<typeof returnCall> = async ({ organisation, params }, context) => {
  const isEnded = await context.db
    .transaction()
    .execute((trx) => endProposal(trx, organisation, params.name));
  return isEnded ? undefined : refuse('NOT_FOUND');
};

export const settingsHandlers = {
  /** Returns the settings that administrators change. */
  getSettings: (request, context) => viewSettings(request, context),
  changeSetting,
  confirmSetting,
  returnSetting,
  listProviderAccounts,
  saveProviderAccount,
  checkProviderAccount,
  removeProviderAccount,
  endOldWebhookSecret,
} satisfies HandlersOf<typeof settingsCalls>;
