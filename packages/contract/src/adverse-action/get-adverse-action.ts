import { applicationFacts } from '@homeline/domain/facts/application.facts.ts';
import { REASONS, type ReasonCode } from '@homeline/domain/reasons/reason-codes.ts';
import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { call } from '../call.ts';

const codes = Object.keys(REASONS) as [ReasonCode, ...ReasonCode[]];

/** Why an application was declined or closed, as the notice states it. */
export const AdverseAction = z.object({
  action: applicationFacts.adverseActionNotice.value.shape.action,
  /** The rules made this decision, so it can be explained line by line. */
  isExplained: z.boolean(),
  /** The consumer reporting agency whose report we used, where the borrower can dispute errors. */
  bureau: z.object({ name: z.string(), phone: z.string(), url: z.string() }).optional(),
  /** Up to four key factors, most important first, and inquiries as a fifth. Never the score itself. */
  reasons: z.array(z.object({ code: z.enum(codes), text: z.string() })),
});
export type AdverseAction = z.infer<typeof AdverseAction>;

export const getAdverseAction = call({
  name: 'getAdverseAction',
  method: 'GET',
  path: `${BORROWER_PATH}/adverse-action`,
  who: 'BORROWER',
  summary: 'Returns the reasons in the adverse action notice.',
  params: ApplicationParams,
  answer: AdverseAction,
  errors: ['WRONG_STEP'],
});
