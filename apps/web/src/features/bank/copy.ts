const ANOTHER_ACCOUNT = 'We need a different account';

/** Copy for the bank and autopay pages. */
export const bankCopy = {
  /** A bank that the provider doesn't name. */
  unnamed: 'Your bank',
  disburse: {
    heading: 'Where should we send your money?',
    why: 'We’ll send it to an account in your name after your line opens and your time to cancel has passed.',
    approved: {
      title: (line: string) => `You’re approved for ${line}.`,
      text: (rate: string, years: number, payment: string) =>
        `We approved your credit and income for a line at ${rate} over ${years} years, ${payment} a month. Before you sign we still check your ID, your home’s title and insurance, and that nothing has changed.`,
      insurer: 'What to send your insurer',
    },
    how: 'Choose one way',
    ways: {
      LINK: {
        label: 'Link my bank account',
        detail: 'Takes about a minute, with no numbers to type. We never see your password',
      },
      MANUAL: {
        label: 'Enter my account numbers',
        detail: 'You’ll need your routing number and account number',
      },
    },
    /** Where the bank ended the sign-in of an account that was linked. */
    again: {
      label: (bank: string) => `Sign in again at ${bank}`,
      detail: 'Takes about a minute, and your account stays the same. We never see your password',
    },
    /** Where an account may also be typed at the provider. */
    linkOrDeposit:
      'Takes about a minute. Bank not listed, or you’d rather not sign in? Type the numbers there, and a $0.01 deposit proves the account in 1–2 business days',
    alerts: {
      FAILED: {
        title: 'The code was wrong three times',
        text: 'For your safety, that deposit can’t prove the account any more. Link your account by signing in at your bank, start again with a new deposit, or enter your account numbers.',
      },
      EXPIRED: {
        title: 'The deposit wasn’t confirmed in time',
        text: 'It can’t prove the account any more. Link your account by signing in at your bank, start again with a new deposit, or enter your account numbers.',
      },
      CANCELLED: {
        title: 'No account was linked',
        text: 'You left before you finished. Try again, or enter your account numbers.',
      },
      LINK_FAILED: {
        title: 'We couldn’t link your bank',
        text: 'Your bank didn’t respond. Try again, or enter your account numbers.',
      },
      needsAnother: {
        title: ANOTHER_ACCOUNT,
        text: 'The account you gave us can’t receive your money. Please use a checking or savings account in your name.',
      },
      signInAgain: {
        title: (bank: string) => `${bank} needs you to sign in again`,
        text: (mask: string) =>
          `We couldn’t check that the account ending in ${mask} is in your name, because your sign-in at your bank has ended. Sign in again to go on. Nothing else is needed.`,
      },
    },
    crypto: {
      title: 'We pay in U.S. dollars, to a bank account',
      text: 'Your money can’t go to a wallet. You repay in dollars too, whatever your digital assets are worth.',
    },
    returned: {
      heading: 'Linking your account',
      why: 'Welcome back. We’re getting the account you chose from your bank.',
      another: 'Choose another way',
    },
  },
  /** A typed account is proved by the code beside a small deposit. */
  deposit: {
    sent: {
      heading: 'A small deposit is on its way',
      why: (mask: string) =>
        `$0.01 arrives in your account ending in ${mask} within 1–2 business days. It proves that the account is open and that you can see it.`,
      action: 'Continue my application',
    },
    code: {
      heading: 'Enter the code of your small deposit',
      why: (mask: string) =>
        `We sent $0.01 to your account ending in ${mask}. Once you enter the code beside it, we check that the account is in your name.`,
      action: 'Enter the code',
    },
    todo: 'What you do',
    steps: [
      'In 1–2 business days, look in your bank’s app or statement for a deposit of $0.01. Its name starts with # and three letters, and ends with ACCTVERIFY.',
      'Come back here and enter the three letters. We’ll email you a reminder.',
      'You have three tries. No money is sent to the account before the code is right.',
    ],
    haveCode: 'I have the code',
    another: 'Use another account',
    notEntered: {
      title: 'The code isn’t confirmed yet',
      text: 'Nothing is lost. Enter it when you see the deposit in your account.',
    },
    returned: {
      heading: 'Checking the code',
      why: 'Welcome back. We’re asking whether the code was right.',
      back: 'Go back',
    },
  },
  /** A bank's own sign-in page sent the borrower back. */
  oauth: {
    heading: 'Finish linking your bank',
    why: 'Your bank sent you back, but this browser doesn’t know which application you came from. Open your application and link your bank again.',
    action: 'Go to your applications',
  },
  manual: {
    heading: 'Which account should receive your money?',
    why: 'You’ll find both numbers at the bottom of your checks and in your bank’s app.',
    fields: {
      bankName: 'Bank name',
      routingNumber: 'Routing number',
      accountNumber: 'Account number',
      accountNumberAgain: 'Confirm account number',
    },
    hints: { routingNumber: 'Nine digits', accountNumber: '4 to 17 digits' },
    needsAnother: {
      title: ANOTHER_ACCOUNT,
      text: 'The account you gave us can’t receive your money. Please check the numbers, or use another account in your name.',
    },
    link: 'Link my bank account instead',
  },
  confirm: {
    heading: 'Is this the right account?',
    why: 'Next, we’ll check that it’s open and in your name. We’ll send your money there.',
    bank: 'Bank',
    account: 'Account',
    action: 'Yes, use this account',
    another: 'Use another account',
  },
  autopay: {
    heading: 'Set up autopay',
    why: (discount?: string) =>
      discount
        ? `Autopay lowers your rate by ${discount} for as long as you use it. It’s optional: your approval doesn’t depend on it.`
        : 'Autopay is optional. Your approval and your price don’t depend on it.',
    payType: 'How would you like to pay?',
    choices: {
      AUTOPAY: {
        label: 'Autopay',
        detail: (account?: string, discount?: string) =>
          `We’ll take each monthly payment from ${account ?? 'your account'}. You can stop at any time${discount ? `. Your rate then goes up by ${discount}` : ''}`,
      },
      MANUAL: {
        label: 'Pay manually',
        detail: (monthly?: string, more?: string) =>
          monthly
            ? `You’ll make a ${monthly} payment each month${more ? `, ${more} more than with autopay` : ''}`
            : 'You’ll make a payment each month',
      },
    },
    comparison: 'Compare your payments',
    rest: 'The rest of your terms stays the same.',
    authorization: 'Authorization',
    account: (bank: string, account: string) => `${bank}, account ${account}`,
    /** Names the account in the authorization while none is known. */
    anyAccount: 'my account',
  },
} as const;
