import type {
  getLoanFile as call,
  LoanFile,
  OfferedDecision,
} from '@homeline/contract/loan-files/get-loan-file.ts';
import {
  ANSWERED_BY_VIEW,
  EVIDENCE_VIEW,
  FIGURES_VIEW,
  fileFor,
  type Sight,
  type Viewer,
  viewerOf,
} from '@homeline/contract/loan-files/loan-file-view.ts';
import { adverseActionOf, noticeOf } from '@homeline/domain/adverse-action/notice.ts';
import { disclosuresDue } from '@homeline/domain/disclosures/delivery.ts';
import { declineInWords } from '@homeline/domain/explanations/decline-words.ts';
import { UNDERWRITER_QUESTIONS } from '@homeline/domain/explanations/staff-words.ts';
import {
  acceptedCoBorrowerIncome,
  coBorrowerIncomeDocuments,
  coBorrowerProfile,
} from '@homeline/domain/facts/co-borrowers.selectors.ts';
import { answeredConditions } from '@homeline/domain/facts/conditions.selectors.ts';
import { hardRetryIsUsedUp } from '@homeline/domain/facts/credit.selectors.ts';
import { standingHold } from '@homeline/domain/facts/ends.selectors.ts';
import { type Facts, withFact } from '@homeline/domain/facts/facts.ts';
import { debtsToReview } from '@homeline/domain/facts/lien-review.selectors.ts';
import { manualReview } from '@homeline/domain/facts/offers.selectors.ts';
import { coBorrowers, declinedBy, openDeclines } from '@homeline/domain/facts/signers.selectors.ts';
import { underwriterQuestions } from '@homeline/domain/facts/underwriter.selectors.ts';
import { reasonsInWords } from '@homeline/domain/reasons/printed-reasons.ts';
import { standingLegalHold } from '@homeline/domain/records/kept-until.ts';
import { fundingApprovalWords } from '@homeline/domain/staff/approval-words.ts';
import {
  DECISION_COPY,
  decisionTitle,
  isDecisionOffered,
  reasonCodesAskedFor,
} from '@homeline/domain/staff/decision-copy.ts';
import { type AnsweredCall, answeredBy } from '@homeline/domain/staff/evidence/answered-by.ts';
import {
  EVIDENCE_TOPICS,
  type EvidenceTopic,
  evidenceOn,
  topicsAt,
} from '@homeline/domain/staff/evidence/evidence.ts';
import { needsSecondPerson } from '@homeline/domain/staff/four-eyes.ts';
import { loanSummary } from '@homeline/domain/staff/loan-summary.ts';
import { reviewChecks } from '@homeline/domain/staff/review-checks.ts';
import { reviewDocuments } from '@homeline/domain/staff/review-documents.ts';
import { REVIEW_WHY } from '@homeline/domain/staff/review-why.ts';
import { disabledReason, STAFF_ACTS, type StaffAct } from '@homeline/domain/staff/staff-acts.ts';
import type { RoleNames } from '@homeline/domain/staff/staff-roles.ts';
import { knownAmountCents } from '@homeline/domain/staff/unlikely-amount.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import { decisionInput } from '@homeline/domain/workflow/decision-inputs.ts';
import { dueDate } from '@homeline/domain/workflow/due-dates.ts';
import { reopeningProblem } from '@homeline/domain/workflow/reopening.ts';
import { signerOf } from '@homeline/domain/workflow/signer-step.ts';
import { signingTurns } from '@homeline/domain/workflow/signing-reminders.ts';
import { baseDecisionName, STAFF_DECISIONS } from '@homeline/domain/workflow/staff-decisions.ts';
import type { StaffContext, StaffDecision } from '@homeline/domain/workflow/staff-outcome.ts';
import {
  mayCancel,
  mayHold,
  rescissionClosed,
  rescissionIsUnsettled,
} from '@homeline/domain/workflow/withdrawal.ts';
import type { Context } from '../../context.ts';
import { type ApplicationKey, loadRelevantFacts } from '../../facts/load.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { fullNameOf } from '../accounts/contact-of.ts';
import { textRecipientOf } from '../notifications/text-recipient.ts';
import { pipelineEntry } from '../pipeline/pipeline-entry.ts';
import { stuckApplications } from '../pipeline/stuck-applications.ts';
import { knownContext, staffContext } from '../rules/decision-context.ts';
import { newestReplays } from '../telemetry/newest-replays.ts';
import { answeredCalls } from './answered-calls.ts';
import { findLoanFile } from './find-loan-file.ts';
import { papersToMail } from './papers-to-mail.ts';
import { returnedMessage, returnedMessages } from './returned-messages.ts';
import { unreadTexts } from './unread-texts.ts';

