import { timingSafeEqual } from 'node:crypto';
import { CLOCK_OFFSET_HEADER } from '@homeline/contract/client.ts';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { isMovable } from '../clock.ts';
import type { Context } from '../context.ts';
import { recordDueDates } from '../jobs/due-dates.ts';
import { refuse } from '../refusal.ts';
import { answerRefusal, refusalOf } from './answer-refusal.ts';

const ClockMove = z.union([
  z.object({ now: z.iso.datetime({ offset: true }) }),
  z.object({ offsetMs: z.number() }),
]);

/** Sandbox only: moves the business clock and processes the due dates it passes before it answers. Every answer tells pages how far it moved. */
export function addClockRoute(server: FastifyInstance, context: Context): void {
  server.addHook('onSend', async (_, reply) => {
    reply.header(CLOCK_OFFSET_HEADER, context.clock.nowMs() - Date.now());
  });
  server.put('/service-sandbox/external/api/v1/clock', async (request, reply) => {
    const { clock, config } = context;
    if (!isMovable(clock) || !isValidKey(request.headers['x-sandbox-key'], config.sandbox?.key ?? '')) {
      return answerRefusal(reply, refuse('NOT_FOUND'));
    }
    const moved = ClockMove.safeParse(request.body);
    if (!moved.success) return answerRefusal(reply, refusalOf(moved.error));
    clock.moveTo(offsetOf(moved.data));
    await recordDueDates(context);
    return { now: clock.now() };
  });
}

/**
 * Sets the clock to the sandbox's. If the sandbox doesn't answer, the clock stays at real time.
 * @param url the sandbox's URL
 */
export async function followSandboxClock({ clock, log }: Context, url: string): Promise<void> {
  if (!isMovable(clock)) return;
  try {
    const response = await fetch(`${url}/clock`, { signal: AbortSignal.timeout(2000) });
    clock.moveTo(offsetOf(ClockMove.parse(await response.json())));
  } catch {
    log.warn({}, 'The sandbox did not tell its clock');
  }
}

function offsetOf(moved: z.infer<typeof ClockMove>): number {
  return 'offsetMs' in moved ? moved.offsetMs : Date.parse(moved.now) - Date.now();
}

function isValidKey(given: string | string[] | undefined, key: string): boolean {
  const [one, other] = [Buffer.from(String(given ?? '')), Buffer.from(key)];
  return one.length === other.length && timingSafeEqual(one, other);
}
