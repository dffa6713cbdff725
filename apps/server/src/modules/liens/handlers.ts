import type { liensCalls } from '@homeline/contract/liens/calls.ts';
import { asksEquityLoan, foundLiens } from '@homeline/domain/facts/equity-loans.selectors.ts';
import { newestSeq } from '@homeline/domain/facts/facts.ts';
import { statedCosts } from '@homeline/domain/facts/home-costs.selectors.ts';
import { recentMortgageInquiries } from '@homeline/domain/facts/inquiries.selectors.ts';
import type { AnsweredLien } from '@homeline/domain/facts/liens.facts.ts';
import { knownLiens } from '@homeline/domain/facts/liens.selectors.ts';
import { unmatchedRecordedLiens } from '@homeline/domain/facts/recorded-liens.selectors.ts';
import { stepsAccepting } from '@homeline/domain/workflow/changeable.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import { loadFacts } from '../../facts/load.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { submitStep } from '../applications/submit-step.ts';
import { answerLiens } from './answer-liens.ts';
import { otherHomeRefusal, texasLienRefusal } from './lien-refusals.ts';
import { unansweredRefusal } from './unanswered-refusal.ts';

export const liensHandlers = {
  /** Returns the known liens with the borrower's answers, home costs and mortgage inquiries. */
  getLiens: async ({ params, organisation }, context) => {
    const facts = await loadFacts(context.db, { organisation, applicationId: params.uuid });
    const toAttest = new Set(unmatchedRecordedLiens(facts).map(({ id }) => id));
    const liens = [...knownLiens(facts)];
    return {
      version: newestSeq(facts),
      liens,
      asksEquityLoan: facts.property?.state === 'TX',
      homeCosts: statedCosts(facts),
      inquiries: recentMortgageInquiries(facts).map(({ id, lender, on }) => ({
        id,
        lender,
        on,
        answer: facts.inquiryAttestation?.inquiries.find((each) => each.id === id)?.answer,
      })),
      found: [...foundLiens(facts)],
      toAttest: liens.filter(({ id }) => toAttest.has(id)),
    };
  },
  answerLiens,
  /** Saves the borrower's answers for Texas liens found after they answered the others. */
  answerFoundLiens: (request, context) =>
    submitStep(request, context, {
      at: stepsAccepting('answerFoundLiens'),
      versionedFacts: ['lienAnswers', 'foundLienAnswers', 'lienDecisions', 'hardCredit'],
      decide: (facts) => {
        const known = foundLiens(facts);
        if (known.length === 0) return refuse('WRONG_STEP', { step: currentStep(facts).id });
        const reviewedLoans = new Set(
          known.filter(({ isReviewedEquityLoan }) => isReviewedEquityLoan).map(({ id }) => id),
        );
        const liens = request.body.liens.map((lien) =>
          reviewedLoans.has(lien.id) ? withReviewResult(lien) : lien,
        );
        return (
          unansweredRefusal('liens', liens, known) ??
          otherHomeRefusal(liens, known) ??
          texasLienRefusal(liens) ?? [{ fact: 'foundLienAnswers', value: { liens } }]
        );
      },
    }),
  /** Saves for each recent mortgage inquiry whether it led to a new debt. */
  attestInquiries: (request, context) => {
    const { inquiries } = request.body;
    return submitStep(request, context, {
      at: stepsAccepting('attestInquiries'),
      versionedFacts: ['inquiryAttestation', 'softCredit'],
      decide: (facts) =>
        unansweredRefusal('inquiries', inquiries, recentMortgageInquiries(facts)) ?? [
          { fact: 'inquiryAttestation', value: { inquiries } },
        ],
    });
  },
  /** Saves the borrower's attestation of the reviewed recorded liens. */
  attestLiens: (request, context) => {
    const { liens } = request.body;
    const attested = liens.map((id) => ({ id }));
    return submitStep(request, context, {
      at: stepsAccepting('attestLiens'),
      versionedFacts: ['lienDecisions', 'lienAttestation'],
      decide: (facts) =>
        unansweredRefusal('liens', attested, unmatchedRecordedLiens(facts)) ?? [
          { fact: 'lienAttestation', value: { liens } },
        ],
    });
  },
} satisfies HandlersOf<typeof liensCalls>;

/** Keeps the review's finding that the lien is an equity loan; a borrower who disagrees disputes the lien. */
function withReviewResult({ id, answer }: AnsweredLien): AnsweredLien {
  return { id, answer, ...(asksEquityLoan({ answer }) && { isEquityLoan: true }) };
}