/** Returns what staff first see of an application, each field as far as the viewer may see it. */
export const getLoanFile: Handler<typeof call> = async ({ organisation, caller, params }, context) => {
  const key = { organisation, applicationId: params.uuid };
  const row = await findLoanFile(context, key);
  const viewer = row && viewerOf(caller.permissions, row.waits_for ?? undefined);
  if (!row || !viewer) return refuse('NOT_FOUND');
  const facts = await loadRelevantFacts(context.db, key);
  const { timeZone, fourEyes, roleNames } = context.organisations.get(organisation);
  const { contact, property, applicationSubmission: submission } = facts;
  const person = { organisation, identity: row.owner };
  const { problem: noTextMessages } = await textRecipientOf(context.db, context, person, contact?.phone);
  const stuck = await stuckApplications(context, organisation, [params.uuid]);
  const due = dueDate(currentStep(facts), facts);
  const known = knownContext(context, key, facts);
  const answered = answeredConditions(facts).length;
  const decisions = decisionsAt(
    facts,
    fourEyes,
    viewer === 'LENDER' && staffContext(context, key, facts),
  ).map((offered) =>
    known && offered.decision === 'FUNDING_APPROVED'
      ? { ...offered, ...fundingApprovalWords(facts, known) }
      : offered,
  );
  return fileFor(viewer, {
    ...pipelineEntry(row, timeZone, stuck.get(params.uuid)),
    created: row.created_at.toISOString(),
    ...(submission && { submitted: submission.at }),
    ...(due && { clockActs: { fact: due.fact.fact, at: due.at } }),
    coBorrowers: coBorrowers(facts).map(({ name }) => name),
    ...(contact && { contact: { email: contact.email, phone: contact.phone } }),
    ...(noTextMessages && { noTextMessages }),
    signingTurns: turnsIn(facts),
    onPaper: (await papersToMail(context, key, facts)).map(({ name, since, signer, papers }) => ({
      ...{ name, since, ...(signer && { signer: signer.uuid }) },
      papers: papers.map(({ uuid, title, created }) => ({ uuid, title, written: created })),
    })),
    returnedMessages: await returnedOf(context, key),
    unreadTexts: row.unreadText ? await unreadTexts(context, key, facts) : [],
    ...(property && { address: addressOf(property) }),
    figures: loanSummary(facts, known).flatMap(({ name, ...figure }) =>
      FIGURES_VIEW[name][viewer] === 'SHOWN' ? figure : [],
    ),
    replays: await newestReplays(context.db, organisation, params.uuid),
    referred: reasonsHere(facts, row.referred),
    ...adverseActionIn(facts),
    decisions,
    ruleReasons: noticeWords(adverseActionOf(facts)),
    evidence: evidenceAt(facts, viewer, known, await answeredCalls(context.db, key)),
    checks: checksAt(facts, known),
    reviewDocuments: documentsAt(facts),
    ...(answered > 0 && { answeredConditions: answered }),
    coBorrowerIncomes: coBorrowerIncomesIn(facts),
    ...(facts.origin?.referrerUuid && { hasOriginator: true }),
    debtsToReview: decisions.some(({ input }) => input === 'debts') ? debtsToReview(facts) : [],
    isInTexas: property?.state === 'TX',
    disabledReasons: reasonsAt(caller.permissions, roleNames, facts, context.clock.nowMs()),
  });
};

async function returnedOf({ db }: Context, { organisation, applicationId }: ApplicationKey) {
  const rows = await returnedMessages(db, organisation)
    .where('delivery.application_id', '=', applicationId)
    .execute();
  return rows.map(returnedMessage);
}

