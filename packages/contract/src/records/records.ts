import { withoutPersonalNumbers } from '@homeline/domain/chat/staff-text.ts';
import { CivilDateSchema } from '@homeline/domain/dates/civil-date.ts';
import { NAMED_PROVIDER_LIST } from '@homeline/domain/organisations/named-providers.ts';
import {
  RECORD_KINDS,
  RETENTION_EVENTS,
  type RecordKind,
} from '@homeline/domain/records/retention-schedule.ts';
import { ToldProvider } from '@homeline/domain/records/told-provider.ts';
import { PROVIDER_FAILURES } from '@homeline/domain/staff/provider-failures.ts';
import * as z from 'zod';
import { ApplicationParams } from '../applications/application-path.ts';
import { call } from '../call.ts';
import { OPERATIONS_PATH } from '../operations/operations-path.ts';
import { StepStatus } from '../reviews/decide-review.ts';
import { REVIEWS_PATH } from '../reviews/review-path.ts';

const Count = z.int().min(0);
const Kind = z.enum(RECORD_KINDS as readonly [RecordKind, ...RecordKind[]]);

const Application = z.object({ uuid: z.guid(), loanNumber: z.string() });

export const Records = z.object({
  schedule: z.array(
    z.object({
      kind: Kind,
      title: z.string(),
      law: z.string(),
      months: Count,
      from: z.enum(RETENTION_EVENTS),
    }),
  ),
  /** How many applications may be deleted now, and the first of them. */
  due: Count,
  firstDue: z.array(Application.extend({ kind: Kind, keptUntil: CivilDateSchema })),
  /** Applications whose deletion waits until a provider has ended what it keeps, the longest first. */
  waiting: z.array(
    Application.extend({
      provider: z.enum(NAMED_PROVIDER_LIST),
      /** When it first failed, when it was last asked, and how it failed then. */
      since: z.iso.datetime(),
      askedAt: z.iso.datetime(),
      failed: z.enum(PROVIDER_FAILURES),
      /** From when a person may release the deletion. */
      releasableFrom: z.iso.datetime(),
      /** Who released it, and why. The next run deletes the records. */
      released: z.object({ by: z.string(), reason: z.string() }).optional(),
    }),
  ),
  holds: z.array(Application.extend({ placedAt: z.iso.datetime(), reason: z.string() })),
  /** The last run of the job, in any process. */
  lastRunAt: z.iso.datetime().optional(),
  /** The newest first. */
  deletions: z.array(
    Application.extend({
      kind: Kind,
      keptUntil: CivilDateSchema,
      deletedAt: z.iso.datetime(),
      /** The number of rows deleted, over all tables. */
      rows: Count,
      /** What each provider was told before. `by` is a name. */
      providers: z.array(ToldProvider),
    }),
  ),
});
export type Records = z.infer<typeof Records>;

export const getRecords = call({
  name: 'getRecords',
  method: 'GET',
  path: `${OPERATIONS_PATH}/records`,
  who: 'STAFF',
  act: 'SEE_RECORDS',
  summary:
    'Returns how long records are kept, what is due for deletion, what is on legal hold and what was deleted.',
  answer: Records,
});

export const deleteDueRecords = call({
  name: 'deleteDueRecords',
  method: 'POST',
  path: `${OPERATIONS_PATH}/records/deletion`,
  who: 'STAFF',
  act: 'DELETE_RECORDS',
  summary:
    'Deletes the lender’s records that are due now, as the daily job does: each once its providers have ended what they keep.',
  answer: z.object({
    applications: Count,
    /** The providers that haven’t ended what they keep of other applications, whose records wait. */
    waitsFor: z.array(z.enum(NAMED_PROVIDER_LIST)),
  }),
});

const Reason = z.object({
  /** Why, for the file. The borrower doesn’t read it. */
  reason: withoutPersonalNumbers(
    z.string('Required').trim().min(1, 'Required').max(500, 'Cannot be more than 500 characters'),
  ),
});

export const releaseDeletion = call({
  name: 'releaseDeletion',
  method: 'POST',
  path: `${OPERATIONS_PATH}/records/waiting/{uuid}/release`,
  who: 'STAFF',
  act: 'DELETE_RECORDS',
  summary:
    'Lets the deletion of an application’s records go on without a provider that has failed to end what it keeps for seven days.',
  params: ApplicationParams,
  /** The reason stays after the deletion. */
  body: Reason.extend({ provider: z.enum(NAMED_PROVIDER_LIST, 'Must be the name of a provider') }),
  answer: z.undefined(),
  status: 204,
  errors: ['FORBIDDEN'],
});

export const placeLegalHold = call({
  name: 'placeLegalHold',
  method: 'POST',
  path: `${REVIEWS_PATH}/reviews/{uuid}/legal-hold`,
  who: 'STAFF',
  act: 'PLACE_LEGAL_HOLD',
  summary: 'Keeps every record of an application, whatever its term, until the hold is released.',
  params: ApplicationParams,
  body: Reason,
  answer: StepStatus,
  errors: ['WRONG_STEP'],
  oncePerKey: true,
});

export const releaseLegalHold = call({
  name: 'releaseLegalHold',
  method: 'POST',
  path: `${REVIEWS_PATH}/reviews/{uuid}/legal-hold/release`,
  who: 'STAFF',
  act: 'RELEASE_LEGAL_HOLD',
  summary: 'Releases a legal hold, so that the records’ own terms apply again.',
  params: ApplicationParams,
  body: Reason,
  answer: StepStatus,
  errors: ['WRONG_STEP'],
  oncePerKey: true,
});
