import type { attestInquiries as call } from '@homeline/contract/liens/attest-inquiries.ts';
import { recentMortgageInquiries } from '@homeline/domain/facts/inquiries.selectors.ts';
import type { Handler } from '../../http/asked.ts';
import { answerStep } from '../applications/answer-step.ts';
import { refusalUnlessEach } from './each-once.ts';

/** The borrower says of each recent mortgage inquiry whether a debt came of it. */
export const attestInquiries: Handler<typeof call> = (asked, context) => {
  const { inquiries } = asked.body;
  return answerStep(asked, context, {
    at: ['INQUIRY_ATTESTATION'],
    showed: ['inquiryAttestation', 'softCredit'],
    decide: (facts) =>
      refusalUnlessEach('inquiries', inquiries, recentMortgageInquiries(facts)) ?? [
        { fact: 'inquiryAttestation', value: { inquiries } },
      ],
  });
};
