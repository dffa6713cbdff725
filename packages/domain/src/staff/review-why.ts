import type { StepName } from '../workflow/steps.ts';

/** Why a step waits for a person, for steps that are themselves the reason. Other reviews state the reasons of the rule that referred them. */
export const REVIEW_WHY: { readonly [N in StepName]?: string } = {
  DATATREE_NO_MATCH: 'County records have no record of this home.',
  OWNERSHIP_REVIEW: 'The owners in county records differ from what the borrower stated.',
  FRAUD_ALERT_REVIEW: 'The credit file carries an alert or a discrepancy.',
  LIEN_MISMATCH_REVIEW: 'The borrower’s answers about liens differ from the credit report or county records.',
  RECORDING_TAX_REVIEW: 'The rate sheet has no recording tax for this county or city.',
  DELINQUENCY_REVIEW: 'The credit report shows a mortgage that is or was late.',
  HARD_CREDIT_REVIEW: 'The newest credit report shows a new mortgage inquiry.',
  PAYSTUB_REVIEW: 'The borrower sent proof of income, and a person reads the amount from it.',
  WAITING_FOR_CO_BORROWER_REVIEW:
    'A co-borrower’s proof of income, or an alert on their credit file, waits for an underwriter.',
  BANK_ACCOUNT_FRAUD_REVIEW: 'The check of the bank account isn’t clear.',
  IDENTITY_FRAUD_REVIEW: 'The identity check asks for a person to look at the ID.',
  SANCTIONS_REVIEW: 'A name on this application is like one on a sanctions list.',
  BPO_HOLD: 'The broker’s opinion is missing, or its value is outside what the offer allows.',
  TITLE_REVIEW: 'The title search found something that isn’t clear.',
  TRUST_REVIEW: 'A trust holds the home.',
  PAYOFF_HOLD: 'A lien must be paid off, and its payoff isn’t confirmed yet.',
  ATTORNEY_REVIEW: 'An attorney must approve this closing.',
  SIGNDOCS_REVIEW: 'The closing documents have a problem that a person must look at.',
  DOCUMENT_REVIEW: 'The borrower answered every condition.',
};
