import { INSURANCE_STANDINGS } from '@homeline/domain/facts/insurance-standing.ts';
import { OpeningWait } from '@homeline/domain/facts/opening-wait.ts';
import { StatusFlags } from '@homeline/domain/facts/status-flags.ts';
import { PROGRESS_STAGES } from '@homeline/domain/workflow/step.ts';
import * as z from 'zod';
import { call } from '../call.ts';
import { ApplicationParams } from './application-path.ts';

const Stage = z.enum(PROGRESS_STAGES);

/** The current step of an application, with everything its page needs. */
export const Status = StatusFlags.extend({
  uuid: z.guid(),
  step: z.string().meta({ enumeration: 'StepName' }),
  kind: z.enum(['BORROWER_ACTION', 'WAITING', 'REVIEW', 'ERROR', 'TERMINAL']),
  /** When the step was entered. */
  since: z.iso.datetime(),
  /** Relative to the application's URL; `/` is the dashboard. */
  page: z.string(),
  /** The client state of the step. */
  clientState: z.string(),
  /** Who acts during a wait or a review. */
  owner: z.string().optional(),
  /** How long a wait or a review usually takes, in words. */
  usual: z.string().optional(),
  /** When the wait ends, if it ends on a date. */
  dueAt: z.iso.datetime().optional(),
  /** The borrower withdrew from a counteroffer, so an adverse action notice follows. */
  offerRefused: z.literal(true).optional(),
  /** The review is about the borrower, who declined to sign. */
  hasDeclined: z.literal(true).optional(),
  /** The review is about a signer who declined to sign. */
  signerDeclined: z.literal(true).optional(),
  /** The borrower’s signature is on its way to the e-vault. */
  isSealing: z.literal(true).optional(),
  /** The e-vault doesn’t have the signature that the borrower gave, so they sign again. */
  signsAgain: z.literal(true).optional(),
  /** The bureau failed for the hard pull and its retry, so that staff decide on another. */
  retryUsedUp: z.literal(true).optional(),
  /** What a line whose documents are ready waits for, until `dueAt`. */
  closingWaits: z.array(OpeningWait).optional(),
  /** The application was submitted, so the inputs of its offers are final. */
  submitted: z.literal(true).optional(),
  /** How many conditions the borrower can answer although the application continues. */
  asksLater: z.int().positive().optional(),
  /** The status of the proof of insurance, once submitted. */
  insurance: z.enum(INSURANCE_STANDINGS).optional(),
  /** Pages that open in addition to the step's own. */
  alsoOpen: z.array(z.string()).optional(),
  /** A waiting state: the client polls twice as many times. */
  pollWaiting: z.boolean(),
  /** Terminal or error: there is nothing to wait for. */
  skipsPolling: z.boolean(),
  progress: z.object({
    /** The furthest stage reached. */
    stage: Stage,
    /** The stages of this application's sidebar, in order. */
    stages: z.array(Stage),
    /** A short answer for the current stage. */
    answer: z.string().optional(),
    /** The completed stages, each with a short answer. */
    done: z.array(z.object({ stage: Stage, answer: z.string() })),
  }),
  /** The number of the newest fact, which a form sends in `If-Match`. */
  version: z.int(),
});
export type Status = z.infer<typeof Status>;

/** Returns the status that a call answered; undefined if it answered something else. Pages needn't load the schema for this. */
export function statusIn(answer: unknown): Status | undefined {
  const isStatus = typeof answer === 'object' && answer !== null && 'clientState' in answer;
  return isStatus ? (answer as Status) : undefined;
}

export const getStatus = call({
  name: 'getStatus',
  method: 'GET',
  path: '/service-krang-heloc/borrower/secure/api/v1/{uuid}/status',
  who: 'BORROWER',
  summary: 'Returns the current step, who acts, and everything the page needs.',
  params: ApplicationParams,
  answer: Status,
});
