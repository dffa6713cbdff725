import * as z from 'zod';
import { GiactAccountStatus } from './bank.facts.ts';
import { Decision, SubDecision } from './decisions.ts';
import { PropertyCondition } from './property.facts.ts';
import { BpoStatus } from './valuation.facts.ts';

export const TitleStatus = z.enum([
  'TITLE_REQUIRED',
  'TITLE_NOT_REQUIRED',
  'PREQUAL_TITLE_PROCESSING',
  'PREQUAL_TITLE_COMPLETE',
  'FINAL_TITLE_PROCESSING',
  'FINAL_TITLE_COMPLETE',
  'UNKNOWN_TITLE_STATUS',
]);

export const ChecklistStatus = z.enum(['NONE', 'REQUESTED', 'IN_REVIEW', 'COMPLETE']);

/** The application flags that pages read in addition to the step. Flags about finished detours stay set. */
export const StatusFlags = z.object({
  manualNotary: z.boolean(),
  liensComplete: z.boolean(),
  uwDecision: Decision,
  uwSubDecision: SubDecision,
  inquiryAttestNeeded: z.boolean(),
  inquiryAttestComplete: z.boolean(),
  disclosurelistSummaryReady: z.boolean(),
  disclosurelistSummaryComplete: z.boolean(),
  disclosurelistClosingReady: z.boolean(),
  disclosurelistClosingComplete: z.boolean(),
  disclosurelistNotaryReady: z.boolean(),
  disclosurelistNotaryComplete: z.boolean(),
  primaryParticipantAcceptComplete: z.boolean(),
  manualDeedSigningComplete: z.boolean(),
  manualPaystubUpload: z.boolean(),
  manualPaystubTasksComplete: z.boolean(),
  giactAccountStatus: GiactAccountStatus,
  bpo: BpoStatus,
  title: TitleStatus,
  checklistStatus: ChecklistStatus,
  employmentVerificationNeeded: z.boolean(),
  propertyComplete: z.boolean(),
  datatreeNoMatch: z.boolean(),
  creditFrozenWithPin: z.boolean(),
  dtiDecline: z.boolean(),
  creditScoreDecline: z.boolean(),
  waitingOnFloodCert: z.boolean(),
  condition: PropertyCondition,
});
export type StatusFlags = z.infer<typeof StatusFlags>;