/** Why the review waits for a person: the hold, the rule's reasons and the questions to confirm, else what its step says. */
function reasonsHere(facts: Facts, referred: readonly string[]): string[] {
  const hold = standingHold(facts)?.reason;
  const given = [
    ...(hold === undefined ? [] : [`On hold: ${hold}`]),
    ...referred,
    ...questionsOf(facts),
    ...declinesOf(facts),
  ];
  if (given.length === 0) return [REVIEW_WHY[currentStep(facts).id] ?? []].flat();
  return given.map((reason) => reason.charAt(0).toUpperCase() + reason.slice(1));
}

/** What an underwriter must confirm, while the application waits for that. */
function questionsOf(facts: Facts): readonly string[] {
  if (!manualReview(facts)) return [];
  return underwriterQuestions(facts).map(({ question }) => UNDERWRITER_QUESTIONS[question]);
}

/** Who declined to sign the closing documents, and why. */
function declinesOf(facts: Facts): readonly string[] {
  if (currentStep(facts).id !== 'SIGNDOCS_REVIEW') return [];
  return openDeclines(facts).map((decline) =>
    [`${declinedBy(facts, decline)} declined to sign`, declineInWords(decline)].filter(Boolean).join('. '),
  );
}

/** Whose turn it is in signing, by name. */
function turnsIn(facts: Facts): LoanFile['signingTurns'] {
  return signingTurns(facts).map(({ signer, of, since }) => {
    const name = signer === undefined ? fullNameOf(facts) : signerOf(facts, signer)?.name;
    return { name: name ?? '', of, since };
  });
}

/** Why an application ended. */
function adverseActionIn(facts: Facts): Pick<LoanFile, 'adverseAction'> {
  const written = facts.adverseActionNotice.at(-1);
  if (!(written || currentStep(facts).id === 'DECLINED')) return {};
  const reasons = noticeWords(noticeOf(facts));
  return { adverseAction: { reasons, ...(written && { writtenAt: written.at }) } };
}

function noticeWords(notice: ReturnType<typeof noticeOf>): string[] {
  return reasonsInWords(notice.reasonCodes, notice).map(({ text }) => text);
}

/** What the notice states after a decision for which staff chose no reason; undefined where they must choose one. */
function usualReasons(facts: Facts, context: StaffContext, decide: StaffDecision): string[] | undefined {
  const outcome = decide(facts, context, {});
  if ('missing' in outcome || 'refusal' in outcome) return undefined;
  const decided = outcome.reduce(
    (known, write) => withFact(known, write, `${context.today}T00:00:00Z`),
    facts,
  );
  return noticeWords(adverseActionOf(decided));
}

function addressOf({ street1, street2, city, state, zip }: NonNullable<Facts['property']>): string {
  return [street1, street2, `${city}, ${state} ${zip}`].filter(Boolean).join(', ');
}

/** What is known by topic. */
function evidenceAt(
  facts: Facts,
  viewer: Viewer,
  rules: StaffContext | undefined,
  calls: readonly AnsweredCall[],
): LoanFile['evidence'] {
  const step = currentStep(facts);
  const ofReview = topicsAt(step);
  const seenAs = (sight: Sight) => (topic: EvidenceTopic) => EVIDENCE_VIEW[topic][viewer] === sight;
  const mayBeSeen = [...EVIDENCE_TOPICS.filter(seenAs('SHOWN')), ...ofReview.filter(seenAs('IN_REVIEW'))];
  // What the review is decided on comes first, in its order.
  const seen = [
    ...ofReview.filter((topic) => mayBeSeen.includes(topic)),
    ...mayBeSeen.filter((topic) => !ofReview.includes(topic)),
  ];
  // Debts on other homes come from the credit report, which stays with the lender.
  const scope = viewer === 'LENDER' ? 'EVERYTHING' : 'THIS_HOME';
  return evidenceOn(seen, facts, scope, rules).map(({ tables, rows, ...known }) => ({
    ...known,
    isForReview: ofReview.includes(known.topic),
    tables: [...tables],
    rows: [...rows],
    answeredBy: ANSWERED_BY_VIEW[viewer] === 'SHOWN' ? [...answeredBy(known.topic, calls)] : [],
  }));
}

