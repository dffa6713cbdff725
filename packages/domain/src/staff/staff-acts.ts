import { DESKS } from './desks.ts';
import {
  isStaffRole,
  OWN_DESKS,
  ROLE_COPY,
  type RoleNames,
  STAFF_ROLES,
  type StaffRole,
} from './staff-roles.ts';

type ActRights = {
  /** One of these is enough. */
  readonly roles: readonly StaffRole[];
  readonly sentence: string;
};

/** What staff may do, and with which role. Buttons, the server and the tests of every call read this table. */
export const STAFF_ACTS = {
  SEE_OWN_RIGHTS: { roles: STAFF_ROLES, sentence: 'Everyone sees their own roles and rights.' },
  SEE_WORK_LISTS: { roles: STAFF_ROLES, sentence: 'Everyone sees the reviews of their own desks.' },
  SEE_PIPELINE: {
    roles: [...OWN_DESKS, 'MANAGER'],
    sentence: 'The lender’s own desks and managers see every review and follow every application.',
  },
  CLAIM_APPLICATION: {
    roles: DESKS,
    sentence: 'Every desk may claim an application that nobody works on, and release its own.',
  },
  ASSIGN_APPLICATION: {
    roles: ['MANAGER'],
    sentence: 'Managers assign an application to somebody, or unassign it.',
  },
  SEE_FAILURES: {
    roles: ['OPERATIONS', 'MANAGER'],
    sentence: 'Processors and managers see failed tasks, unknown outcomes and refused messages.',
  },
  SEE_SYSTEM: {
    roles: ['OPERATIONS', 'MANAGER'],
    sentence: 'Processors and managers see providers, webhooks and jobs.',
  },
  SEE_REFUSED_SIGN_INS: {
    roles: ['MANAGER'],
    sentence: 'Managers see whose sign-ins were refused.',
  },
  VERIFY_AUDIT: {
    roles: ['OPERATIONS', 'COMPLIANCE_OFFICER', 'MANAGER'],
    sentence: 'Processors, compliance officers and managers verify the audit chains.',
  },
  SEE_INSIGHT: {
    roles: ['MANAGER', 'CREDIT_OFFICER', 'COMPLIANCE_OFFICER'],
    sentence: 'Managers, credit officers and compliance officers see the funnel, times and decline reasons.',
  },
  CONTROL_AVM: {
    roles: ['CREDIT_OFFICER', 'COMPLIANCE_OFFICER'],
    sentence: 'Credit officers and compliance officers test automated valuations and compare them by area.',
  },
  SEE_FEEDBACK: {
    roles: ['MANAGER', 'COMPLIANCE_OFFICER'],
    sentence: 'Managers and compliance officers read the feedback to the chief executive.',
  },
  ANSWER_CHATS: {
    roles: ['SUPPORT_AGENT', 'OPERATIONS', 'MANAGER'],
    sentence: 'Support agents, processors and managers answer chats.',
  },
  FIND_CALLER: {
    roles: ['SUPPORT_AGENT', 'OPERATIONS', 'MANAGER'],
    sentence: 'Support agents, processors and managers find a caller by two proofs.',
  },
  SUPERVISE_CHATS: {
    roles: ['MANAGER'],
    sentence: 'Managers see all chats, and hand over or end any of them.',
  },
  WRITE_CANNED_REPLIES: {
    roles: ['SUPPORT_AGENT', 'MANAGER'],
    sentence: 'Support agents and managers write the canned replies.',
  },
  SEE_BAD_RESPONSES: {
    roles: ['MANAGER', 'COMPLIANCE_OFFICER'],
    sentence: 'Managers and compliance officers read the chatbot’s bad answers and what it couldn’t answer.',
  },
  SEE_DUE_NOTICES: {
    roles: ['OPERATIONS', 'UNDERWRITER', 'COMPLIANCE_OFFICER', 'MANAGER'],
    sentence: 'Processors, underwriters, compliance officers and managers see which notices are due.',
  },
  SEE_APPLICATION: {
    roles: [...OWN_DESKS, 'MANAGER'],
    sentence: 'The lender’s own desks and managers open any application.',
  },
  REVEAL_PERSONAL_DATA: {
    roles: ['OPERATIONS', 'UNDERWRITER', 'FRAUD_DESK', 'COMPLIANCE_OFFICER', 'FUNDING_OFFICER'],
    sentence: 'The lender’s own desks reveal an encrypted value with a reason, which is recorded.',
  },
  FILE_DOCUMENT: {
    roles: OWN_DESKS,
    sentence: 'The lender’s own desks file papers: those they receive, and those that people sent.',
  },
  WRITE_NOTE: {
    roles: [...OWN_DESKS, 'MANAGER'],
    sentence: 'The lender’s own desks and managers write internal notes.',
  },
  WRITE_TO_BORROWER: {
    roles: ['OPERATIONS', 'UNDERWRITER', 'MANAGER'],
    sentence: 'Processors, underwriters and managers write to the borrower.',
  },
  SEE_DECISIONS: {
    roles: ['UNDERWRITER', 'COMPLIANCE_OFFICER', 'MANAGER'],
    sentence: 'Underwriters, compliance officers and managers read decision records.',
  },
  DECIDE_REVIEW: { roles: DESKS, sentence: 'The desk that owns a review decides it.' },
  DECIDE_CO_BORROWER: {
    roles: ['UNDERWRITER'],
    sentence: 'Underwriters clear a co-borrower’s credit alert and accept their proof of income.',
  },
  RAISE_CONDITION: {
    roles: [...DESKS, 'SUPPORT_AGENT'],
    sentence: 'Every desk and support agents may raise a condition.',
  },
  DECIDE_CONDITION: {
    roles: ['OPERATIONS'],
    sentence: 'Processors clear, return and waive conditions.',
  },
  RETURN_PROPOSAL: {
    roles: DESKS,
    sentence: 'Who may confirm a proposal may return it with a comment. Who made it may take it back.',
  },
  DECLINE_APPLICATION: {
    roles: ['OPERATIONS', 'UNDERWRITER'],
    sentence: 'Processors and underwriters decline an application outside a review.',
  },
  CONFIRM_STATED_REASON: {
    roles: ['COMPLIANCE_OFFICER'],
    sentence: 'Compliance officers confirm a reason of a decline that a colleague put in their own words.',
  },
  WITHDRAW_APPLICATION: {
    roles: ['OPERATIONS'],
    sentence: 'Processors withdraw an application for a borrower who asked for it.',
  },
  RECORD_MAILED_DISCLOSURES: {
    roles: ['OPERATIONS', 'COMPLIANCE_OFFICER'],
    sentence:
      'Processors and compliance officers record that important terms and brochure were mailed to a client whom an originator handed over.',
  },
  RECORD_RESCISSION: {
    roles: ['OPERATIONS', 'FUNDING_OFFICER', 'COMPLIANCE_OFFICER'],
    sentence:
      'Processors, funding officers and compliance officers record a rescission that came outside the pages, and its settlement.',
  },
  HOLD_APPLICATION: {
    roles: OWN_DESKS,
    sentence: 'The lender’s own desks put an application on hold. Processors let it go on.',
  },
  SEE_RECORDS: {
    roles: ['OPERATIONS', 'COMPLIANCE_OFFICER', 'MANAGER'],
    sentence:
      'Processors, compliance officers and managers see how long records are kept and what was deleted.',
  },
  PLACE_LEGAL_HOLD: {
    roles: ['COMPLIANCE_OFFICER'],
    sentence: 'Compliance officers keep an application’s records past their term.',
  },
  RELEASE_LEGAL_HOLD: {
    roles: ['COMPLIANCE_OFFICER'],
    sentence: 'Compliance officers release a legal hold.',
  },
  DELETE_RECORDS: {
    roles: ['COMPLIANCE_OFFICER'],
    sentence:
      'Compliance officers delete records that are due before the job does, and release them from a provider that keeps failing.',
  },
  REOPEN_APPLICATION: {
    roles: ['OPERATIONS'],
    sentence: 'Processors reopen an application that was withdrawn.',
  },
  REPEAT_HARD_PULL: {
    roles: ['OPERATIONS'],
    sentence: 'Processors have a hard pull made again that the bureau failed twice.',
  },
  CORRECT_ANSWER: {
    roles: ['OPERATIONS'],
    sentence: 'Processors correct a borrower’s answer for them, with the reason.',
  },
  RESET_SECOND_FACTOR: {
    roles: ['OPERATIONS', 'FRAUD_DESK'],
    sentence: 'Processors and fraud analysts turn off an authenticator app that a borrower lost.',
  },
  MANAGE_SIGNERS: {
    roles: ['OPERATIONS'],
    sentence: 'Processors clear a signer’s identity and take a signer off an application.',
  },
  REPAIR_TASKS: {
    roles: ['OPERATIONS'],
    sentence: 'Processors run failed tasks and send refused messages again.',
  },
  RESOLVE_OUTCOME: {
    roles: ['OPERATIONS'],
    sentence: 'Processors resolve a provider request with an unknown outcome.',
  },
  SEE_RULES: {
    roles: ['UNDERWRITER', 'CREDIT_OFFICER', 'MANAGER'],
    sentence: 'Underwriters, credit officers and managers read and compare rules.',
  },
  PUBLISH_RULES: {
    roles: ['UNDERWRITER', 'CREDIT_OFFICER'],
    sentence: 'Underwriters and credit officers draft, propose, confirm and withdraw rules.',
  },
  MANAGE_STAFF: {
    roles: ['ADMINISTRATOR'],
    sentence: 'Administrators add and remove staff and change their roles.',
  },
  MANAGE_ORIGINATORS: {
    roles: ['ADMINISTRATOR'],
    sentence: 'Administrators add and retire loan originators.',
  },
  MANAGE_SETTINGS: {
    roles: ['ADMINISTRATOR'],
    sentence:
      'Administrators change hours, holidays, emails and whether decisions take two people, and confirm a colleague’s change.',
  },
  MANAGE_FLAGS: {
    roles: ['ADMINISTRATOR'],
    sentence: 'Administrators change flags, run experiments and schedule maintenance.',
  },
} as const satisfies Record<string, ActRights>;
export type StaffAct = keyof typeof STAFF_ACTS;

