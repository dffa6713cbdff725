import type { Call } from '../call.ts';
import { sendTelemetryEvent, startTelemetrySession } from './telemetry.ts';

export const telemetryCalls = {
  startTelemetrySession,
  sendTelemetryEvent,
} as const satisfies Record<string, Call>;
