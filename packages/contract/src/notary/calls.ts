import type { Call } from '../call.ts';
import { getNotary } from './get-notary.ts';
import { requestAppointment } from './request-appointment.ts';
import {
  requestSession,
  retryNotary,
  switchToManualNotary,
  switchToRemoteNotary,
} from './request-session.ts';

export const notaryCalls = {
  getNotary,
  requestSession,
  retryNotary,
  switchToManualNotary,
  switchToRemoteNotary,
  requestAppointment,
} as const satisfies Record<string, Call>;
