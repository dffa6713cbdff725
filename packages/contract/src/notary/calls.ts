import { notaryQuestions } from '@homeline/domain/facts/notary.facts.ts';
import { questionCalls } from '../applications/question-calls.ts';
import type { Call } from '../call.ts';
import { getNotary } from './get-notary.ts';
import { changeAppointment, requestAppointment } from './request-appointment.ts';
import { requestSession, switchToManualNotary, switchToRemoteNotary } from './request-session.ts';

export const notaryCalls = {
  getNotary,
  requestSession,
  ...questionCalls(notaryQuestions),
  switchToManualNotary,
  switchToRemoteNotary,
  requestAppointment,
  changeAppointment,
} as const satisfies Record<string, Call>;
