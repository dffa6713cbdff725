import type { applicationsCalls } from '@homeline/contract/applications/calls.ts';
import type { ApplicationConsents } from '@homeline/contract/applications/consents.ts';
import { givenConsents } from '@homeline/domain/facts/consents.selectors.ts';
import { recordsWithdrawal } from '@homeline/domain/facts/electronic-records.selectors.ts';
import { currentTerms } from '@homeline/domain/facts/offers.selectors.ts';
import { stepsAccepting } from '@homeline/domain/workflow/changeable.ts';
import { currentStep, taskOf } from '@homeline/domain/workflow/current-step.ts';
import type { TaskName } from '@homeline/domain/workflow/step.ts';
import { TASK_PROVIDERS } from '@homeline/domain/workflow/task-providers.ts';
import { mayCancel, withdrawalFact } from '@homeline/domain/workflow/withdrawal.ts';
import { CompiledQuery } from 'kysely';
import { loadFacts, loadRelevantFacts } from '../../facts/load.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { accountEmailLimits, secondsToWait, waitWords } from '../../http/rate-limit.ts';
import { isRefusal, refuse } from '../../refusal.ts';
import { outdatedConsent } from '../documents/outdated-consent.ts';
import { unopenedRefusal } from '../documents/unopened.ts';
import { emailTo } from '../notifications/email-to.ts';
import { languageOfBorrower } from '../notifications/language-of.ts';
import { messageWords } from '../notifications/lender-messages.ts';
import { queueEmail } from '../notifications/outbox.ts';
import { stuckApplications } from '../pipeline/stuck-applications.ts';
import { hasOutdatedFigure } from '../rules/decision-context.ts';
import { applyAgain } from './apply-again.ts';
import { borrowerAnswers } from './borrower-answers.ts';
import { getApplication } from './get-application.ts';
import { languageApplied } from './language-applied.ts';
import { listApplications } from './list-applications.ts';
import { saveAdditionalProfile } from './save-additional-profile.ts';
import { sealedProfile } from './sealed-profile.ts';
import { submitStep } from './submit-step.ts';

// Open pages poll this every few seconds, so the query is prebuilt and the stored JSON is sent unparsed.
const STATUS =
  "select status::text, (status->>'version')::int as version from projection where organisation = $1 and application_id = $2";

/** The tasks that price, and so wait while the published figures are too old. */
const PRICING_TASKS: readonly TaskName[] = ['priceInitialOffers', 'evaluateBrokerOpinion', 'underwriteFinal'];

type Row = { status: string; version: number };

