// Proves CB-02.

import { describe, expect, it } from 'vitest';
import { ownTopicOf } from './own-questions.ts';
import type { OwnTopic } from './own-topics.ts';

const ASKED: readonly (readonly [string, OwnTopic])[] = [
  ['how much am i approved for', 'AMOUNT'],
  ['what is the highest line I could take', 'AMOUNT'],
  ['whats my loan number', 'LOAN_NUMBER'],
  ['file number?', 'LOAN_NUMBER'],
  ['How much will I pay each month', 'PAYMENT'],
  ['whats my paymnt', 'PAYMENT'],
  ['monthly?', 'PAYMENT'],
  ['When is the first payment due?', 'FIRST_PAYMENT'],
  ['what rate did I end up with', 'RATE'],
  ['How much interest is that in total for me', 'TOTAL_INTEREST'],
  ['How much cash do I actually receive', 'CASH'],
  ['can i still change the amount', 'CHANGE_OFFER'],
  ['Is it too late to take a longer term? I want another one', 'CHANGE_OFFER'],
  ['can I correct my employer', 'CHANGE_ANSWER'],
  ['I want to switch the bank account', 'ACCOUNT'],
  ['why do u need my signature again', 'SIGN_AGAIN'],
  ['did my co-borrower sign yet', 'SIGNERS'],
  ['Has my license been accepted?', 'IDENTITY'],
  ['did my employer confirm my job', 'INCOME'],
  ['is my insurance ok', 'INSURANCE'],
  ['have you pulled my credit already', 'CREDIT'],
  ['what value did you use for my home', 'HOME_VALUE'],
  ['which loans get paid off with my line', 'DEBTS'],
  ['when is my notary appointment', 'APPOINTMENT'],
  ['until when can I cancel', 'CANCEL'],
  ['where is my money', 'MONEY'],
  ['have you sent the wire', 'MONEY'],
  ['Was I approved?', 'DECISION'],
  ['why was I denied', 'REASONS'],
  ['What documents do you still need from me?', 'CONDITIONS'],
  ['who has my file', 'WAIT'],
  ['how many steps are left', 'STEPS_LEFT'],
  ['what is my deadline', 'DEADLINE'],
  ['how much money lands in my account after fees', 'CASH'],
  ['I changed my mind how do i cancel this loan', 'CANCEL'],
  ['can I appeal or apply again', 'REAPPLY'],
  ['what happens if I say no to the new offer', 'DECLINE_OFFER'],
  ['why is my rate so high', 'WHY_RATE'],
  ['do i have to take the whole amount', 'DRAW_ALL'],
  ['is this interest only', 'INTEREST_ONLY'],
  ['what am I signing today', 'TO_SIGN'],
  ['how many paystubs', 'CONDITIONS'],
  ['why isnt the money here yet', 'MONEY'],
  ['There is a typo in my address on the agreement', 'PAPERS_WRONG'],
  ['the contract says my birthday is wrong', 'PAPERS_WRONG'],
  ['I want my attorney to look it over', 'READ_FIRST'],
  ['can I get a copy of the documents', 'READ_FIRST'],
  ['could i sign for my wife', 'SIGNS_FOR'],
  ['I would rather meet the notary in person', 'NOTARY_PLACE'],
  ['I attached the wrong statement', 'WRONG_FILE'],
  ['my photo keeps failing', 'PHOTO_TROUBLE'],
  ['my passport has my old last name', 'NAME_DIFFERS'],
  ['do I owe a fee if I cancel', 'CANCEL'],
  ['why does a person have to review my documents', 'WHY_ASKED'],
  ['is my rate still the same', 'RATE'],
  ['what is my apr and the fee in the papers', 'TERMS'],
  ['can you raise it back to where it was', 'CHANGE_OFFER'],
  ['I received less than my line', 'CASH'],
  ['into which account', 'ACCOUNT'],
  ['does your decline lower my score', 'CREDIT'],
  ['will applying affect my fico', 'CREDIT'],
  ['the collection on my credit report is not mine', 'DISPUTE_CREDIT'],
  ['will you refund my fees', 'PAID_SO_FAR'],
  ['why do you want my passport', 'WHY_IDENTITY'],
  ['my state id is out of date, is a passport fine', 'IDENTITY'],
  ['is it safe to upload my license', 'WHY_IDENTITY'],
  ['are you going to contact my employer', 'EMPLOYER_CALLED'],
  ['my wife never got the link', 'SIGNER_LINK'],
  ['how much time do I have before you close my file', 'DEADLINE'],
  ['can a human look at my application again', 'REAPPLY'],
  ['why was my line cut', 'REASONS'],
  ['does my wife’s credit count', 'SIGNERS'],
  ['can my notary be on facetime', 'NOTARY_PLACE'],
  ['do I have the money by Tuesday', 'MONEY'],
];

const GENERAL = [
  'What are your rates?',
  'How much can people usually borrow?',
  'Do you charge an application fee?',
  'What is a HELOC?',
  'How do I link my bank?',
  'What happens if I miss a payment?',
  'Can I use the money for a car?',
  'Does my credit score matter?',
  'Why is the APR different from the interest rate?',
  'Do I have to be home for the appraisal?',
  'Can I just take a picture of the paystub with my phone?',
  'My notary hung up on me, now what',
];

describe('a question of a person with an application', () => {
  it.each(ASKED)('“%s” is about their own application: %s', (question, topic) => {
    expect(ownTopicOf(question)).toBe(topic);
  });

  it.each(GENERAL)('“%s” is about lending in general', (question) => {
    expect(ownTopicOf(question)).toBeUndefined();
  });
});
