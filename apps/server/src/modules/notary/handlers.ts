import type { notaryCalls } from '@homeline/contract/notary/calls.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { getNotary } from './get-notary.ts';
import { requestAppointment } from './request-appointment.ts';
import {
  requestSession,
  retryNotary,
  switchToManualNotary,
  switchToRemoteNotary,
} from './request-session.ts';

export const notaryHandlers = {
  getNotary,
  requestSession,
  retryNotary,
  switchToManualNotary,
  switchToRemoteNotary,
  requestAppointment,
} satisfies HandlersOf<typeof notaryCalls>;
