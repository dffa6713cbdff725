import type { IncomeMethod, IncomeUpload, LinkedMethod } from './income-methods.ts';

type UploadWords = {
  readonly heading: string;
  readonly documents: string;
  readonly hint: string;
  readonly needed: (count: number) => string;
  readonly action: string;
};

/** Copy for each way to verify income. */
const WAYS: Record<IncomeMethod, { label: string; detail: string }> = {
  payroll: { label: 'Link my payroll', detail: 'Usually under a minute, with no paperwork' },
  deposits: {
    label: 'Link the bank account I’m paid into',
    detail: 'Sign in to the bank where your income is deposited',
  },
  taxes: { label: 'Use my tax returns', detail: 'Best if you’re self-employed' },
  contracts: { label: 'Use my 1099 forms', detail: 'For contract or freelance work' },
  'payroll-records': {
    label: 'Look me up at my payroll company',
    detail: 'Choose this if you can’t sign in to your payroll. You’ll name your employer instead',
  },
  accounts: {
    label: 'Link my retirement or investment accounts',
    detail: 'Sign in where you keep your accounts',
  },
  paystubs: {
    label: 'Upload documents',
    detail: 'Pay stubs, tax returns or letters. An underwriter reviews them, usually within 1 business day',
  },
  employer: { label: 'Have us contact my employer', detail: 'Usually takes 1 to 3 business days' },
};

/** Copy for each kind of document that shows income, by its address under income/upload. */
const UPLOADS: Record<IncomeUpload, UploadWords> = {
  paystubs: {
    heading: 'Upload your latest pay stubs',
    documents: 'Pay stubs',
    hint: 'PDF or photo from the last 30 days. They must show your name, your employer and your year-to-date pay.',
    needed: (count) => (count === 1 ? 'Send your latest pay stub.' : `Send ${count} pay stubs.`),
    action: 'Send pay stubs',
  },
  'tax-returns': {
    heading: 'Upload your last two tax returns',
    documents: 'Tax returns',
    hint: 'PDF or photo of every page, with all schedules. A profit and loss statement for this year helps too.',
    needed: (count) => (count === 1 ? 'Send your tax returns.' : `Send ${count} documents.`),
    action: 'Send tax returns',
  },
  'benefit-letters': {
    heading: 'Upload your benefit letters',
    documents: 'Benefit letters or statements',
    hint: 'PDF or photo of your Social Security award letter, or of your latest pension or retirement statement. They must show your name and the monthly amount.',
    needed: (count) => (count === 1 ? 'Send your latest letter or statement.' : `Send ${count} documents.`),
    action: 'Send letters',
  },
  'support-orders': {
    heading: 'Upload your agreement or court order',
    documents: 'Agreement and proof of payment',
    hint: 'PDF or photo of the agreement or court order, and of bank statements that show the last six payments.',
    needed: (count) => (count === 1 ? 'Send your agreement or court order.' : `Send ${count} documents.`),
    action: 'Send documents',
  },
};

/** Copy for opening a provider's page, for each way to verify income that has one. */
const LINKS: Record<LinkedMethod, { heading: string; needs: string; action: string }> = {
  payroll: {
    heading: 'Link your payroll',
    needs: 'Your employer’s name and your payroll sign-in',
    action: 'Link payroll',
  },
  deposits: {
    heading: 'Link the bank account you’re paid into',
    needs: 'Your online banking sign-in',
    action: 'Link bank account',
  },
  taxes: {
    heading: 'Link your tax records',
    needs: 'Your last two tax returns, or your sign-in where you filed them',
    action: 'Link tax records',
  },
  contracts: {
    heading: 'Link your 1099 forms',
    needs: 'Your sign-in where you keep your 1099 forms',
    action: 'Link 1099 forms',
  },
  'payroll-records': {
    heading: 'Find your payroll records',
    needs: 'The names of your employer and its payroll company',
    action: 'Find payroll records',
  },
  accounts: {
    heading: 'Link your retirement or investment accounts',
    needs: 'Your sign-in where you keep your accounts',
    action: 'Link accounts',
  },
};

const CHOOSE_ANOTHER_WAY = 'Choose another way';

/** Copy for the income pages. */
export const incomeCopy = {
  ways: WAYS,
  review: {
    heading: 'How would you like to verify your income?',
    why: (monthly?: string) =>
      monthly
        ? `You told us you earn ${monthly} a month before taxes. We’ll compare that with your records. This is read-only: nothing changes at your employer or bank.`
        : 'We’ll compare it with what you told us. This is read-only: nothing changes at your employer or bank.',
    way: 'Choose one way',
    quickest: (label: string) => `${label} (quickest)`,
  },
  link: {
    pages: LINKS,
    why: 'You’ll do this on our provider’s secure page, then come right back here.',
    facts: {
      needs: 'You’ll need',
      receives: ['We’ll receive', 'Your income and who pays it'],
      neverSees: ['We never see', 'Your password'],
    },
    another: CHOOSE_ANOTHER_WAY,
    returned: {
      heading: 'Linking your income',
      why: 'Welcome back. We’re getting the information you agreed to share.',
    },
    alerts: {
      CANCELLED: {
        title: 'Nothing was linked',
        text: 'You left before you finished. Try again, or choose another way.',
      },
      LINK_FAILED: {
        title: 'We couldn’t link your income',
        text: 'Our provider couldn’t connect. Try again, or choose another way. You can always upload documents.',
      },
    },
  },
  upload: {
    why: 'An underwriter compares them with the income you told us about, usually within 1 business day.',
    types: UPLOADS,
    another: CHOOSE_ANOTHER_WAY,
  },
  employer: {
    heading: 'Who can confirm your income at work?',
    why: 'We only ask whether you work there and what you earn. We don’t say what the money is for.',
    fields: {
      employer: 'Employer',
      name: 'Contact person or department',
      nameHint: 'For example, human resources or payroll',
      phone: 'Contact’s phone number',
    },
    another: CHOOSE_ANOTHER_WAY,
  },
  failed: {
    heading: 'Verify your income another way',
    why: (until?: string) =>
      `The connection failed, or the account showed no income in your name. Your offer hasn’t changed.${
        until ? ` You have until ${until} to verify your income another way.` : ''
      }`,
    action: CHOOSE_ANOTHER_WAY,
    waysTitle: 'Ways to verify your income',
    ways: [
      { label: 'Link your payroll', value: 'Under a minute' },
      { label: 'Link the bank account you’re paid into', value: 'Under a minute' },
      { label: 'Upload documents', value: '1 business day' },
      { label: 'Ask your employer', value: '1 to 3 business days' },
    ],
    noneFits: 'If none of these work for you, call us at',
  },
} as const;
