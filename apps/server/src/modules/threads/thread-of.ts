import type { Status } from '@homeline/contract/applications/status.ts';
import { addMonths, type CivilDate, civilDateIn } from '@homeline/domain/dates/civil-date.ts';
import type { Context } from '../../context.ts';
import type { ApplicationKey } from '../../facts/load.ts';
import { recognizedSigner } from '../../facts/signed-applications.ts';
import type { Caller } from '../../http/caller.ts';

/** The thread of an application's borrower; a signer's has their uuid. */
export const BORROWERS_THREAD = 'BORROWER';

/** Answers are taken for as long as the file of an application that ended must be kept (12 CFR 1002.12(b)(1)). */
const ANSWER_MONTHS = 25;

/** One person's messages with the lender. */
export type OwnThread = {
  readonly key: ApplicationKey;
  readonly thread: string;
  /** The last day to answer, once the application has ended. */
  readonly answerUntil: CivilDate | undefined;
  readonly mayAnswer: boolean;
};

/** Returns the caller's own thread of an application; undefined unless they apply or sign. */
export async function ownThread(
  { db, organisations, clock }: Context,
  caller: Caller,
  applicationId: string,
): Promise<OwnThread | undefined> {
  const { organisation, identity } = caller;
  const key = { organisation, applicationId };
  const row = await db
    .selectFrom('application')
    .innerJoin('projection', (join) =>
      join
        .onRef('projection.organisation', '=', 'application.organisation')
        .onRef('projection.application_id', '=', 'application.id'),
    )
    .select(['application.owner', 'projection.status'])
    .where('application.organisation', '=', organisation)
    .where('application.id', '=', applicationId)
    .executeTakeFirst();
  if (!row) return undefined;
  const signer = row.owner === identity ? undefined : await recognizedSigner(db, caller, applicationId);
  if (row.owner !== identity && !signer) return undefined;
  const { kind, since, step } = row.status as Status;
  const { timeZone } = organisations.get(organisation);
  // A line that is open goes on: its borrower asks here for draws and a payoff.
  const hasEnded = kind === 'TERMINAL' && step !== 'COMPLETE';
  const answerUntil = hasEnded
    ? addMonths(civilDateIn(timeZone, Date.parse(since)), ANSWER_MONTHS)
    : undefined;
  const mayAnswer = answerUntil === undefined || civilDateIn(timeZone, clock.nowMs()) <= answerUntil;
  return { key, thread: signer ?? BORROWERS_THREAD, answerUntil, mayAnswer };
}
