import type { Call } from '../call.ts';
import { recordReplayLink } from './record-replay-link.ts';
import { sendTelemetryEvent, startTelemetrySession } from './telemetry.ts';

export const telemetryCalls = {
  startTelemetrySession,
  sendTelemetryEvent,
  recordReplayLink,
} as const satisfies Record<string, Call>;