/** What must hold before the review passes, which needs the lender's rules. */
function checksAt(facts: Facts, known: StaffContext | undefined): LoanFile['checks'] {
  return known ? [...reviewChecks(currentStep(facts).id, facts, known)] : [];
}

/** The uploads for the pending review. */
function documentsAt(facts: Facts): string[] {
  const step = currentStep(facts);
  return step.kind === 'REVIEW' ? [...reviewDocuments(step.id, facts)] : [];
}

/** The co-borrowers’ income that waits for an underwriter. */
function coBorrowerIncomesIn(facts: Facts): LoanFile['coBorrowerIncomes'] {
  return coBorrowers(facts).flatMap((signer) => {
    const sent = coBorrowerIncomeDocuments(facts, signer);
    if (!sent || acceptedCoBorrowerIncome(facts, signer)) return [];
    const statedCents = coBorrowerProfile(facts, signer)?.monthlyGrossCents;
    return {
      ...{ signer: signer.uuid, documents: [...sent.documents] },
      ...(statedCents !== undefined && { statedCents }),
    };
  });
}

function decisionsAt(facts: Facts, fourEyes: boolean, context: StaffContext | false): OfferedDecision[] {
  const ofStep = STAFF_DECISIONS[currentStep(facts).id] ?? {};
  const names = new Set(Object.keys(ofStep).map(baseDecisionName));
  return [...names].flatMap((decision) => {
    const copy = DECISION_COPY[decision];
    const input = decisionInput(decision) as OfferedDecision['input'];
    if (!copy || !isDecisionOffered(decision, facts)) return [];
    const { effect, isAdverse = false, takesNoComments = false } = copy;
    const reason = copy.reason;
    const reasonCodes = reasonCodesAskedFor(decision, facts);
    const decide = ofStep[decision];
    const usual = reasonCodes && context && decide && usualReasons(facts, context, decide);
    const knownCents = knownAmountCents(input, facts);
    return {
      ...{
        decision,
        title: decisionTitle(decision, facts),
        effect,
        isAdverse,
        keepsComments: !takesNoComments,
      },
      ...(reason && { reason }),
      ...(reasonCodes && { reasonCodes }),
      ...(usual && { usualReasons: usual }),
      ...(input && { input }),
      ...(knownCents !== undefined && { knownCents }),
      takesTwo: fourEyes && needsSecondPerson(decision),
    };
  });
}

function reasonsAt(
  roles: readonly string[],
  names: RoleNames,
  facts: Facts,
  nowMs: number,
): LoanFile['disabledReasons'] {
  const step = currentStep(facts);
  return (Object.keys(STAFF_ACTS) as StaffAct[]).flatMap((act) => {
    const reason = disabledReason(roles, act, step, names) ?? CLOSED[act]?.(facts, nowMs);
    return reason ? { act, reason } : [];
  });
}

/** Acts that the facts may close to everyone, with the reason. */
const CLOSED: { readonly [Act in StaffAct]?: (facts: Facts, nowMs: number) => string | undefined } = {
  HOLD_APPLICATION: (facts) => (mayHold(facts) ? undefined : 'It’s on hold, or the money has left.'),
  RECORD_MAILED_DISCLOSURES: (facts) =>
    disclosuresDue(facts) ? undefined : 'They came with the application form, or were given.',
  RECORD_RESCISSION: (facts) => (rescissionIsUnsettled(facts) ? undefined : rescissionClosed(facts)),
  PLACE_LEGAL_HOLD: (facts) => (standingLegalHold(facts) ? 'Its records are on legal hold.' : undefined),
  RELEASE_LEGAL_HOLD: (facts) => (standingLegalHold(facts) ? undefined : 'Its records aren’t on legal hold.'),
  REOPEN_APPLICATION: reopeningProblem,
  REPEAT_HARD_PULL: (facts) =>
    hardRetryIsUsedUp(facts) ? undefined : 'The bureau didn’t fail twice for the hard pull.',
  WITHDRAW_APPLICATION: (facts) =>
    mayCancel(facts) ? undefined : 'After a decline or a signed deed, nobody can withdraw it.',
};
