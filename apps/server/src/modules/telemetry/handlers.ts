import type { telemetryCalls } from '@homeline/contract/telemetry/calls.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { sendTelemetryEvent } from './send-event.ts';
import { startTelemetrySession } from './start-session.ts';

/** More than anybody replays. */
const MOST_LINKS = 50;

export const telemetryHandlers = {
  startTelemetrySession,
  sendTelemetryEvent,
  /** Records a link to a session replay on the application, once. No other host than the configured one gets a link shown to staff. */
  recordReplayLink: async (request, { db, clock, config }) => {
    const { organisation, params, body } = request;
    if (new URL(body.link).host !== config.sessionReplayHost)
      return refuse('INVALID_INPUT', { fields: { link: 'Must be on the host of the session replay' } });
    if (request.optsOutOfTracking) return undefined;
    const { known } = await db
      .selectFrom('session_replay')
      .select(({ fn }) => fn.countAll<number>().as('known'))
      .where('organisation', '=', organisation)
      .where('application_id', '=', params.uuid)
      .executeTakeFirstOrThrow();
    if (Number(known) >= MOST_LINKS) return undefined;
    await db
      .insertInto('session_replay')
      .values({ organisation, application_id: params.uuid, link: body.link, at: clock.now() })
      .onConflict((conflict) => conflict.columns(['organisation', 'application_id', 'link']).doNothing())
      .execute();
    return undefined;
  },
} satisfies HandlersOf<typeof telemetryCalls>;
