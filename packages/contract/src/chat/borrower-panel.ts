import { CivilDateSchema } from '@homeline/domain/dates/civil-date.ts';
import * as z from 'zod';
import { call } from '../call.ts';

/** The person of a conversation or call, with what an agent tells them about their application. */
export const BorrowerPanel = z.object({
  name: z.string(),
  emailAddress: z.string(),
  /** For display, such as '(555) 555-0123'. Absent where the agent may not read it, or none is known. */
  phone: z.string().optional(),
  application: z
    .object({
      /** Only for those who may open the loan file. */
      uuid: z.guid().optional(),
      loanNumber: z.string(),
      step: z.string().meta({ enumeration: 'StepName' }),
      since: z.iso.datetime(),
      /** Who acts; absent once the application has ended. */
      waitsFor: z.string().optional(),
      /** Line amount, rate and payment; empty before there is an offer. */
      figures: z.array(z.object({ label: z.string(), value: z.string(), detail: z.string().optional() })),
      /** What the borrower must still answer, in their words. */
      conditions: z.array(
        z.object({
          uuid: z.guid(),
          title: z.string(),
          ask: z.string(),
          created: z.iso.datetime(),
          dueOn: CivilDateSchema.optional(),
        }),
      ),
    })
    .optional(),
});
export type BorrowerPanel = z.infer<typeof BorrowerPanel>;

export const getChatPerson = call({
  name: 'getChatPerson',
  method: 'GET',
  path: '/service-csp/agent/secure/api/v1/conversations/{conversation}/person',
  who: 'STAFF',
  act: 'ANSWER_CHATS',
  summary:
    'Returns the person of a conversation with their figures, for a waiting conversation or the caller’s own; supervisors get any.',
  params: z.object({ conversation: z.guid() }),
  answer: BorrowerPanel,
});
