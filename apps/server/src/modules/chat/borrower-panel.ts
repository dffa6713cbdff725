import type { BorrowerPanel, getChatPerson as call } from '@homeline/contract/chat/borrower-panel.ts';
import type { ConditionWithState } from '@homeline/domain/facts/conditions.selectors.ts';
import { conditionsToAnswer } from '@homeline/domain/facts/conditions.selectors.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import { additionalSigners, newestOf, type Signer } from '@homeline/domain/facts/signers.selectors.ts';
import { parseUsPhone } from '@homeline/domain/people/phone.ts';
import { type FigureName, loanSummary } from '@homeline/domain/staff/loan-summary.ts';
import { disabledReason } from '@homeline/domain/staff/staff-acts.ts';
import { CONDITION_COPY } from '@homeline/domain/workflow/condition-copy.ts';
import type { Context } from '../../context.ts';
import { type ApplicationKey, loadRelevantFacts } from '../../facts/load.ts';
import { recognizedSigner } from '../../facts/signed-applications.ts';
import type { Caller } from '../../http/caller.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { findLoanFile } from '../loan-files/find-loan-file.ts';
import { type ChatRow, findChat, personOf } from './chats.ts';

/** Returns the person of a chat with their figures, if the agent answers it, may accept it or answered it last. */
export const getChatPerson: Handler<typeof call> = async ({ caller, params }, context) => {
  const { organisation, permissions } = caller;
  const chat = await findChat(context.db, { organisation, chat: params.conversation });
  if (!chat || !mayReadPerson(chat, caller)) return refuse('NOT_FOUND');
  const { friendlyName: name, emailAddress } = personOf(context, chat);
  const person = { name, emailAddress };
  if (chat.application_id === null || chat.identity === null) return person;
  const key = { organisation, applicationId: chat.application_id };
  const facts = await loadRelevantFacts(context.db, key);
  // Before an agent accepts the chat, a phone number is for those who may read it in the loan file too.
  const readsPhone = chat.state !== 'WAITING' || !disabledReason(permissions, 'SEE_APPLICATION');
  const phone = readsPhone ? await phoneOf(context, key, facts, chat.identity) : undefined;
  return { ...person, ...(phone && { phone }), ...(await applicationOf(context, key, facts, permissions)) };
};

/** Returns whether an agent may read whom a chat is with. */
function mayReadPerson(
  { state, agent, last_agent }: ChatRow,
  { identity, permissions }: Pick<Caller, 'identity' | 'permissions'>,
): boolean {
  if (state === 'WAITING' || !disabledReason(permissions, 'SUPERVISE_CHATS')) return true;
  return state === 'ACTIVE' ? agent === identity : last_agent === identity;
}

/** Returns the phone of the borrower, or of the signer who chats. */
async function phoneOf(
  { db }: Context,
  key: ApplicationKey,
  facts: Facts,
  identity: string,
): Promise<string | undefined> {
  const signer = await recognizedSigner(db, { organisation: key.organisation, identity }, key.applicationId);
  if (signer === undefined) return shownPhone(facts.contact?.phone);
  const who = additionalSigners(facts).find(({ uuid }) => uuid === signer);
  return shownPhone(who && newestOf(facts.signerDetails, who)?.phone);
}

function shownPhone(phone: string | undefined): string | undefined {
  return phone && (parseUsPhone(phone)?.display ?? phone);
}

/** Returns the borrower of an application with their figures. */
export async function borrowerPanel(
  context: Context,
  key: ApplicationKey,
  facts: Facts,
  permissions: readonly string[],
): Promise<BorrowerPanel> {
  const { profile, contact } = facts;
  const phone = shownPhone(contact?.phone);
  return {
    name: [profile?.firstName, profile?.lastName].filter(Boolean).join(' '),
    emailAddress: contact?.email ?? '',
    ...(phone && { phone }),
    ...(await applicationOf(context, key, facts, permissions)),
  };
}

/** Returns a signer of an application, without the borrower's figures and conditions. */
export async function signerPanel(
  context: Context,
  key: ApplicationKey,
  signer: Signer,
  facts: Facts,
  permissions: readonly string[],
): Promise<BorrowerPanel> {
  const phone = shownPhone(newestOf(facts.signerDetails, signer)?.phone);
  const { application } = await applicationOf(context, key, facts, permissions);
  return {
    ...{ name: signer.name, emailAddress: signer.email },
    ...(phone && { phone }),
    ...(application && { application: { ...application, figures: [], conditions: [] } }),
  };
}

const TOLD: readonly FigureName[] = ['LINE', 'NOTE_RATE', 'PAYMENT'];

async function applicationOf(
  context: Context,
  key: ApplicationKey,
  facts: Facts,
  permissions: readonly string[],
): Promise<Pick<BorrowerPanel, 'application'>> {
  const row = await findLoanFile(context, key);
  if (!row) return {};
  const { loan_number, step, since, waits_for } = row;
  return {
    application: {
      ...(!disabledReason(permissions, 'SEE_APPLICATION') && { uuid: key.applicationId }),
      ...{ loanNumber: loan_number, step, since: since.toISOString() },
      ...(waits_for && { waitsFor: waits_for }),
      figures: loanSummary(facts, undefined)
        .filter(({ name }) => TOLD.includes(name))
        .map(({ label, value, detail }) => ({ label, value, ...(detail && { detail }) })),
      conditions: conditionsToAnswer(facts).map(asBorrowerReads),
    },
  };
}

/** Returns a condition with the title and words that the borrower reads. */
function asBorrowerReads({ uuid, category, at, title, comments, dueOn }: ConditionWithState) {
  return {
    ...{ uuid, created: at, title: title ?? CONDITION_COPY[category].title },
    ...{ ask: comments || CONDITION_COPY[category].ask, ...(dueOn && { dueOn }) },
  };
}