/** The application's data that rights depend on. */
export type ActedOn = {
  readonly kind: string;
  /** The desk that decides the current review. */
  readonly owner?: string | undefined;
  /** The act waits for a second person, and the same person proposed it. */
  readonly isOwnProposal?: boolean;
};

/**
 * Returns why staff with these roles may not do something; undefined when they may.
 * @param application absent for an act without an application, or one that is allowed in any state of it
 * @param names the lender's own names of roles
 */
export function disabledReason(
  roles: readonly string[],
  act: StaffAct,
  application?: ActedOn,
  names: RoleNames = {},
): string | undefined {
  const { roles: allowed }: ActRights = STAFF_ACTS[act];
  if (!allowed.some((role) => roles.includes(role)))
    return `Only these roles can do this: ${titlesOf(allowed, names)}.`;
  if (!application) return undefined;
  const { kind, owner, isOwnProposal } = application;
  if (act === 'DECIDE_REVIEW') {
    if (kind !== 'REVIEW' || owner === undefined) return 'This application isn’t waiting for a review.';
    if (!roles.includes(owner)) return `Only this role can decide this review: ${titlesOf([owner], names)}.`;
  }
  if (kind === 'TERMINAL' && ENDS_WITH_APPLICATION.includes(act)) return 'This application has ended.';
  return isOwnProposal ? 'You proposed this. Another person must confirm it.' : undefined;
}

/** Acts that a finished application no longer takes. */
const ENDS_WITH_APPLICATION: readonly StaffAct[] = [
  'RAISE_CONDITION',
  'DECLINE_APPLICATION',
  'WITHDRAW_APPLICATION',
  'HOLD_APPLICATION',
  'CORRECT_ANSWER',
  'REPEAT_HARD_PULL',
];

function titlesOf(roles: readonly string[], names: RoleNames): string {
  const ours = (role: string) => (isStaffRole(role) ? ROLE_COPY[role].title : role).toLowerCase();
  return roles.map((role) => names[role] ?? ours(role)).join(', ');
}
