/** What a wait says: what is happening as a heading, what it is for, and what one can do meanwhile. */
export type WaitWords = {
  readonly heading: string;
  readonly why: string;
  readonly meanwhile?: string;
  /** How long it usually takes once one sees it, where the table tells of more than one case. */
  readonly usual?: string;
  /** Who acts, where a name says more than the owner of the step. */
  readonly who?: string;
};

/** What one can do at any wait that is not over in a moment. */
export const MEANWHILE_LATER =
  'You can close this page. We will write to you when something is needed or decided, and you will come back to this place.';

/** Every wait and every review, by the step. A test holds that none is missing. */
export const WAIT_WORDS: Readonly<Record<string, WaitWords>> = {
  WAITING_FOR_PROPERTY_DATA: {
    heading: 'Looking up your home',
    why: 'We are reading the county’s records of your address.',
  },
  DATATREE_NO_MATCH: {
    heading: 'We are searching the records by hand',
    why: 'The county’s records did not answer for your address, so a person is looking for it.',
  },
  OWNERSHIP_REVIEW: {
    heading: 'We are checking who owns the home',
    why: 'A person is comparing the county’s records with what you told us.',
  },
  WAITING_FOR_SOFT_CREDIT: {
    heading: 'Checking your credit',
    why: 'This is a soft check: it does not affect your score and other lenders do not see it.',
  },
  FRAUD_ALERT_REVIEW: {
    heading: 'We will call you',
    why: 'Your credit file asks lenders to make sure that it is you who applies. A person will call the number you gave.',
    meanwhile: 'Please answer your phone. Nothing else is needed from you.',
  },
  WAITING_FOR_AVM_DATA: {
    heading: 'Estimating the value of your home',
    why: 'The value decides how much you can borrow. There is no visit and no cost.',
  },
  LIEN_MISMATCH_REVIEW: {
    heading: 'We are looking into your mortgages',
    why: 'An underwriter compares what you told us of your mortgages with their papers and with what is on record.',
    meanwhile:
      'If you have a release or a statement of that loan, send it to us. You can close this page and come back at any time.',
  },
  WAITING_FOR_PREQUAL_TITLE: {
    heading: 'Checking the title of your home',
    why: 'We make sure that nothing on record stands in the way of a line of credit.',
  },
  WAITING_FOR_INITIAL_OFFERS: {
    heading: 'Working out your offers',
    why: 'We are pricing every term that fits your home, your credit and your income.',
  },
  DELINQUENCY_REVIEW: {
    heading: 'An underwriter is reading your application',
    why: 'Your credit file shows a late mortgage payment. A person decides what it means for your application.',
    meanwhile:
      'If the payment was made or the report is wrong, send us what shows it. You can close this page and come back at any time.',
  },
  UW_REVIEW: {
    heading: 'An underwriter is reading your application',
    why: 'Some things are better decided by a person. Nothing is needed from you unless we write.',
  },
  WAITING_FOR_DISCLOSURES: {
    heading: 'Preparing your documents',
    why: 'We are writing the summary of your application and the disclosures that belong to it.',
  },
  HARD_CREDIT_PULL: {
    heading: 'Reading your credit report',
    why: 'This is the full credit inquiry that you agreed to. It happens once.',
  },
  HARD_CREDIT_REVIEW: {
    heading: 'An underwriter is comparing your credit reports',
    why: 'Something changed between the first check and the full report.',
  },
  WAITING_FOR_INCOME_DATA: {
    heading: 'Confirming your income',
    why: 'Your payroll or bank is sending us what you allowed it to send.',
  },
  PAYSTUB_REVIEW: {
    heading: 'An underwriter is reading your paystubs',
    why: 'We compare them with the income that you stated.',
  },
  WAITING_FOR_EMPLOYER_VERIFICATION: {
    heading: 'Waiting for your employer',
    why: 'We asked the person you named to confirm that you work there.',
    meanwhile: 'You can tell them to expect us. You can close this page and come back at any time.',
  },
  WAITING_FOR_FINAL_DECISION: {
    heading: 'Making the final decision',
    why: 'Your income is confirmed and we are applying it to your offer.',
  },
  WAITING_FOR_BANK_VERIFICATION: {
    heading: 'Checking your bank account',
    why: 'We make sure that the account is open and that it is yours.',
  },
  BANK_ACCOUNT_FRAUD_REVIEW: {
    heading: 'We are looking into your bank account',
    why: 'The bank could not confirm that the account is yours, so a person is checking it.',
  },
  WAITING_FOR_ID_VERIFICATION: {
    heading: 'Checking your ID',
    why: 'We make sure that the document is genuine and that it is yours.',
  },
  IDENTITY_FRAUD_REVIEW: {
    heading: 'A person is checking your ID',
    why: 'The automatic check did not come to an answer.',
  },
  SANCTIONS_REVIEW: {
    heading: 'A compliance officer is reading your application',
    why: 'The law asks us to compare every name with public lists. Names are often alike.',
  },
  WAITING_FOR_BPO: {
    heading: 'Waiting for the valuation of your home',
    why: 'A local agent looks at your home and tells us its value.',
    meanwhile: 'The agent will call to agree on a time. You can close this page and come back at any time.',
  },
  BPO_HOLD: {
    heading: 'The valuation could not be finished',
    why: 'We are finding out what the agent needs, or asking another one.',
    meanwhile:
      'Please keep your phone near: the agent may call to agree on another time. You can close this page and come back at any time.',
  },
  BPO_EVALUATION: {
    heading: 'Reading the valuation of your home',
    why: 'We compare it with the value that your offer rests on.',
  },
  WAITING_FOR_FINAL_TITLE: {
    heading: 'Searching the title of your home',
    why: 'The title agent makes sure that the line of credit can be recorded.',
  },
  TITLE_REVIEW: {
    heading: 'The title agent is clearing an open point',
    why: 'Something on record needs to be settled before you can sign.',
  },
  TRUST_REVIEW: {
    heading: 'May the trust pledge the home?',
    why: 'A trust is the owner on record, so a person reads its papers before you sign.',
  },
  PAYOFF_HOLD: {
    heading: 'Waiting for a payoff letter',
    why: 'Your other lender tells us the exact amount that pays off its loan.',
    meanwhile:
      'A recent statement of that loan, with its payoff phone number, helps: call us if you have one. You can close this page and come back at any time.',
  },
  WAITING_FOR_FLOOD_CERT: {
    heading: 'Looking up the flood zone of your home',
    why: 'The law asks us to know it before you sign.',
    usual: 'seconds',
  },
  DOCUMENT_REVIEW: {
    heading: 'We are reading your documents',
    why: 'A person checks that nothing is missing.',
  },
  COMPLIANCE_REVIEW: {
    heading: 'The last check before you sign',
    why: 'We make sure that every disclosure and every limit of the law is kept.',
    usual: '1 business day',
  },
  ATTORNEY_REVIEW: {
    heading: 'An attorney is reviewing your documents',
    why: 'Your state asks for one before you sign.',
  },
  CLOSING_DISCLOSURE_GENERATION: {
    heading: 'Preparing your closing documents',
    why: 'Every figure is final now. You will read them before you sign.',
  },
  WAITING_FOR_CLOSING_DATE: {
    heading: 'You can sign soon',
    why: 'The law of your state sets the earliest day on which you may sign.',
  },
  SIGNDOCS_REVIEW: {
    heading: 'We are mending your documents',
    why: 'Something in them was not right. You will sign the corrected ones.',
  },
  WAITING_FOR_ADDITIONAL_SIGNERS: {
    heading: 'Waiting for the other signers',
    why: 'Everyone who owns the home signs as well. We wrote to each of them.',
    meanwhile: 'You can remind them. You can close this page and come back at any time.',
  },
  NOTARY_DOCUMENT_GENERATION: {
    heading: 'Preparing the documents for the notary',
    why: 'The deed is made out with your name as it stands on your ID.',
  },
  DEED_REVIEW: {
    heading: 'Checking the notarized deed',
    why: 'We make sure that the county will accept it.',
    usual: '1 business day',
  },
  INSURANCE_REVIEW: {
    heading: 'Checking your insurance',
    why: 'We make sure that the policy covers your home for as long as the line is open.',
    usual: '1 business day',
  },
  RESCISSION: {
    heading: 'You have three business days to change your mind',
    why: 'Federal law gives you this time after you sign. After it the money is sent.',
  },
  FUNDING_DECISION: {
    heading: 'The last look before the money is sent',
    why: 'We make sure that everything is in place.',
    usual: '1 business day',
  },
  FUNDABLE: { heading: 'Sending your money', why: 'Your line is open and the payment is on its way out.' },
  WAITING_FOR_DISBURSEMENT: {
    heading: 'Your money is on its way',
    why: 'The bank confirms when it has arrived in your account.',
  },
  RECORDING: {
    heading: 'Recording your line with the county',
    why: 'Your money has been sent. The county is putting the deed on record.',
  },
};

/** Who acts, in words. */
export const OWNER_WORDS: Readonly<Record<string, string>> = {
  SYSTEM: 'Our system',
  OPERATIONS: 'Our operations team',
  UNDERWRITER: 'An underwriter',
  FRAUD_DESK: 'Our fraud desk',
  COMPLIANCE_OFFICER: 'A compliance officer',
  FUNDING_OFFICER: 'A funding officer',
  TITLE_AGENT: 'The title agent',
  VALUATION_AGENT: 'A local valuation agent',
  ATTORNEY: 'An attorney',
  EMPLOYER: 'Your employer',
  BANK: 'The bank',
  COUNTY_RECORDER: 'The county recorder',
  ADDITIONAL_SIGNER: 'The other signers',
  BORROWER: 'You',
};
