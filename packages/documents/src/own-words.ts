/** What own words must still say: the law, a pattern that finds it, and what to write, for the lender. */
type Must = readonly [law: string, says: RegExp, write: string];

export type OwnParagraph = { readonly text: string; readonly must?: readonly Must[] };

/**
 * The paragraphs that a lender may word itself, by document and id, in the product's words. Left out are the words that a law or a model form
 * prescribes, and figures. `{name}` stands for what varies.
 */
export const OWN_WORDS = {
  APPLICATION_SUMMARY: {
    checkAnswers: {
      text: 'These are your answers and the offer you chose. Tell us right away if anything is wrong.',
    },
  },
  HELOC_EARLY_DISCLOSURE: {
    keepCopy: {
      text: 'You should keep a copy of this disclosure for your records.',
      must: [['12 CFR 1026.40(d)(1)', /keep a copy/i, '“keep a copy”']],
    },
  },
  CREDIT_AUTHORIZATION: {
    confirmations: {
      text: 'I authorize my employers, banks, insurers and mortgage servicers to confirm to {lender} the income, accounts, coverage and balances that I stated or linked. This authorization ends when the application is closed, or with the plan. A copy is as valid as the original.',
    },
  },
  CLOSING_SUMMARY: {
    compare: {
      text: 'Compare these amounts with the offer that you accepted. Ask us about anything that differs, and do not sign until it is explained.',
    },
  },
  RIGHTNOTTOCLOSE: {
    notObliged: {
      text: 'Having applied, or having received these documents, does not oblige you to sign them. Until you sign you owe us nothing for the line.',
    },
    howToStop: {
      text: 'Close this package without signing and tell us in your account, at {phone} or at {email}. We then withdraw your application. If the line is secured by your principal home you can also cancel after signing, as the notice of right to cancel says.',
      must: [['12 CFR 1026.15(b)', /cancel after signing/i, 'that one can “cancel after signing”']],
    },
  },
  HAZARD_INSURANCE_NOTICE: {
    lossPayee: {
      text: 'The mortgagee clause makes us a loss payee: after a loss, the insurer pays us with you, and the money repairs your home or repays the line.',
    },
    ifItEnds: {
      text: 'Tell us at {phone} if your policy ends or changes. If your home isn’t insured, we may, after telling you in writing, buy insurance for our interest in it. Its cost joins your debt as the security instrument says. It can cost more than your own policy and doesn’t cover your belongings.',
      must: [['the security instrument', /in writing/i, 'that you tell the borrower “in writing” first']],
    },
  },
  HELOC_AGREEMENT: {
    laterDraws: { text: 'You ask for a later draw by phone or in writing.' },
    payments: {
      text: 'We apply a payment first to interest, then to principal. You may pay more, or all of it, at any time without a charge.',
      must: [
        [
          'Texas Constitution, article XVI, section 50(a)(6)(G)',
          /at any time without (a )?(penalty or )?charge/i,
          'that one may pay more “at any time without a charge”',
        ],
      ],
    },
    changeNotice: {
      text: 'We send you a change of terms in writing at least 15 days before it takes effect, or by that day if you agreed to it. A change that only lowers a charge needs no notice ahead.',
      must: [
        [
          '12 CFR 1026.9(c)(1)(i)',
          /in writing at least 15 days before/i,
          '“in writing at least 15 days before”',
        ],
      ],
    },
    stoppedDraws: {
      text: 'If we stop draws or lower the limit we tell you in writing within three business days, with the reasons, and restore them once the reason is gone and you ask for it. You have any time to cure a default that the law gives you.',
      must: [
        [
          '12 CFR 1026.9(c)(1)(iii)',
          /in writing within three business days/i,
          '“in writing within three business days”',
        ],
        ['12 CFR 1026.9(c)(1)(iii)', /with the reasons/i, '“with the reasons”'],
        ['comment 40(f)(3)(vi)-4', /restore/i, 'when you “restore” draws'],
      ],
    },
    beforeSigning: {
      text: 'By signing you agree to these terms and confirm that you received a copy. Do not sign if there are blanks to be filled in.',
      must: [
        ['12 CFR 1026.6', /received a copy/i, 'that the borrower “received a copy”'],
        ['Texas Constitution, article XVI, section 50(a)(6)(Q)(iii)', /blanks/i, 'what to do about “blanks”'],
      ],
    },
  },
  AUTOPAY_AUTHORIZATION: {
    changedAmount: {
      text: 'If a transfer will differ from the one before, we tell you the amount and the date at least 10 days ahead.',
      must: [['12 CFR 1005.10(d)(1)', /at least 10 days/i, '“at least 10 days”']],
    },
    howToStop: {
      text: 'You may stop a transfer, or end this authorization, in your account, at {phone} or by writing to {address}, at least three business days before the transfer. You may also tell your bank. The bank may ask for your written confirmation within 14 days.',
      must: [
        [
          '12 CFR 1005.10(c)(1)',
          /at least three business days before/i,
          '“at least three business days before”',
        ],
      ],
    },
    yourChoice: {
      text: 'Credit does not depend on this authorization; you may always pay another way. You receive a copy of this authorization.',
      must: [
        [
          '12 CFR 1005.10(e)(1)',
          /does not depend on this authorization/i,
          'that credit “does not depend on this authorization”',
        ],
        ['12 CFR 1005.10(b)', /receive a copy/i, 'that the borrower will “receive a copy”'],
      ],
    },
  },
  PAYOFF_AUTHORIZATION: {
    otherAmount: {
      text: 'A payoff statement may show another amount, because interest accrues until the creditor is paid. I keep paying each creditor as agreed until it is paid off.',
    },
  },
  COMPLIANCE_AGREEMENT: {
    agreement: {
      text: 'If a closing document has a clerical error, or is lost, you sign a corrected copy within 30 days after we ask you in writing. We tell you what was wrong and why. We prepare it and pay its costs.',
      must: [['12 CFR 1026.40(f)(3)', /clerical error/i, 'that it is about a “clerical error” alone']],
    },
  },
  NOTICE_OF_INCOMPLETENESS: {
    howToSend: {
      text: 'Upload it in your account, or reach us at {phone}, {email} or {address}. Please do not send Social Security or account numbers by email.',
    },
  },
} as const satisfies { readonly [type: string]: { readonly [id: string]: OwnParagraph } };

/** What every paragraph may be filled in with. */
export const PLACEHOLDERS = ['lender', 'product', 'phone', 'email', 'address'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

export const PLACEHOLDER = /\{([^{}]*)\}/g;
