import type { Status } from '@homeline/contract/applications/status.ts';
import type {
  ClientCondition,
  ClientProgress,
  getClientProgress as call,
} from '@homeline/contract/brokers/client-progress.ts';
import { civilDateIn, formatUs } from '@homeline/domain/dates/civil-date.ts';
import { conditionsWithState, requiredDocumentCount } from '@homeline/domain/facts/conditions.selectors.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import { originatorMaySee } from '@homeline/domain/workflow/client-conditions.ts';
import { clientStep, isUnanswered } from '@homeline/domain/workflow/client-turn.ts';
import type { Context } from '../../context.ts';
import { loadFacts } from '../../facts/load.ts';
import type { OriginatorCaller } from '../../http/caller.ts';
import type { Handler } from '../../http/handler.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { fullNameOf } from '../accounts/contact-of.ts';
import { conditionSummary } from '../conditions/condition-summary.ts';
import { stuckApplications } from '../pipeline/stuck-applications.ts';
import { type ClientApplication, clientApplication } from './client-application.ts';
import { type KnownDocument, knownDocuments } from './known-documents.ts';
import { reminderOf } from './reminder-state.ts';

/** Returns where a client's application is, what it waits for and what was sent, as far as their originator may know. */
export const getClientProgress: Handler<typeof call> = ({ caller, params }, context) =>
  progressOf(context, caller, params.client);

/** Returns the progress of an originator's own client, also as the answer to what they did for the client. */
export async function progressOf(
  context: Context,
  caller: OriginatorCaller,
  client: string,
): Promise<ClientProgress | Refusal> {
  const found = await clientApplication(context.db, caller, client);
  if (!found) return refuse('NOT_FOUND');
  const { key, kind } = found;
  const facts = await loadFacts(context.db, key);
  const { status } = await context.db
    .selectFrom('projection')
    .select('status')
    .where('organisation', '=', key.organisation)
    .where('application_id', '=', key.applicationId)
    .executeTakeFirstOrThrow();
  const current = status as Status;
  const isOver = current.kind === 'TERMINAL';
  const open = isOver ? [] : conditionsWithState(facts).filter(({ state }) => state !== 'WAIVED');
  const shown = open.filter(originatorMaySee);
  const documents = isOver ? [] : await knownDocuments(context.db, key, facts);
  const hidden = open.filter((each) => !originatorMaySee(each) && each.state !== 'CLEARED');
  return {
    ...{ name: fullNameOf(facts), kind, since: current.since },
    ...(isOver && { end: current.step === 'COMPLETE' ? 'OPENED' : 'CLOSED' }),
    ...{ stage: current.progress.stage, stages: current.progress.stages },
    ...clientStep(facts, current.owner),
    why: isOver ? [] : await reasonsToWait(context, found, current),
    conditions: shown.map((condition) => clientCondition(condition, documents)),
    privateConditions: hidden.length,
    documents: documents.map(({ title, sentAt }) => ({ title, sentAt })),
    ...invitationOf(found, facts),
    reminder: await reminderOf(context, found, facts, current),
  };
}

function clientCondition(
  condition: ReturnType<typeof conditionsWithState>[number],
  documents: readonly KnownDocument[],
): ClientCondition {
  const {
    notes: _,
    actionNeeded: __,
    created: ___,
    xtraData: ____,
    ...summary
  } = conditionSummary(condition);
  const sent = condition.response?.documents ?? [];
  return {
    ...summary,
    needed: requiredDocumentCount(condition),
    sent: sent.flatMap((uuid) => documents.find((each) => each.uuid === uuid)?.title ?? []),
  };
}

/** Why an application waits, beyond who acts: a provider that doesn't answer, how long it usually takes, until when. */
async function reasonsToWait(
  context: Context,
  { key }: ClientApplication,
  { kind, usual, dueAt }: Status,
): Promise<string[]> {
  const { organisation, applicationId } = key;
  const stuck = (await stuckApplications(context, organisation, [applicationId])).get(applicationId);
  const { timeZone } = context.organisations.get(organisation);
  return [
    ...(stuck ? [stuck.nextTryAt ? TRYING : SEEN_TO] : []),
    ...(usual ? [`This usually takes ${usual}.`] : []),
    ...(dueAt
      ? [
          `${kind === 'BORROWER_ACTION' ? 'They have until' : 'Until'} ${formatUs(civilDateIn(timeZone, Date.parse(dueAt)))}.`,
        ]
      : []),
  ];
}

const TRYING = 'One of our providers doesn’t answer right now. We keep trying.';
const SEEN_TO = 'One of our providers didn’t answer. A colleague sees to it.';

/** The invitation of a client who hasn't agreed to anything yet, with the address that the originator gave. */
function invitationOf(found: ClientApplication, facts: Facts): Pick<ClientProgress, 'invitation'> {
  const { invitedAt, openedAt } = found;
  if (!invitedAt || !isUnanswered(facts)) return {};
  const sentAt = invitedAt.toISOString();
  return { invitation: { email: facts.contact?.email ?? '', sentAt, wasOpened: Boolean(openedAt) } };
}
