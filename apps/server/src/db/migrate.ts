import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import * as foundation from './migrations/001-foundation.ts';
import * as ruleVersions from './migrations/002-rule-versions.ts';
import * as noticeDue from './migrations/003-notice-due.ts';
import * as ruleTexts from './migrations/004-rule-texts.ts';
import * as ledgerTexts from './migrations/005-ledger-texts.ts';
import * as rulePublishers from './migrations/006-rule-publishers.ts';
import * as explanationLines from './migrations/007-explanation-lines.ts';
import * as refusedMessages from './migrations/012-refused-messages.ts';
import * as creditClaims from './migrations/013-credit-claims.ts';
import * as tradelines from './migrations/014-tradelines.ts';
import * as uploadParts from './migrations/016-upload-parts.ts';
import * as sealingKeys from './migrations/017-sealing-keys.ts';
import * as keyedAudit from './migrations/018-keyed-audit.ts';
import * as unclearAnswers from './migrations/019-unclear-answers.ts';
import * as signerInvitations from './migrations/020-signer-invitations.ts';
import * as oneTimeTokens from './migrations/021-one-time-tokens.ts';
import * as secondFactors from './migrations/022-second-factors.ts';
import * as trackers from './migrations/025-trackers.ts';
import * as coApplicantsHmda from './migrations/026-co-applicants-hmda.ts';
import * as loanOriginators from './migrations/027-loan-originators.ts';
import * as events from './migrations/035-events.ts';
import * as proposals from './migrations/036-proposals.ts';
import * as pipeline from './migrations/037-pipeline.ts';
import * as notes from './migrations/038-notes.ts';
import * as staffChanges from './migrations/039-staff-changes.ts';
import * as ruleDrafts from './migrations/044-rule-drafts.ts';
import * as operations from './migrations/045-operations.ts';
import * as fileViewers from './migrations/046-file-viewers.ts';
import * as feedback from './migrations/048-feedback.ts';
import * as flags from './migrations/049-flags.ts';
import * as notifications from './migrations/050-notifications.ts';
import * as telemetry from './migrations/051-telemetry.ts';
import * as sessionReplays from './migrations/052-session-replays.ts';
import * as wallets from './migrations/055-wallets.ts';
import * as messageChoices from './migrations/057-message-choices.ts';
import * as chats from './migrations/060-chats.ts';
import * as chatbot from './migrations/070-chatbot.ts';
import * as returnedProposals from './migrations/075-returned-proposals.ts';
import * as chatProviders from './migrations/080-chat-providers.ts';
import * as returnedToProposer from './migrations/085-returned-to-proposer.ts';
import * as chatPeople from './migrations/095-chat-people.ts';
import * as unansweredChats from './migrations/105-unanswered-chats.ts';
import * as unansweredQuestions from './migrations/110-unanswered-questions.ts';
import * as workLists from './migrations/115-work-lists.ts';
import * as textReplies from './migrations/125-text-replies.ts';
import * as withheldTexts from './migrations/130-withheld-texts.ts';

/** All migrations in order. A migration never changes after a release. */
const MIGRATIONS: Record<string, Migration> = {
  '001-foundation': foundation,
  '002-rule-versions': ruleVersions,
  '003-notice-due': noticeDue,
  '004-rule-texts': ruleTexts,
  '005-ledger-texts': ledgerTexts,
  '006-rule-publishers': rulePublishers,
  '007-explanation-lines': explanationLines,
  '012-refused-messages': refusedMessages,
  '013-credit-claims': creditClaims,
  '014-tradelines': tradelines,
  '016-upload-parts': uploadParts,
  '017-sealing-keys': sealingKeys,
  '018-keyed-audit': keyedAudit,
  '019-unclear-answers': unclearAnswers,
  '020-signer-invitations': signerInvitations,
  '021-one-time-tokens': oneTimeTokens,
  '022-second-factors': secondFactors,
  '025-trackers': trackers,
  '026-co-applicants-hmda': coApplicantsHmda,
  '027-loan-originators': loanOriginators,
  '035-events': events,
  '036-proposals': proposals,
  '037-pipeline': pipeline,
  '038-notes': notes,
  '039-staff-changes': staffChanges,
  '044-rule-drafts': ruleDrafts,
  '045-operations': operations,
  '046-file-viewers': fileViewers,
  '048-feedback': feedback,
  '049-flags': flags,
  '050-notifications': notifications,
  '051-telemetry': telemetry,
  '052-session-replays': sessionReplays,
  '055-wallets': wallets,
  '057-message-choices': messageChoices,
  '060-chats': chats,
  '070-chatbot': chatbot,
  '075-returned-proposals': returnedProposals,
  '080-chat-providers': chatProviders,
  '085-returned-to-proposer': returnedToProposer,
  '095-chat-people': chatPeople,
  '105-unanswered-chats': unansweredChats,
  '110-unanswered-questions': unansweredQuestions,
  '115-work-lists': workLists,
  '125-text-replies': textReplies,
  '130-withheld-texts': withheldTexts,
};

/**
 * Runs the missing migrations in one transaction. Of several servers that start together, one migrates and the others wait.
 * @throws the error of the failing statement; the transaction is rolled back
 */
export async function migrate<T>(db: Kysely<T>): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => MIGRATIONS },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
