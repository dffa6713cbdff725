import { CivilDateSchema } from '@homeline/domain/dates/civil-date.ts';
import { CentsSchema } from '@homeline/domain/money/cents.ts';
import { CHANNELS, MILESTONES, OUTCOMES } from '@homeline/domain/staff/cohorts.ts';
import { PROVIDER_FAILURES } from '@homeline/domain/staff/provider-failures.ts';
import { PROVIDERS } from '@homeline/domain/workflow/task-providers.ts';
import * as z from 'zod';
import { call } from '../call.ts';
import { PIPELINE_PATH } from './pipeline-path.ts';

/** The columns that a list sorts by. Applications without a value come last, and equal ones by how long they wait. */
export const SORT_COLUMNS = ['borrower', 'state', 'amount', 'step', 'due', 'waiting'] as const;
export type SortColumn = (typeof SORT_COLUMNS)[number];
type PipelineSort = SortColumn | `-${SortColumn}`;

/** The order of a list: a column, with `-` before it from the largest or longest down. */
const PipelineSort = z.enum(SORT_COLUMNS.flatMap((column): PipelineSort[] => [column, `-${column}`]));

/** The order of a list without a sort: the longest at their step first. */
export const DEFAULT_SORT = '-waiting' satisfies PipelineSort;

/** Which applications a list shows, and in which order; all that haven't ended without a filter. */
export const PipelineFilters = z.object({
  /** Names, words of the home’s address, a loan number, a phone number, an email address or the last four digits of an SSN. */
  search: z.string().trim().max(100, 'Cannot be more than 100 characters').optional(),
  /** Who must act next: a desk, or another owner of a step. */
  waitsFor: z.string().max(40).optional(),
  step: z.string().max(64).optional(),
  /** The state of the home. */
  state: z.string().max(2).optional(),
  /** The identity of a member of staff, or `NOBODY`. */
  officer: z.string().max(64).optional(),
  /** At the step for at least this long. */
  minDays: z.coerce.number().int().min(0).max(3650).optional(),
  minAmountCents: z.coerce.number().int().min(0).max(1_000_000_000).optional(),
  /** A proposal of the caller was returned or taken back, and waits to be decided again. */
  returned: z.enum(['true']).optional(),
  /** There is an unread reply to a text message; also for ended applications. */
  unreadText: z.enum(['true']).optional(),
  /** A review whose promised day has passed. */
  overdue: z.enum(['true']).optional(),
  /** Also lists applications that ended. */
  ended: z.enum(['true']).optional(),
  /** Started on these days of the lender's, the first and the last. */
  startedFrom: CivilDateSchema.optional(),
  startedTo: CivilDateSchema.optional(),
  /** Of the applications started on these days: how far they came, how they ended, who brought them, and why they were declined. */
  reached: z.enum(MILESTONES).optional(),
  outcome: z.enum(OUTCOMES).optional(),
  channel: z.enum(CHANNELS).optional(),
  reason: z.string().max(8).optional(),
  sort: PipelineSort.optional(),
});
export type PipelineFilters = z.infer<typeof PipelineFilters>;

/** Filters that are read from the facts of each application: they need the days of a cohort, which bound what they cost. */
const OF_A_COHORT = ['reached', 'outcome', 'channel', 'reason'] as const;

/** Returns whether the filters of a cohort come with its days. */
export function hasItsDays(filters: PipelineFilters): boolean {
  const isBounded = filters.startedFrom !== undefined && filters.startedTo !== undefined;
  return isBounded || OF_A_COHORT.every((name) => filters[name] === undefined);
}

/** An application in a list. */
export const PipelineEntry = z.object({
  uuid: z.guid(),
  loanNumber: z.string(),
  borrower: z.string().optional(),
  state: z.string().optional(),
  /** The line as last chosen, else the largest one offered. */
  amountCents: CentsSchema.optional(),
  step: z.string(),
  kind: z.string(),
  /** Absent once the application has ended. */
  waitsFor: z.string().optional(),
  since: z.iso.datetime(),
  /** A review is decided by the end of the next banking day. */
  promisedBy: z.iso.date().optional(),
  /** Why it can't continue automatically, if so. */
  stuck: z
    .object({
      /** Absent where no provider is involved. */
      provider: z.enum(PROVIDERS).optional(),
      /** FAILED: any other failure. */
      failure: z.enum([...PROVIDER_FAILURES, 'FAILED']),
      since: z.iso.datetime(),
      /** Absent when staff must repair it. */
      nextTryAt: z.iso.datetime().optional(),
    })
    .optional(),
  noticeDueOn: z.iso.date().optional(),
  officer: z.object({ identity: z.string(), name: z.string() }).optional(),
  /** A proposal waits for a second person. */
  awaitsSecondPerson: z.literal(true).optional(),
  /** A proposal was returned or taken back, and nobody has decided since. */
  proposalReturned: z.literal(true).optional(),
  /** There is an unread reply to a text message. */
  unreadText: z.literal(true).optional(),
  /** Somebody declined to sign, and nobody has decided about it. */
  declinedToSign: z.literal(true).optional(),
});
export type PipelineEntry = z.infer<typeof PipelineEntry>;

/** A search that matches more is cut: nobody reads on, and it must not slow the others. */
export const MOST_MATCHES = 200;

export const listPipeline = call({
  name: 'listPipeline',
  method: 'GET',
  path: PIPELINE_PATH,
  who: 'STAFF',
  act: 'SEE_WORK_LISTS',
  summary:
    'Returns a page of applications, the longest at its step first unless sorted. Partners get those of their own desks.',
  query: PipelineFilters.extend({
    /** The `next` of the page before. */
    after: z.string().max(500).optional(),
  }).refine(hasItsDays, { error: 'Required', path: ['startedFrom'] }),
  answer: z.object({
    applications: z.array(PipelineEntry),
    /** The cursor of the next page; absent on the last one. */
    next: z.string().optional(),
    /** The search matches more than the first thousand, of which these are a part. */
    matchesTooMany: z.boolean(),
    /** Nothing matches the search as typed: these have a name that differs by one letter. */
    matchesSimilar: z.boolean(),
  }),
});
