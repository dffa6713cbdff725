import type { OwnAnswer, OwnApplication } from './own-application.ts';
import * as costs from './own-costs.ts';
import { credit, disputeCredit } from './own-credit.ts';
import { employerCalled } from './own-employer.ts';
import * as ends from './own-ends.ts';
import * as figures from './own-figures.ts';
import * as file from './own-file.ts';
import * as papers from './own-papers.ts';
import {
  conditions,
  deadline,
  missed,
  next,
  received,
  speed,
  standing,
  stepsLeft,
  worry,
} from './own-progress.ts';
import * as prospects from './own-prospects.ts';
import { signerLink } from './own-signer-link.ts';
import * as terms from './own-terms.ts';
import type { OwnTopic } from './own-topics.ts';
import * as uploads from './own-uploads.ts';
import { whyAsked, whyIdentity } from './own-why.ts';

/**
 * Returns what the chatbot says about the borrower's own application: nothing that its pages don't show.
 * @returns undefined where the application has nothing to say, so that the general text applies
 */
export function ownAnswer(topic: OwnTopic, application: OwnApplication): string | undefined {
  return ANSWERS[topic](application);
}

const ANSWERS: Readonly<Record<OwnTopic, OwnAnswer>> = {
  STANDING: standing,
  NEXT: next,
  WAIT: standing,
  STEPS_LEFT: stepsLeft,
  DEADLINE: deadline,
  CONDITIONS: conditions,
  TERMS: terms.terms,
  AMOUNT: terms.amount,
  CASH: terms.cash,
  RATE: terms.rate,
  TOTAL_INTEREST: terms.totalInterest,
  PAYMENT: terms.payment,
  FIRST_PAYMENT: terms.firstPayment,
  TERM: terms.term,
  FEE: terms.fee,
  LOAN_NUMBER: file.loanNumber,
  CHANGE_OFFER: terms.changeOffer,
  CHANGE_ANSWER: file.changeAnswer,
  SIGNED: file.signed,
  SIGN_AGAIN: file.signAgain,
  SIGNERS: file.signers,
  IDENTITY: file.identity,
  INCOME: file.income,
  CREDIT: credit,
  CREDIT_CHECKS: credit,
  DISPUTE_CREDIT: disputeCredit,
  BALANCE: file.balance,
  HOME_VALUE: file.homeValue,
  DEBTS: file.debts,
  TITLE: file.title,
  INSURANCE: file.insurance,
  APPOINTMENT: file.appointment,
  CANCEL: file.cancel,
  ACCOUNT: file.account,
  AUTOPAY: costs.autopay,
  MONEY: file.funds,
  RECORDING: file.recording,
  DECISION: file.decision,
  REASONS: file.reasons,
  DATES: file.dates,
  PROFILE: file.profile,
  REAPPLY: ends.reapply,
  DECLINE_OFFER: ends.declineOffer,
  WHY_RATE: terms.whyRate,
  DRAW_ALL: terms.drawAll,
  INTEREST_ONLY: terms.interestOnly,
  TO_SIGN: file.toSign,
  MISSED: missed,
  SPEED: speed,
  WORRY: worry,
  RECEIVED: received,
  SIGNER_REFUSES: file.signerRefuses,
  WHY_ASKED: whyAsked,
  WHY_IDENTITY: whyIdentity,
  EMPLOYER_CALLED: employerCalled,
  SIGNER_LINK: signerLink,
  PAID_SO_FAR: costs.paidSoFar,
  PAPERS_WRONG: papers.papersWrong,
  READ_FIRST: papers.readFirst,
  SIGNS_FOR: papers.signsFor,
  NOTARY_PLACE: papers.notaryPlace,
  WRONG_FILE: uploads.wrongFile,
  PHOTO_TROUBLE: uploads.photoTrouble,
  NAME_DIFFERS: uploads.nameDiffers,
  MAY_CHANGE: prospects.mayChange,
  RISKS: prospects.risks,
  SITUATION_CHANGED: prospects.situationChanged,
  NOTIFIED: prospects.notified,
  ADD_BORROWER: prospects.addBorrower,
  INTEREST_START: prospects.interestStart,
  DOCUMENTS: prospects.documents,
  RATIOS: figures.ratios,
  WHY_AMOUNT: figures.whyAmount,
  COMPARE_OFFERS: figures.compareOffers,
  NOTARY_COST: costs.notaryCost,
  FLOOD: costs.flood,
  PAYEE: costs.payee,
  CONTACT: (application) =>
    `Our team handles your application together, so nobody works on it alone. To ask something of whoever reviews it, select “Talk to a person” or call us: an agent passes it on. ${standing(application)}`,
};
