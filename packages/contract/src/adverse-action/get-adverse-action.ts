import { applicationFacts } from '@homeline/domain/facts/application.facts.ts';
import { REASONS, type ReasonCode } from '@homeline/domain/reasons/reason-codes.ts';
import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { call } from '../call.ts';

const codes = Object.keys(REASONS) as [ReasonCode, ...ReasonCode[]];

/** Why an application does not go on, as the notice says it. */
export const AdverseAction = z.object({
  action: applicationFacts.adverseActionNotice.value.shape.action,
  /** A decision by the rules stands behind it, which can be explained line by line. */
  isExplained: z.boolean(),
  /** The consumer reporting agency whose report had a part in the decision: where what is wrong in it is disputed. */
  bureau: z.object({ name: z.string(), phone: z.string(), url: z.string() }).optional(),
  /** At most four, the principal ones first, and inquiries as a fifth; the score itself is never one of them. */
  reasons: z.array(z.object({ code: z.enum(codes), text: z.string() })),
});
export type AdverseAction = z.infer<typeof AdverseAction>;

export const getAdverseAction = call({
  name: 'getAdverseAction',
  method: 'GET',
  path: `${BORROWER_PATH}/adverse-action`,
  who: 'BORROWER',
  summary: 'Why the application does not go on: the reasons that the notice gives.',
  params: ApplicationParams,
  answer: AdverseAction,
  errors: ['WRONG_STEP'],
});
