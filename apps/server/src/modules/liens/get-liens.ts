import type { getLiens as call, Lien } from '@homeline/contract/liens/get-liens.ts';
import { type Facts, newestSeq } from '@homeline/domain/facts/facts.ts';
import {
  type KnownLien,
  knownLiens,
  recentMortgageInquiries,
  unmatchedRecordedLiens,
} from '@homeline/domain/liens/liens.ts';
import { cents } from '@homeline/domain/money/cents.ts';
import { loadFacts } from '../../facts/load.ts';
import type { Handler } from '../../http/asked.ts';

/** What is known of the home's liens, with what the borrower has answered. */
export const getLiens: Handler<typeof call> = async ({ params, organisation }, context) => {
  const facts = await loadFacts(context.db, { organisation, applicationId: params.uuid });
  const toAttest = new Set(unmatchedRecordedLiens(facts).map(({ id }) => id));
  const liens = knownLiens(facts).map((lien) => lienOf(lien, facts));
  return {
    version: newestSeq(facts),
    liens,
    inquiries: recentMortgageInquiries(facts).map(({ id, lender, on }) => ({
      id,
      lender,
      on,
      answer: facts.inquiryAttestation?.inquiries.find((each) => each.id === id)?.answer,
    })),
    toAttest: liens.filter(({ id }) => toAttest.has(id)),
  };
};

function lienOf({ id, holder, balanceCents, monthlyPaymentCents, source }: KnownLien, facts: Facts): Lien {
  return {
    id,
    holder,
    balanceCents: cents(balanceCents),
    monthlyPaymentCents: cents(monthlyPaymentCents),
    source,
    answer: facts.lienAnswers?.liens.find((each) => each.id === id)?.answer,
  };
}
