import type { ConditionCategory } from '../facts/conditions.facts.ts';
import type { StepName } from '../workflow/steps.ts';

/** How people ask about a step that waits, besides repeating what its page says. */
export const STEP_QUESTIONS: Partial<Readonly<Record<StepName, readonly string[]>>> = {
  ON_HOLD: ['Why is it on hold?', 'It says on hold, did I do something wrong?', 'A closer look at what?'],
  OWNERSHIP_REVIEW: ['Why are you checking who owns the house?', 'The county has another owner on record'],
  TITLE_REVIEW: ['An open item on the title, what is it?', 'The title company has to clear something'],
  RECORDING_TAX_REVIEW: ['Which recording tax are you asking about?', 'Why do you call the county?'],
  UW_REVIEW: [
    'The underwriter is looking at it, how long?',
    'What does the underwriter do?',
    'Who is the underwriter?',
  ],
  WAITING_FOR_BPO: ['When does the agent come for the valuation?', 'Somebody has to see my house, when?'],
  BPO_HOLD: ['The agent couldn’t get in', 'The appraiser didn’t finish, what now?'],
  DATATREE_NO_MATCH: ['You can’t find my property', 'My address isn’t in the county records'],
  FRAUD_ALERT_REVIEW: [
    'There is a fraud alert on my credit file',
    'Why do you have to call me about a fraud alert?',
    'I put a fraud alert on my credit',
  ],
  LIEN_MISMATCH_REVIEW: ['It says my mortgages don’t match', 'You show a mortgage that I paid off'],
  DELINQUENCY_REVIEW: ['It says I have a late mortgage payment'],
  WAITING_FOR_CO_BORROWERS: ['Waiting on my co-borrower', 'What if my co-borrower never answers?'],
  PAYSTUB_REVIEW: ['You’re still looking at my pay stubs', 'How long does income review take?'],
  WAITING_FOR_EMPLOYER_VERIFICATION: [
    'Waiting on my job to answer you',
    'How long does my employer take?',
    'Did my boss answer you yet?',
    'My company is slow to verify me',
  ],
  BANK_ACCOUNT_FRAUD_REVIEW: ['Why is my bank account under review?'],
  IDENTITY_FRAUD_REVIEW: ['Why is my ID under review?', 'A person has to look at my license?'],
  SANCTIONS_REVIEW: [
    'Am I on some list?',
    'Why is a compliance officer looking at me?',
    'My name matched somebody',
  ],
  TRUST_REVIEW: ['My trust is under review', 'How long does the trust review take?'],
  PAYOFF_HOLD: [
    'Waiting on a payoff letter from my bank',
    'Payoff letter, days or weeks?',
    'My old lender is slow',
  ],
  ATTORNEY_REVIEW: ['Why is an attorney reviewing my documents?', 'The lawyer has my papers, how long?'],
  WAITING_FOR_ADDITIONAL_SIGNERS: ['What if the other owner doesn’t sign?', 'Waiting on the others to sign'],
  INSURANCE_REVIEW: ['Why are you still checking my insurance?'],
  FUNDING_DECISION: ['What is the final review before you send money?'],
  WAITING_FOR_DISBURSEMENT: ['It says the money is on its way but my bank shows nothing'],
};

/** How people ask about a condition. */
export const CONDITION_QUESTIONS: Readonly<Record<ConditionCategory, readonly string[]>> = {
  BANK_ACCOUNT_FRAUD_REVIEW: [
    'Is this bank account mine, what do I send?',
    'You want a bank statement, which one?',
  ],
  FALSE_OWNERSHIP_TYPE_REVIEW: [
    'What do I send to show who owns the house?',
    'You want the deed or the trust, why?',
  ],
  GENERIC_DOCUMENT_REQUEST: ['One more document, which?', 'I don’t know which document you mean'],
  HARD_CREDIT_INQUIRY_REVIEW: [
    'You want a letter about a credit inquiry, what should it say?',
    'How do I explain an inquiry on my credit?',
    'I need to write a letter of explanation for an inquiry',
  ],
  HELOC_MANUAL_PAYSTUB_UPLOAD: ['Which proof of income do I send?'],
  ID_VERIFICATION_FAILURE: ['My ID didn’t go through', 'You couldn’t read my ID'],
  IDENTITY_DOCUMENT_FRAUD_REVIEW: ['Why do you want a second kind of ID?', 'You need another ID from me?'],
  MISSING_PHONE_NUMBER: ['Why do you need a number to call me?'],
  PROPERTY_LEGAL_DESCRIPTION: [
    'Where do I find the legal description?',
    'What is a legal description of the house?',
    'Lot and block, where is that?',
  ],
  PROPERTY_OWNERSHIP_FRAUD_REVIEW: ['Which deed do you want?', 'Where do I get a copy of my deed?'],
  REVIEW_TRUST_REQUIREMENTS: [
    'Which pages of the trust do you want?',
    'What trust papers do I send?',
    'Do you want the whole trust?',
  ],
};
