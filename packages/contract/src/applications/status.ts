import { StatusFlags } from '@homeline/domain/facts/status-flags.ts';
import { PROGRESS_STAGES } from '@homeline/domain/workflow/step.ts';
import * as z from 'zod';
import { call } from '../call.ts';
import { ApplicationParams } from './application-path.ts';

const Stage = z.enum(PROGRESS_STAGES);

/** Where an application stands, what is waited for, and what the page asks besides. */
export const Status = StatusFlags.extend({
  uuid: z.guid(),
  step: z.string(),
  kind: z.enum(['BORROWER_ACTION', 'WAITING', 'REVIEW', 'ERROR', 'TERMINAL']),
  /** When the step was entered. */
  since: z.iso.datetime(),
  /** Relative to the application's address; `/` is the dashboard. */
  page: z.string(),
  /** The state of the client machine that belongs to the step. */
  clientState: z.string(),
  /** Who acts at a wait or a review. */
  owner: z.string().optional(),
  /** How long a wait or a review usually takes, in words. */
  usual: z.string().optional(),
  /** The date that ends the wait, when a date does. */
  dueAt: z.iso.datetime().optional(),
  /** The borrower ended it with an offer before them in place of what they had asked for: a notice says why. */
  offerRefused: z.literal(true).optional(),
  /** The application was submitted: what its offers rest on stands. */
  submitted: z.literal(true).optional(),
  /** A waiting state of the poll: twice as many tries. */
  pollWaiting: z.boolean(),
  /** Terminal or error: there is nothing to wait for. */
  skipsPolling: z.boolean(),
  progress: z.object({
    /** The furthest stage reached. */
    stage: Stage,
    /** The stages of this application's sidebar, in order. */
    stages: z.array(Stage),
    /** What the stage reached has come to so far, in short. */
    answer: z.string().optional(),
    /** The stages that are behind, each with its answer in short. */
    done: z.array(z.object({ stage: Stage, answer: z.string() })),
  }),
  /** The number of the newest fact: what a form sends back as its version. */
  version: z.int(),
});
export type Status = z.infer<typeof Status>;

export const getStatus = call({
  name: 'getStatus',
  method: 'GET',
  path: '/service-krang-heloc/borrower/secure/api/v1/{uuid}/status',
  who: 'BORROWER',
  summary: 'Where the application stands: its step, who acts, and everything the page needs to show it.',
  params: ApplicationParams,
  answer: Status,
});