export const applicationsHandlers = {
  listApplications,
  getApplication,
  getApplicationV3: getApplication,
  listBorrowerApplications: listApplications,
  /** Returns the application's status from its projection. */
  getStatus: async ({ params, organisation }, context) => {
    const query = CompiledQuery.raw(STATUS, [organisation, params.uuid]) as CompiledQuery<Row>;
    const { rows } = await context.db.executeQuery(query);
    return rows[0] ? { storedJson: rows[0].status, version: rows[0].version } : refuse('NOT_FOUND');
  },
  /** Tells the borrower what holds up their wait: a provider, once several attempts have failed, a repair by staff, or rates that aren't published yet. */
  getDelay: async ({ params, organisation }, context) => {
    const key = { organisation, applicationId: params.uuid };
    const facts = await loadRelevantFacts(context.db, key);
    const task = taskOf(currentStep(facts), facts);
    const waitsForRates = task !== undefined && PRICING_TASKS.includes(task);
    if (waitsForRates && hasOutdatedFigure(context, key, facts)) return { rates: true as const };
    const provider = task && TASK_PROVIDERS[task];
    if (provider && (await context.jobs.isHeldUp(task, key))) return { provider };
    const stuck = await stuckApplications(context, organisation, [params.uuid]);
    return stuck.get(params.uuid)?.nextTryAt === undefined && stuck.size > 0 ? { repair: true as const } : {};
  },
  /** Returns every answer of the borrower, for a page refresh, a return or a second tab. */
  getAnswers: async ({ params, organisation }, context) => {
    const key = { organisation, applicationId: params.uuid };
    return borrowerAnswers(context, key, await loadFacts(context.db, key));
  },
  /** Saves the borrower's profile with the consents to a soft pull and to electronic records. */
  saveProfile: (request, context) => {
    const { softCreditConsent, esignConsent } = request.body;
    return submitStep(request, context, {
      at: stepsAccepting('saveProfile'),
      versionedFacts: ['profile'],
      decide(facts) {
        const outdated = outdatedConsent(context, request.organisation, esignConsent);
        if (outdated) return outdated;
        const profile = sealedProfile(context, request, facts);
        if (isRefusal(profile)) return profile;
        return [
          { fact: 'profile', value: profile },
          {
            fact: 'softCreditConsent',
            value: { textVersion: softCreditConsent.textVersion, ...request.origin },
          },
          { fact: 'esignConsent', value: { textVersion: esignConsent.textVersion, ...request.origin } },
        ];
      },
    });
  },
  saveAdditionalProfile,
  /** Submits the application once every summary document is opened. */
  acceptSummary: async (request, context) => {
    const { documents } = request.body;
    const language = await languageApplied(request, context);
    return submitStep(request, context, {
      at: stepsAccepting('acceptSummary'),
      decide(facts) {
        const terms = currentTerms(facts);
        if (!terms) return refuse('WRONG_STEP', { step: currentStep(facts).id });
        return (
          unopenedRefusal(documents, facts.summaryDocuments.at(-1)?.documents) ?? [
            { fact: 'applicationSubmission', value: { documents, terms, language } },
          ]
        );
      },
    });
  },
  /** Withdraws the application. The borrower may do so until the deed is signed. */
  cancelApplication: (request, context) =>
    submitStep(request, context, {
      decide: (facts) =>
        mayCancel(facts)
          ? [withdrawalFact(facts, request.body.reason)]
          : refuse('WRONG_STEP', { step: currentStep(facts).id }),
    }),
  /** Emails a link to the application. It holds no token and names no page, so it never goes out of date and opens nothing by itself. */
  emailResumeLink: async ({ params, organisation, origin }, context) => {
    const limits = accountEmailLimits(`resume ${params.uuid}`, origin.ip ?? '');
    const wait = await secondsToWait(context.db, limits);
    if (wait > 0) {
      const message = `You’ve asked for too many emails. Try again in ${waitWords(wait)}.`;
      return refuse('TOO_MANY_ATTEMPTS', { message });
    }
    const key = { organisation, applicationId: params.uuid };
    const language = await languageOfBorrower(context.db, context, key);
    const words = messageWords(context.organisations.get(organisation), 'RESUME_LINK', language);
    const email = emailTo(context, key, await loadFacts(context.db, key), { ...words, page: params.uuid });
    await context.db.transaction().execute((trx) => queueEmail(trx, context, key, 'RESUME_LINK', email));
    return undefined;
  },
  /** Returns the consents that the caller gave, in each of their applications. */
  listConsents: async ({ organisation, caller }, { db }) => {
    const rows = await db
      .selectFrom('application')
      .select(['id', 'loan_number'])
      .where('organisation', '=', organisation)
      .where('owner', '=', caller.identity)
      .orderBy('created_at', 'desc')
      .execute();
    const applications: ApplicationConsents[] = [];
    for (const { id, loan_number: loanNumber } of rows) {
      const facts = await loadFacts(db, { organisation, applicationId: id });
      const onPaperSince = recordsWithdrawal(facts)?.at;
      applications.push({
        ...{ application: id, loanNumber, consents: [...givenConsents(facts)] },
        ...(onPaperSince && { onPaperSince }),
      });
    }
    return applications;
  },
  applyAgain,
} satisfies HandlersOf<typeof applicationsCalls>;
