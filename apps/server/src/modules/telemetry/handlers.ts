import type { telemetryCalls } from '@homeline/contract/telemetry/calls.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { recordReplayLink } from './record-replay-link.ts';
import { sendTelemetryEvent } from './send-event.ts';
import { startTelemetrySession } from './start-session.ts';

export const telemetryHandlers = {
  startTelemetrySession,
  sendTelemetryEvent,
  recordReplayLink,
} satisfies HandlersOf<typeof telemetryCalls>;
