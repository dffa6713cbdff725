import type { EmploymentType } from '@homeline/domain/facts/applicant.ts';
import type { Occupancy } from '@homeline/domain/facts/home.ts';

const OCCUPANCIES: readonly { value: Occupancy; label: string; detail: string }[] = [
  { value: 'PRIMARY', label: 'I live there', detail: 'It’s my main home' },
  { value: 'SECOND_HOME', label: 'Second home', detail: 'I stay there part of the year' },
  { value: 'INVESTMENT', label: 'Investment', detail: 'I rent it out' },
];

const EMPLOYMENTS: readonly { value: EmploymentType; label: string }[] = [
  { value: 'FULL_TIME', label: 'Employed full time' },
  { value: 'PART_TIME', label: 'Employed part time' },
  { value: 'SELF_EMPLOYED', label: 'Self-employed' },
  { value: 'RETIRED', label: 'Retired' },
  { value: 'SEPARATE_MAINTENANCE_PAYMENTS', label: 'Alimony or separate maintenance' },
  { value: 'UNEMPLOYED', label: 'Not employed' },
];

/** Copy for each step of the registration. */
const REGISTRATION = {
  'property-info': {
    heading: 'What’s the address of your home?',
    why: 'We’ll look up its value and who owns it. Checking won’t affect your credit score.',
    occupancy: 'How you use it',
    occupancies: OCCUPANCIES,
  },
  'sale-status': {
    heading: 'Is your home for sale, or was it in the last 60 days?',
    why: 'A line of credit stays with the home, so we ask before you go any further.',
    listedForSale: 'Listed for sale',
    choices: [
      { value: false, label: 'No' },
      { value: true, label: 'Yes' },
    ],
  },
  'income-info': {
    heading: 'What’s your income?',
    why: 'Your income helps set how much you can borrow. You’ll verify it later by linking an account or sending documents.',
  },
  name: {
    heading: 'What’s your name?',
    why: 'Enter it as it appears on your ID. We’ll use it on your documents.',
    firstName: 'First name',
    middleName: 'Middle name',
    lastName: 'Last name',
    suffix: 'Suffix',
    membershipNumber: 'Membership number',
    membershipHint:
      'For your membership with the partner who sent you. You need it to get a member discount, and we may ask the partner to confirm it.',
  },
  birthdate: {
    heading: 'When were you born?',
    why: 'It helps the credit bureau find the right file, and the law requires us to check it.',
    dob: 'Date of birth',
    hint: 'For example, 09 24 1975',
  },
  'contact-info': {
    heading: 'How can we reach you?',
    why: 'We’ll only contact you about your application.',
  },
  'login-info': {
    heading: 'Choose a password',
    why: 'With an account you can leave and come back. We’ll save every answer.',
    password: 'Password',
    hint: 'At least 12 characters. A sentence is easier to remember than symbols.',
    action: 'Create account',
    exists: {
      title: 'You already have an account',
      text: 'There’s already an account with this email address. Sign in to continue or apply again.',
      action: 'Sign in',
    },
    change: 'Change it',
    /** Around the links to the lender's terms and policy. */
    agree: {
      before: (lender: string) => `By continuing you agree to ${lender}’s`,
      terms: 'terms of use',
      between: 'and have read the',
      privacy: 'privacy policy',
      after: 'This does not affect your credit.',
    },
  },
} as const;

/** Copy for the registration. The pages around it have theirs in deferred-copy.ts. */
export const accountsCopy = {
  registration: REGISTRATION,
  /** The progress list. */
  progress: {
    groups: {
      PROPERTY: 'Property Info',
      INCOME: 'Income Info',
      PERSON: 'Personal Info',
      CONTACT: 'Contact Info',
      LOGIN: 'Login Info',
    },
    names: {
      'property-info': 'Address',
      'sale-status': 'Sale Status',
      name: 'Name',
      birthdate: 'Birthdate',
    },
  },
  contact: {
    email: 'Email address',
    emailHint: 'Applied before? Use the same email to continue.',
    phone: 'Mobile phone',
    texts: 'Text messages',
  },
  income: {
    employmentType: 'Where your income comes from',
    employments: EMPLOYMENTS,
    employerName: 'Employer',
    monthsReceived: 'Months you’ve received it so far',
    monthsRemaining: 'Months left to receive it',
    monthsRemainingHint: 'Check your agreement or court order.',
    monthlyGross: 'Monthly income before taxes',
    /** The second sentence is the notice of 12 CFR 1002.5(d)(2), as in the model forms of Appendix B. */
    monthlyGrossHint:
      'Add up all your income. Alimony, child support, or separate maintenance income need not be revealed if you do not wish to have it considered as a basis for repaying this obligation.',
  },
} as const;
