import type { loanFilesCalls } from '@homeline/contract/loan-files/calls.ts';
import { factLabel } from '@homeline/domain/staff/fact-rows.ts';
import { SHOWN_WHERE, type Showing, showings } from '@homeline/domain/staff/shown-terms.ts';
import { verifyChain } from '../../audit/verify-chain.ts';
import { lockApplication } from '../../db/lock-application.ts';
import { auditStaffAct } from '../../facts/audit-staff-act.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { queueAccountEmail } from '../accounts/account-email.ts';
import { endSessions } from '../accounts/sessions/end-sessions.ts';
import type { ShownWhere } from '../offers/terms-ledger.ts';
import { actorNames } from './actor-names.ts';
import { fileDocument, receiveDocument, splitDocument } from './file-document.ts';
import { getFilePapers } from './file-papers.ts';
import { findLoanFile } from './find-loan-file.ts';
import { getLoanFile } from './get-loan-file.ts';
import { getLoanFileFacts } from './get-loan-file-facts.ts';
import { getTimeline } from './get-timeline.ts';
import { getLoanFileDocument, listLoanFileDocuments } from './loan-file-documents.ts';
import { addNote } from './notes.ts';
import { recordMailing } from './record-mailing.ts';
import { finishReminder, listReminders } from './reminders.ts';
import { settleReturnedMessage } from './returned-messages.ts';
import { revealFact } from './reveal-fact.ts';
import { markTextRead } from './unread-texts.ts';
import { viewLoanFile } from './view-loan-file.ts';
import { writeToBorrower } from './write-to-borrower.ts';

export const loanFilesHandlers = {
  getLoanFile,
  getLoanFileFacts,
  revealFact,
  getTimeline,
  /** Returns the terms ledger of an application, newest first. */
  getShownTerms: async ({ organisation, params }, context) => {
    const file = await findLoanFile(context, { organisation, applicationId: params.uuid });
    if (!file) return refuse('NOT_FOUND');
    const nameOf = await actorNames(context, organisation);
    const rows = await context.db
      .selectFrom('terms_ledger')
      .select(['shown_to', 'shown_at', 'shown_where', 'terms', 'rates_version', 'policy_version'])
      .where('organisation', '=', organisation)
      .where('application_id', '=', params.uuid)
      .orderBy('number', 'desc')
      .execute();
    const shown = rows.map(({ terms }) => {
      const { digest: _, ...given } = terms as { digest?: string };
      return given;
    });
    const compared = showings(shown.toReversed()).toReversed();
    return rows.map(({ shown_to, shown_at, shown_where, rates_version, policy_version }, index) => ({
      at: shown_at.toISOString(),
      to: nameOf(shownTo(shown_to, shown_where, file.owner)),
      where: SHOWN_WHERE[shown_where] ?? factLabel(shown_where),
      ...(compared[index] as Showing),
      ...(rates_version && { ratesVersion: rates_version }),
      ...(policy_version && { policyVersion: policy_version }),
    }));
  },
  listLoanFileDocuments,
  getLoanFileDocument,
  /** Returns the lender's own types of documents. */
  listDocumentTypes: async ({ organisation }, { organisations }) => [
    ...organisations.get(organisation).documentTypes,
  ],
  receiveDocument,
  fileDocument,
  splitDocument,
  getFilePapers,
  addNote,
  listReminders,
  finishReminder,
  markTextRead,
  writeToBorrower,
  settleReturnedMessage,
  recordMailing,
  /** Turns a borrower's authenticator app off. A caller who isn't the borrower gains nothing: the password is still asked for. */
  resetBorrowerSecondFactor: async (request, context) => {
    const { organisation, params } = request;
    const key = { organisation, applicationId: params.uuid };
    const owner = (await findLoanFile(context, key))?.owner;
    if (owner === undefined) return refuse('NOT_FOUND');
    const email = await context.identities.emailOf(owner);
    await context.db.transaction().execute(async (trx) => {
      await lockApplication(trx, key);
      const removed = await trx
        .deleteFrom('second_factor')
        .where('identity', '=', owner)
        .returning('confirmed_at')
        .executeTakeFirst();
      if (!removed?.confirmed_at) return;
      await endSessions(trx, owner);
      await queueAccountEmail(trx, context, { organisation, email }, 'SECOND_FACTOR_OFF');
      const act = { applicationId: params.uuid, what: 'reset second-factor', detail: {} };
      await auditStaffAct(trx, context, request, act);
    });
    return undefined;
  },
  /** Verifies the chain of one application. */
  verifyLoanFile: async ({ organisation, params }, context) => {
    const key = { organisation, applicationId: params.uuid };
    if (!(await findLoanFile(context, key))) return refuse('NOT_FOUND');
    const { events, facts, terms, findings } = await verifyChain(
      context.db,
      context.sealing,
      key,
      context.fileStore,
    );
    return { verifiedAt: context.clock.now(), events, facts, terms, findings: [...findings] };
  },
  viewLoanFile,
} satisfies HandlersOf<typeof loanFilesCalls>;

/** Returns the actor to whom terms were shown. */
function shownTo(to: string, where: string, owner: string): string {
  if (where === ('originator' satisfies ShownWhere)) return `ORIGINATOR ${to}`;
  return to === owner ? 'BORROWER' : `STAFF ${to}`;
}
