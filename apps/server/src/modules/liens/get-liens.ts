import type { getLiens as call } from '@homeline/contract/liens/get-liens.ts';
import { foundLiens } from '@homeline/domain/facts/equity-loans.selectors.ts';
import { newestSeq } from '@homeline/domain/facts/facts.ts';
import { statedCosts } from '@homeline/domain/facts/home-costs.selectors.ts';
import { recentMortgageInquiries } from '@homeline/domain/facts/inquiries.selectors.ts';
import { knownLiens } from '@homeline/domain/facts/liens.selectors.ts';
import { unmatchedRecordedLiens } from '@homeline/domain/facts/recorded-liens.selectors.ts';
import { loadFacts } from '../../facts/load.ts';
import type { Handler } from '../../http/handler.ts';

/** Returns the known liens with the borrower's answers, home costs and mortgage inquiries. */
export const getLiens: Handler<typeof call> = async ({ params, organisation }, context) => {
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
};
