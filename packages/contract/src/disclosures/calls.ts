import { titleQuestions } from '@homeline/domain/facts/title.facts.ts';
import { questionCalls } from '../applications/question-calls.ts';
import type { Call } from '../call.ts';
import { acknowledgeClosing } from './acknowledge-closing.ts';
import { acknowledgeDisclosures } from './acknowledge-disclosures.ts';
import { getApplicationDisclosure } from './get-application-disclosure.ts';
import { getClosing } from './get-closing.ts';
import { recordMailedDisclosures } from './record-mailed-disclosures.ts';
import { getRecordsAccess, showRecordsAccess, withdrawRecordsConsent } from './records-access.ts';

export const disclosuresCalls = {
  getRecordsAccess,
  showRecordsAccess,
  withdrawRecordsConsent,
  acknowledgeDisclosures,
  acknowledgeClosing,
  ...questionCalls(titleQuestions),
  getClosing,
  getApplicationDisclosure,
  recordMailedDisclosures,
} as const satisfies Record<string, Call>;
