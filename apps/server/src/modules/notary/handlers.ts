import type { notaryCalls } from '@homeline/contract/notary/calls.ts';
import { notaryQuestions } from '@homeline/domain/facts/notary.facts.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { questionHandlers } from '../applications/question-handlers.ts';
import { getNotary } from './get-notary.ts';
import { requestAppointment } from './request-appointment.ts';
import { requestSession, switchToManualNotary, switchToRemoteNotary } from './request-session.ts';

export const notaryHandlers = {
  getNotary,
  requestSession,
  ...questionHandlers(notaryQuestions),
  switchToManualNotary,
  switchToRemoteNotary,
  requestAppointment,
} satisfies HandlersOf<typeof notaryCalls>;
