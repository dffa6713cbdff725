import type { WrittenDocumentType } from '@homeline/domain/documents/written-documents.ts';

/** An item that the law or the kind of a paper requires, with words of the sample paper that only it has. */
type Item = readonly [item: string, words: string];

/** What each paper must say, item by item. */
export const REQUIRED_ITEMS: { readonly [Type in WrittenDocumentType]?: readonly Item[] } = {
  // What the person applied for, to confirm before they submit (12 CFR 1002.2(f)).
  APPLICATION_SUMMARY: [
    ['whose application', 'Social Security number or ITIN Ending in 6789'],
    ['the line applied for', 'Credit limit $75,000'],
    ['stated income', 'Gross monthly income, as stated $9,500.00'],
    ['the home and its liens', 'First Lakes Bank $187,500.00 Stays'],
    ['the confirmation', 'you confirm that this summary is true and complete as far as you know'],
  ],
  ADDITIONAL_MORTGAGE_DISCLOSURES: [
    ['12 CFR 1002.9(b)(1) equal credit', 'The federal Equal Credit Opportunity Act prohibits creditors'],
    ['12 CFR 1002.14(a)(2) valuation copies', 'We will promptly give you a copy of any appraisal'],
    ['31 CFR 1020.220(a)(5) identification', 'information that identifies each person who opens an account'],
    ['12 USC 1701x(c)(5) counseling', 'call (855) 411-2372 or (800) 569-4287'],
    ['12 CFR 1024.33(a) servicing', 'We may assign, sell or transfer the plan or its servicing'],
  ],
  // 12 CFR 1002.9(b)(1) and appendix C, form C-9.
  ECOA_NOTICE: [
    ['1002.9(b)(1) the agency', 'Federal Trade Commission, Equal Credit Opportunity, Washington, DC 20580'],
    ['form C-9 copy of the appraisal', 'even if your loan does not close'],
    ['form C-9 one’s own appraisal', 'You can pay for an additional appraisal for your own use'],
  ],
  // 12 CFR 1002.14(a)(1).
  VALUATION_REPORT: [
    ['the value', 'Value of your home $420,000'],
    ['how it was made', 'Automated valuation model (AVM)'],
    ['1002.14(a)(3) free of charge', 'This copy is free and yours to keep'],
  ],
  // 12 CFR 1024.20(a)(1).
  HOUSING_COUNSELOR_LIST: [
    ['approved agencies', 'approved by the U.S. Department of Housing and Urban Development (HUD)'],
    ['an agency with its address and phone', '1 High Street, Columbus, OH 43215 Phone 614-555-0100'],
    ['languages and services', 'Languages English, Spanish Services Pre-purchase counseling'],
    ['where to find others', 'www.consumerfinance.gov/find-a-housing-counselor'],
  ],
  // 15 USC 1681g(g)(1)(A) to (C), and 12 CFR 1022.74(d)(1)(ii).
  CREDIT_SCORE_DISCLOSURE: [
    ['the score', 'Your credit score 762'],
    ['the range', 'Scores range from a low of 300 to a high of 850'],
    ['the key factors', 'Too few accounts paid as agreed'],
    ['the date', 'Date February 18, 2026'],
    ['who provided it', 'Experian, P.O. Box 2002, Allen, TX 75013, (888) 397-3742'],
    ['the comparison', 'ranks higher than 64 percent of U.S. consumers'],
  ],
  // 12 CFR 1016.6 and appendix A.
  PRIVACY_NOTICE: [
    [
      '1016.6(a)(1) what is collected',
      'Social Security number and income; account balances and payment history',
    ],
    ['(a)(3) with whom it is shared', 'For nonaffiliates to market to you No We don’t share'],
    ['appendix A, revision date', 'Rev. November 2026'],
  ],
  // 12 CFR 1002.9(a)(2), (b); 15 USC 1681m(a).
  ADVERSE_ACTION_NOTICE: [
    ['1002.9(a)(2) the action', 'we are unable to open the line that you asked for'],
    ['(b)(2) the principal reasons', 'Your monthly obligations are too high for your income'],
    ['1681m(a)(3) the agency', 'P.O. Box 2002, Allen, TX 75013 Phone (888) 397-3742'],
    ['1681m(a)(3)(B) the agency didn’t decide', 'The reporting agency played no part in our decision'],
    ['1681m(a)(4)(A) a free copy', 'no later than 60 days after you receive this notice'],
    ['1681m(a)(4)(B) the dispute', 'the right to dispute the matter with the reporting agency'],
    ['1681m(a)(2) the score', 'Score 762 Date February 18, 2026 Range 300 to 850'],
  ],
  // Tex. Const. art. XVI, 50(a)(6)(Q)(ix), 50(h).
  TEXAS_FMV_ACKNOWLEDGMENT: [
    ['the value on the day', 'its fair market value on March 4, 2026'],
    ['50(h)(1) the written valuation', 'The value is estimated in the written valuation attached below'],
    [
      '50(h)(2) no knowledge that it is wrong',
      'No one who signs knows that the value stated in it is incorrect',
    ],
    ['the lender signs too', 'For Northgate Home Credit, Inc.'],
  ],
  // Tex. Const. art. XVI, 50(a)(6).
  TEXAS_HOME_EQUITY_AFFIDAVIT: [
    ['(A) voluntary lien', 'created voluntarily under a written agreement: section 50(a)(6)(A)'],
    ['(B) 80 percent', 'not more than 80 percent of its fair market value: (B)'],
    ['(M)(i) twelve days', 'at least 12 days before this day: (M)(i)'],
    ['(M)(ii) final fees', 'at least one business day before this day: (M)(ii)'],
    ['(N) the office', 'at the office of the lender, an attorney at law or a title company: (N)'],
    [
      '(Q)(v) copies',
      'a copy of the final application and of all documents that we signed at closing: (Q)(v)',
    ],
    ['(Q)(viii) right to rescind', 'notice of the right to rescind within three days: (Q)(viii)'],
  ],
  SECURITY_INSTRUMENT: [
    ['the parties', 'Grantor María José Álvarez-O’Neill; Daniel O’Neill'],
    ['the legal description', 'Lot 8 of Elm Court Subdivision, Plat Book 41, Page 12'],
    ['the maximum principal', 'up to a maximum principal of $75,000.00 at any one time'],
    ['future advances', 'Future advances are secured as if made on its date'],
    ['12 CFR 1007.103(d) the NMLS number', 'NMLS No. 118822'],
  ],
  SIGNATURE_NAME_AFFIDAVIT: [
    ['the same person', 'I am one and the same person as the one named in any of these ways'],
    ['sworn before a notary', 'Sworn before a notary'],
  ],
  OCCUPANCY_AFFIDAVIT: [
    ['the statement', 'I live in the property as my principal residence'],
    ['18 USC 1014', '18 U.S.C. 1014'],
  ],
  // 12 CFR 1026.40(d), in its order.
  HELOC_EARLY_DISCLOSURE: [
    ['1026.40(d)(1) keep a copy', 'You should keep a copy of this disclosure'],
    ['(d)(2)(i) time limit for the terms', 'you must submit your application by April 1, 2026'],
    [
      '(d)(2)(i) which terms may change',
      'the annual percentage rate, the credit limit, the length of the plan',
    ],
    ['(d)(2)(ii) refund of fees if a term changes', 'you may receive a refund of all fees'],
    ['(d)(3) security interest', 'We will take a security interest in your home.'],
    ['(d)(3) loss of the home', 'You could lose your home if you do not meet the obligations'],
    [
      '(d)(4)(i) ending the plan',
      'we may end the plan, require you to pay the whole balance in a single payment',
    ],
    ['(d)(4)(i) no more draws, lower limit', 'refuse further draws; lower the credit limit'],
    ['(d)(4)(ii) asking for the conditions', 'Ask us, and we will tell you the conditions.'],
    ['(d)(4)(iii) the conditions', 'you commit fraud or make a material misrepresentation'],
    ['(d)(5)(i) draw and repayment period', 'The draw period is 5 years from the day the plan opens.'],
    ['(d)(5)(ii) how the minimum payment is determined', 'The minimum payment is the sum, over your draws,'],
    ['(d)(5)(iii) example of $10,000', 'Example: a balance of $10,000 at a recent ANNUAL PERCENTAGE RATE'],
    ['(d)(6) recent annual percentage rate', 'ANNUAL PERCENTAGE RATE: 8.40%, fixed.'],
    ['(d)(6) costs other than interest', 'It does not include costs other than interest.'],
    ['(d)(7) fees of the creditor', 'an origination fee of 2.99% of the credit limit, $2,242.50,'],
    ['(d)(8) fees of others', 'together come to between $0.00 and $480.00.'],
    ['(d)(8) itemization on request', 'we will give you an itemization in good faith'],
    ['(d)(9) negative amortization', 'This is negative amortization: it increases what you owe'],
    ['(d)(10) limits on draws', 'Each later draw is at least $500.00.'],
    ['(d)(10) minimum balance', 'no minimum balance that you must keep outstanding'],
    ['(d)(11) tax adviser', 'Consult a tax adviser about whether the interest'],
  ],
  // 12 CFR 1026.6(a), 1026.9(c)(1) and 1026.40(f).
  HELOC_AGREEMENT: [
    [
      '1026.6(a)(1)(i) when finance charges begin',
      'interest accrues on each draw from the day on which we send its money',
    ],
    ['(a)(1)(i) grace period', 'There is no grace period'],
    ['(a)(1)(ii) periodic rate', 'Periodic rate: 0.022998% a day'],
    ['(a)(1)(ii) range of balances', 'whatever the balance'],
    [
      '(a)(1)(ii) annual percentage rate',
      'It corresponds to an ANNUAL PERCENTAGE RATE of 8.40%, and is fixed',
    ],
    ['(a)(1)(iii) method of the balance', 'We take the principal at the beginning of each day, add any draw'],
    ['(a)(1)(iv) amount of the finance charge', 'the daily balance times the annual rate, divided by 365.25'],
    [
      '(a)(1)(iv) finance charge that isn’t from a rate',
      'The origination fee, listed below, is also a finance charge.',
    ],
    ['(a)(2) other charges', 'Recording fee The county or state The initial draw $150.00'],
    [
      '(a)(2) charges that there aren’t',
      'There is no annual fee, no fee for a draw, no late charge, no charge for a returned payment',
    ],
    [
      '(a)(3)(i) conditions for ending the plan',
      'you commit fraud or make a material misrepresentation in connection with the plan;',
    ],
    ['(a)(3)(i) costs of ending it', 'charge the costs of doing so'],
    ['(a)(3)(i) conditions for stopping draws', 'the value of the property falls significantly below'],
    ['(a)(3)(i) conditions for changed terms', 'We may change the terms only as the agreement says'],
    ['(a)(3)(ii) draw period', 'The draw period is 5 years from the day the plan opens.'],
    ['(a)(3)(ii) repayment period', 'The repayment period is the 10 years that follow.'],
    [
      '(a)(3)(ii) minimum payment in both',
      'Payments are due monthly, in the draw period and after it. The minimum payment is the sum',
    ],
    [
      '(a)(3)(iii) negative amortization',
      'This is negative amortization: it increases what you owe and reduces your equity in the home.',
    ],
    ['(a)(3)(iv) smallest draw', 'Each later draw is at least $500.00.'],
    ['(a)(3)(iv) number of draws', 'There is no limit to the number of draws, and no minimum balance'],
    ['(a)(3)(v) tax adviser', 'Consult a tax adviser'],
    [
      '(a)(3)(vi) costs other than interest',
      'The ANNUAL PERCENTAGE RATE does not include costs other than interest.',
    ],
    ['(a)(4) security interest', 'We acquire a security interest in your home at 18 Elm Court'],
    ['(a)(5) billing rights', 'We must hear from you no later than 60 days after we sent you the first bill'],
    ['(a)(5) our duties about a bill', 'We must acknowledge your letter within 30 days'],
    ['(a)(5) no collection meanwhile', 'we cannot try to collect any amount you question'],
    ['(a)(5) the first $50', 'we cannot collect the first $50 of the questioned amount'],
    ['1026.9(c)(1)(i) notice of a change', 'at least 15 days before it takes effect'],
    [
      '1026.9(c)(1)(iii) notice of stopped draws',
      'we tell you in writing within three business days, with the reasons',
    ],
    ['1026.9(c)(1)(iii) restoring draws', 'once the reason is gone and you ask for it'],
    ['1026.40(f)(3)(i) no change alone', 'with your written consent'],
    [
      '12 CFR 1005.10(e)(1) no condition of automatic payment',
      'A payment by automatic transfer is never a condition of this plan.',
    ],
  ],
  // 15 USC 7001(c)(1)(B) and (C).
  ESIGN_CONSENT: [
    ['(B)(i)(I) right to paper', 'You may receive any record on paper.'],
    [
      '(B)(i)(II) right to withdraw, its consequences',
      'You may withdraw this consent at any time, at no cost',
    ],
    [
      '(B)(ii) which records',
      'the disclosures, notices, agreements and other records of this application and of the plan',
    ],
    ['(B)(iii) how to withdraw', 'by writing to help@northgate.example or to 400 Market Street'],
    ['(B)(iii) how to update how to reach you', 'Tell us of a new email address or phone number'],
    ['(B)(iv) copy on paper and its fee', 'A paper copy costs nothing.'],
    ['(C)(i) hardware and software', 'A program that opens PDF files'],
    ['(C)(ii) how access is shown', 'type the code that it shows, which confirms this consent'],
    ['(D) changed needs', 'we will tell you and ask for your consent again'],
  ],
  // 15 USC 1681b(a)(2).
  CREDIT_AUTHORIZATION: [
    ['written instruction', 'to obtain my consumer reports from one or more consumer reporting agencies'],
    ['effect on the score', 'it may lower my score'],
    ['how it is accepted', 'where they agree to the full credit check'],
  ],
  // Texas Constitution, article XVI, section 50(g): its words, of which three stand for all.
  TEXAS_12_DAY_NOTICE: [
    ['(M)', 'THE LOAN MAY NOT CLOSE BEFORE 12 DAYS AFTER YOU SUBMIT A LOAN APPLICATION TO THE LENDER'],
    ['(Q)(8)', 'YOU MAY, WITHIN 3 DAYS AFTER CLOSING, RESCIND THE LOAN WITHOUT PENALTY OR CHARGE'],
    ['(R)(7)', 'THE LENDER MAY NOT UNILATERALLY AMEND THE TERMS OF THE LINE OF CREDIT.'],
    [
      'who confirms receipt',
      'Every other owner and each owner’s spouse receives it in their own application',
    ],
  ],
  // 12 CFR 1026.40(d)(2)(ii), (g) and (h).
  RIGHTNOTTOCLOSE: [
    ['no obligation', 'You do not have to open this line.'],
    ['(g) refund if a term changed', 'we refund all fees that you paid in connection with your application'],
    [
      '(h) three business days',
      'within three business days after you received our early disclosure and brochure',
    ],
  ],
  // 12 CFR 1026.15(b).
  NOTICE_OF_RIGHT_TO_CANCEL: [
    ['(b)(1) security interest', 'you have agreed to give us a mortgage on your home'],
    [
      '(b)(2) right to cancel',
      'You have a legal right under federal law to cancel the account, without cost',
    ],
    ['(b)(3) how to cancel, with a form', 'you may use this notice by dating and signing below'],
    ['(b)(3) address', 'in writing, at Northgate Home Credit, Inc., 400 Market Street'],
    ['(b)(4) effects', 'Within 20 days of receiving your notice, we must take the necessary steps'],
    ['(b)(5) when it ends', 'midnight of Saturday, March 7, 2026'],
  ],
  // 12 CFR 1005.10(b) to (e).
  AUTOPAY_AUTHORIZATION: [
    ['(b) what is authorized', 'to collect my monthly payment by electronic transfer from this account'],
    ['(b) copy', 'You receive a copy of this authorization.'],
    ['(c) stopping a transfer', 'at least three business days before the transfer'],
    ['(d) varying amounts', 'we tell you the amount and the date at least 10 days ahead'],
    ['(e)(1) no condition', 'Credit does not depend on this authorization'],
  ],
  CLOSING_SUMMARY: [
    ['fees, itemized', 'Origination fee Us The initial draw $2,242.50'],
    ['the draw', 'Credit limit and initial draw $75,000'],
    ['cash to the borrower', 'Cash to you $72,607.50'],
  ],
  PAYOFF_AUTHORIZATION: [
    ['direction to pay', 'may pay it from the first draw and ask for the release of its lien'],
  ],
  // IRS Form 4506-C (October 2022); 26 USC 6103(c); 26 CFR 301.6103(c)-1(b).
  FORM_4506_C: [
    ['line 1a name', 'Line 1a. Name on the tax return María José Álvarez-O’Neill'],
    ['line 1b number, masked', 'Line 1b. Social Security number or ITIN Ending in 6789.'],
    ['line 3 address', 'Line 3. Current address 18 Elm Court, Dublin, OH 43016'],
    ['line 4 earlier address', 'Tell us before you sign if your last return has another one'],
    ['line 5a participant', 'Line 5a. IVES participant Lakeside Transcripts, LLC, 5 Pier Road'],
    ['line 5a IDs', 'Participant ID 300117 Mailbox LAKESOR01'],
    [
      'line 5d client',
      'Line 5d. Client Northgate Home Credit, Inc., 400 Market Street, Columbus, OH 43215, (800) 555-0142',
    ],
    ['line 6 one tax form', 'Line 6. Tax form 1040'],
    ['line 6a kind', 'Return transcript'],
    ['line 8 years', 'Line 8. Tax years ended 12/31/2025 and 12/31/2024'],
    ['purpose', 'only to verify your income for this application'],
    [
      '6103(c) no other use',
      'The law allows no other use, and no disclosure to others, without your express permission',
    ],
    ['complete before signing', 'Sign only if every line that applies is complete.'],
    ['120 days', 'within 120 days of your signature'],
    ['attestation', 'I have read this declaration, and that I have the authority to sign Form 4506-C'],
    ['signature', 'María José Álvarez-O’Neill, borrower Date'],
  ],
  // California Financial Code, section 22337.
  STATEMENTOFLOAN: [
    ['(a) lender', 'Lender Northgate Home Credit, Inc., 400 Market Street'],
    ['(a) license', 'License NMLS No. 118822.'],
    ['(a) broker', 'Broker Main Street Mortgage, by Olive Ortega, NMLS No. 445566'],
    ['(a) date', 'Date March 4, 2026'],
    ['(a) amount', 'Amount A credit limit of $75,000.00'],
    ['(a) maturity', 'Maturity March 4, 2041'],
    ['(a) when repayable', 'first due on April 4, 2026'],
    ['(a) how repayable', 'Payments are due monthly'],
    ['(a) security', 'Security A Deed of Trust on your home at 9 Olive Street, Fresno, CA 93701'],
    ['(a) annual percentage rate', 'ANNUAL PERCENTAGE RATE 8.40%, fixed'],
    ['(b) who acted as a broker', 'By signing I state that Main Street Mortgage acted as a broker'],
    ['(b) what the broker is paid', 'Northgate Home Credit, Inc. pays $750.00 for it'],
    ['(b) signature', 'María José Álvarez-O’Neill, borrower'],
  ],
  COMPLIANCE_AGREEMENT: [
    ['clerical errors alone', 'It is about clerical errors and omissions'],
    ['what the borrower does', 'you sign a corrected copy within 30 days after we ask you in writing'],
    ['who pays', 'We prepare it and pay its costs.'],
    [
      'no other terms: 12 CFR 1026.40(f)(3)',
      'It never raises the rate, a fee, a payment or the credit limit',
    ],
    [
      'no ground to end the plan: 1026.40(f)(2)',
      'is no reason for us to end the plan, stop draws or charge you',
    ],
    ['no blanks: Texas 50(a)(6)(Q)(iii)', 'You sign no document with blanks'],
    ['right to cancel', 'A correction shortens no right to cancel.'],
    ['signature', 'María José Álvarez-O’Neill, borrower'],
  ],
  // California Civil Code, section 2955.5.
  HAZARD_INSURANCE_NOTICE: [
    ['coverage', 'Fire and the other hazards of a standard homeowners policy'],
    ['amount', '$262,500, or the full cost to rebuild your home if that is less'],
    ['loss payee', 'Mortgagee clause Northgate Home Credit, Inc. ISAOA/ATIMA, 400 Market Street'],
    ['what the clause does', 'The mortgagee clause makes us a loss payee'],
    ['no required insurer', 'You choose the insurer and the agent.'],
    ['no part in the decision', 'We require no particular insurer, agent or broker'],
    ['2955.5(a)', 'in an amount that exceeds the replacement value of the improvements on the property'],
    ['2955.5(b) before the agreement', 'you received this notice before you signed the agreement'],
    ['if it ends', 'buy insurance for our interest in it'],
  ],
  FLOOD_HAZARD_NOTICE: [
    ['42 USC 4104a: special flood hazard area', 'an area with special flood hazards, zone AE'],
    ['purchase of insurance', 'Federal law does not let us open the line unless you buy flood insurance'],
    ['disaster relief', 'Federal disaster relief assistance'],
  ],
  // 12 CFR 1002.9(c)(2).
  NOTICE_OF_INCOMPLETENESS: [
    ['what is missing', 'Your most recent pay stub'],
    ['by when', 'Please send it by March 20, 2026.'],
    ['what follows', 'we cannot give your application further consideration'],
  ],
};
