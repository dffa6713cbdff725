import { randomUUID } from 'node:crypto';
import { RegistrationSteps } from '@homeline/contract/accounts/register.ts';
import type { sendTelemetryEvent as call } from '@homeline/contract/telemetry/telemetry.ts';
import { keptQuery } from '@homeline/domain/telemetry/kept-query.ts';
import { SIGNER_STEP_NAMES } from '@homeline/domain/workflow/signer-step-names.ts';
import { isStepName } from '@homeline/domain/workflow/steps.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { isKnownText, keptProperties } from './kept-event.ts';
import { keptPath } from './kept-values.ts';
import { tooManyEvents } from './telemetry-limits.ts';

/**
 * Stores an event of a known visit. The sender isn't verified, because no decision reads it. Any event name is accepted; one that could be
 * personal is stored as a keyed hash, so that its events still count together.
 */
export const sendTelemetryEvent: Handler<typeof call> = async (request, context) => {
  const { organisation, params, body, site } = request;
  const refusal = tooManyEvents(context, { ip: request.origin.ip, session: body.sessionKey.uuid });
  if (refusal) return refusal;
  if (request.optsOutOfTracking) return undefined;
  const { uuid, trackerUuid } = body.sessionKey;
  const session = await context.db
    .selectFrom('telemetry_session')
    .select('uuid')
    .where('organisation', '=', organisation)
    .where('uuid', '=', uuid)
    .where('tracker', '=', trackerUuid)
    .executeTakeFirst();
  if (!session) return refuse('NOT_FOUND');
  const { lookupHash } = context.sealing;
  const kept = { pagePath: keptPath(body.pagePath), step: stepIn(body.eventProperties) };
  const nameOf = (text: string) =>
    isKnownText(text) ? text : `OTHER ${lookupHash('telemetry', text).slice(0, HASH_CHARACTERS)}`;
  await context.db
    .insertInto('telemetry_event')
    .values({
      ...{ organisation, uuid: randomUUID(), session: uuid, context: params.context },
      ...{ event: nameOf(body.event), event_type: nameOf(body.eventType), product_type: body.productType },
      properties: JSON.stringify(keptProperties(body.eventProperties)),
      is_own_host: body.domain.toLowerCase() === new URL(site).hostname,
      page_path: kept.pagePath,
      query_params: JSON.stringify(keptQuery(Object.entries(body.queryParams))),
      identity: body.identityId ?? null,
      application_id: body.applicationUuid ?? null,
      step: kept.step ?? null,
      dedupe: body.dontDedupe ? null : dedupeText(body, kept, nameOf),
      at: context.clock.now(),
    })
    .onConflict((conflict) => conflict.columns(['organisation', 'session', 'event', 'dedupe']).doNothing())
    .execute();
  return undefined;
};

/** How many characters of a hash are enough to tell names apart. */
const HASH_CHARACTERS = 12;

type Deduped = {
  readonly dedupeProperty?: string | undefined;
  readonly applicationUuid?: string | undefined;
  readonly eventProperties: Readonly<Record<string, string | number | boolean>>;
};
type Kept = { readonly pagePath: string; readonly step: string | undefined };

/** Within a visit, a repeat has the same event and the same text. Another application is another event. */
function dedupeText(
  { dedupeProperty: name, applicationUuid = '', eventProperties }: Deduped,
  kept: Kept,
  nameOf: (text: string) => string,
): string {
  if (name === undefined) return applicationUuid;
  // A value that isn't kept still tells two events apart, by its hash.
  const value = name === 'pagePath' || name === 'step' ? kept[name] : eventProperties[name];
  const told = value === undefined ? '' : name === 'pagePath' ? value : nameOf(String(value));
  return `${applicationUuid} ${nameOf(name)}=${told}`.trim();
}

function stepIn(properties: Readonly<Record<string, unknown>>): string | undefined {
  const { step } = properties;
  if (typeof step !== 'string') return undefined;
  const isKnown =
    isStepName(step) ||
    Object.hasOwn(RegistrationSteps, step) ||
    SIGNER_STEP_NAMES.some((name) => name === step);
  return isKnown ? step : undefined;
}
