import { randomUUID } from 'node:crypto';
import type { startTelemetrySession as call } from '@homeline/contract/telemetry/telemetry.ts';
import { keptQuery } from '@homeline/domain/telemetry/kept-query.ts';
import type { TelemetrySessionKey } from '@homeline/domain/telemetry/session-key.ts';
import type { Context } from '../../context.ts';
import type { Handler, HandlerRequest } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { referrerKind } from './kept-values.ts';
import { tooManyEvents } from './telemetry-limits.ts';

/** After so long, it is another visit. */
const VISIT_MS = 24 * 3_600_000;
const TRIES = 3;

/** Starts a visit, or continues with a recent one. Tries three times. */
export const startTelemetrySession: Handler<typeof call> = async (request, context) => {
  const refusal = tooManyEvents(context, { ip: request.origin.ip });
  if (refusal) return refusal;
  const { sessionKey: known } = request.body;
  const fresh = {
    uuid: randomUUID(),
    epoch: context.clock.nowMs(),
    trackerUuid: known?.trackerUuid ?? randomUUID(),
  };
  if (request.optsOutOfTracking) return { sessionKey: fresh };
  for (let tried = 1; tried <= TRIES; tried += 1) {
    try {
      if (known && (await isOpen(context, request.organisation, known))) return { sessionKey: known };
      await save(context, request, fresh);
      return { sessionKey: fresh };
    } catch (error) {
      context.log.warn({ failure: (error as Error).message, tried }, 'A visit can’t be kept');
    }
  }
  return refuse('TELEMETRY_SESSION_FAILED');
};

/** Returns whether a visit is known and began within the last day. */
async function isOpen(
  { db, clock }: Context,
  organisation: string,
  { uuid, epoch, trackerUuid }: TelemetrySessionKey,
): Promise<boolean> {
  if (epoch < clock.nowMs() - VISIT_MS) return false;
  const row = await db
    .selectFrom('telemetry_session')
    .select('uuid')
    .where('organisation', '=', organisation)
    .where('uuid', '=', uuid)
    .where('tracker', '=', trackerUuid)
    .where('epoch', '=', String(epoch))
    .executeTakeFirst();
  return row !== undefined;
}

async function save(
  { db, clock }: Context,
  { organisation, params, body, site }: HandlerRequest<typeof call>,
  { uuid, epoch, trackerUuid }: TelemetrySessionKey,
): Promise<void> {
  await db
    .insertInto('telemetry_session')
    .values({
      ...{ organisation, uuid, epoch: String(epoch), tracker: trackerUuid, context: params.context },
      ...{ lib_version: body.libVersion, app_version: body.appVersion },
      came_from: referrerKind(body.referrer, site),
      query_params: JSON.stringify(keptQuery(Object.entries(body.queryParams))),
      ...{ screen_width: body.screen.width, screen_height: body.screen.height },
      ...{ window_width: body.window.width, window_height: body.window.height },
      at: clock.now(),
    })
    .execute();
}
