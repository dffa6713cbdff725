import type { Language } from '../../../language/language.ts';
import type { OwnApplication } from '../own-application.ts';
import type { OwnTopic } from '../own-topics.ts';
import * as changes from './changes.ts';
import { credit } from './credit.ts';
import { reapply } from './ends.ts';
import * as file from './file.ts';
import * as home from './home.ts';
import * as money from './money.ts';
import * as notary from './notary.ts';
import * as offers from './offers.ts';
import type { SpanishOwnAnswer } from './own-words.ts';
import * as progress from './progress.ts';
import { papersWrong, readFirst } from './reading.ts';
import * as signing from './signing.ts';
import * as terms from './terms.ts';
import { totalInterest } from './total-interest.ts';
import * as uploads from './uploads.ts';
import { whyAsked } from './why.ts';

const ANSWERS = {
  STANDING: progress.standing,
  NEXT: progress.next,
  WAIT: progress.standing,
  STEPS_LEFT: progress.stepsLeft,
  DEADLINE: progress.deadline,
  SPEED: progress.speed,
  CONTACT: progress.contact,
  SIGNED: progress.signed,
  CONDITIONS: file.conditions,
  RECEIVED: file.received,
  TERMS: terms.terms,
  AMOUNT: terms.amount,
  CASH: terms.cash,
  RATE: terms.rate,
  WHY_RATE: terms.whyRate,
  TOTAL_INTEREST: totalInterest,
  PAYMENT: terms.payment,
  FIRST_PAYMENT: terms.firstPayment,
  TERM: terms.term,
  FEE: terms.fee,
  CHANGE_OFFER: offers.changeOffer,
  DECLINE_OFFER: offers.declineOffer,
  MAY_CHANGE: offers.mayChange,
  WHY_AMOUNT: offers.whyAmount,
  REASONS: offers.reasons,
  DECISION: offers.decision,
  REAPPLY: reapply,
  LOAN_NUMBER: file.loanNumber,
  IDENTITY: file.identity,
  WHY_IDENTITY: file.whyIdentity,
  INCOME: file.income,
  HOME_VALUE: file.homeValue,
  INSURANCE: file.insurance,
  DOCUMENTS: file.documents,
  CREDIT: credit,
  CREDIT_CHECKS: credit,
  SIGNERS: signing.signers,
  SIGNER_LINK: signing.signerLink,
  SIGNER_REFUSES: signing.signerRefuses,
  TO_SIGN: signing.toSign,
  APPOINTMENT: notary.appointment,
  NOTARY_PLACE: notary.notaryPlace,
  NOTARY_COST: notary.notaryCost,
  MONEY: money.funds,
  BALANCE: money.balance,
  ACCOUNT: money.account,
  AUTOPAY: money.autopay,
  CANCEL: money.cancel,
  PAID_SO_FAR: money.paidSoFar,
  CHANGE_ANSWER: changes.changeAnswer,
  EMPLOYER_CALLED: changes.employerCalled,
  ADD_BORROWER: changes.addBorrower,
  NOTIFIED: changes.notified,
  WRONG_FILE: uploads.wrongFile,
  PHOTO_TROUBLE: uploads.photoTrouble,
  NAME_DIFFERS: uploads.nameDiffers,
  DEBTS: home.debts,
  TITLE: home.title,
  RECORDING: home.recording,
  FLOOD: home.flood,
  DRAW_ALL: home.drawAll,
  INTEREST_START: home.interestStart,
  WHY_ASKED: whyAsked,
  PAPERS_WRONG: papersWrong,
  READ_FIRST: readFirst,
} as const satisfies Partial<Record<OwnTopic, SpanishOwnAnswer>>;

/** What is asked in Spanish of one's own application; how others sign is part of an answer in English. */
export type SpanishTopic = keyof typeof ANSWERS | 'HOW_OTHERS_SIGN';

const OF_OTHERS = { HOW_OTHERS_SIGN: signing.howOthersSign };
const ALL: Partial<Readonly<Record<OwnTopic | SpanishTopic, SpanishOwnAnswer>>> = {
  ...ANSWERS,
  ...OF_OTHERS,
};

/**
 * Returns what the chatbot says in Spanish about the borrower's own application, from the facts of the English answer.
 * @param page the language of the page, whose words name its buttons
 * @returns undefined where the topic has no Spanish words, or the application has nothing to say
 */
export function spanishOwnAnswer(
  topic: OwnTopic | SpanishTopic,
  application: OwnApplication,
  page: Language,
): string | undefined {
  return ALL[topic]?.(application, page);
}
