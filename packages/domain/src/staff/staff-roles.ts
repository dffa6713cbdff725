import { DESKS, type Desk } from './desks.ts';

/** Roles that are not desks: they decide no review. */
const OTHER_ROLES = ['SUPPORT_AGENT', 'MANAGER', 'CREDIT_OFFICER', 'ADMINISTRATOR'] as const;

/** Every role of staff: a desk, or another role. A member may have several. */
export const STAFF_ROLES = [...DESKS, ...OTHER_ROLES] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

type RoleCopy = { readonly title: string; readonly sentence: string };

/** The title of each role, and what it does. */
export const ROLE_COPY: Readonly<Record<StaffRole, RoleCopy>> = {
  OPERATIONS: {
    title: 'Processor',
    sentence: 'Collects documents, clears conditions and repairs tasks and messages that failed.',
  },
  UNDERWRITER: { title: 'Underwriter', sentence: 'Decides credit, income, title and value referrals.' },
  FRAUD_DESK: {
    title: 'Fraud analyst',
    sentence: 'Decides identity, fraud alert, bank account and sanctions reviews.',
  },
  COMPLIANCE_OFFICER: {
    title: 'Compliance officer',
    sentence: 'Decides what the law’s automatic checks refer.',
  },
  FUNDING_OFFICER: { title: 'Funder', sentence: 'Approves funding when the automatic checks refer a loan.' },
  TITLE_AGENT: { title: 'Title agent', sentence: 'Decides the title reviews of a partner’s own work list.' },
  VALUATION_AGENT: {
    title: 'Valuation agent',
    sentence: 'Decides the valuation reviews of a partner’s own work list.',
  },
  ATTORNEY: { title: 'Closing attorney', sentence: 'Reviews a closing in states that require an attorney.' },
  SUPPORT_AGENT: {
    title: 'Support agent',
    sentence: 'Answers the chats of borrowers, signers and visitors.',
  },
  MANAGER: {
    title: 'Pipeline manager',
    sentence: 'Sees every application and work list, and decides nothing.',
  },
  CREDIT_OFFICER: {
    title: 'Credit officer',
    sentence: 'Compares and publishes rate sheets and credit policies.',
  },
  ADMINISTRATOR: { title: 'Administrator', sentence: 'Adds staff, gives them roles and takes access away.' },
};

/** A lender’s own names for roles, by role; ours for the others. */
export type RoleNames = Readonly<Record<string, string>>;

/** Returns the title of each role at a lender. */
export function roleTitles(names: RoleNames): Readonly<Record<StaffRole, string>> {
  const titles = STAFF_ROLES.map((role) => [role, names[role] ?? ROLE_COPY[role].title]);
  return Object.fromEntries(titles) as Record<StaffRole, string>;
}

/** Returns what is wrong with a lender’s own names for roles: each must be of a role, and no two roles may share one. */
export function roleNameProblems(
  names: RoleNames,
): readonly { readonly role: string; readonly problem: string }[] {
  const titles = Object.entries(roleTitles(names));
  return Object.entries(names).flatMap(([role, name]) => {
    if (!isStaffRole(role)) return { role, problem: `Is no role. Must be one of ${STAFF_ROLES.join(', ')}` };
    const same = titles.find(
      ([other, title]) => other !== role && title.toLowerCase() === name.toLowerCase(),
    );
    return same ? { role, problem: `Must differ from the name of ${same[0]}` } : [];
  });
}

/** The desks of partners: they see the reviews of their own desk and nothing else of the lender. */
export const PARTNER_DESKS = [
  'TITLE_AGENT',
  'VALUATION_AGENT',
  'ATTORNEY',
] as const satisfies readonly Desk[];
export type PartnerDesk = (typeof PARTNER_DESKS)[number];

/** The desks of the lender's own people. */
export const OWN_DESKS = DESKS.filter((desk) => !PARTNER_DESKS.some((partner) => partner === desk));

/** Returns whether a word names a role. */
export function isStaffRole(word: string): word is StaffRole {
  return STAFF_ROLES.some((role) => role === word);
}
