import type { StaffAct } from '@homeline/domain/staff/staff-acts.ts';

type Section = {
  readonly path: string;
  readonly title: string;
  /** Staff without any of these rights don't see the section. */
  readonly acts: readonly StaffAct[];
};

/** The sections of the console, in the order of the bar. */
const SECTIONS: readonly Section[] = [
  { path: '/work', title: 'Work list', acts: ['SEE_PIPELINE', 'DECIDE_REVIEW'] },
  { path: '/reminders', title: 'Reminders', acts: ['WRITE_NOTE'] },
  { path: '/chats', title: 'Chats', acts: ['ANSWER_CHATS'] },
  { path: '/operations', title: 'Operations', acts: ['SEE_FAILURES', 'VERIFY_AUDIT'] },
  { path: '/insight', title: 'Insight', acts: ['SEE_INSIGHT'] },
  { path: '/feedback', title: 'Feedback', acts: ['SEE_FEEDBACK'] },
  { path: '/bad-responses', title: 'Chatbot', acts: ['SEE_BAD_RESPONSES'] },
  { path: '/rules', title: 'Rates and policy', acts: ['SEE_RULES'] },
  { path: '/staff', title: 'Staff', acts: ['MANAGE_STAFF'] },
  { path: '/originators', title: 'Loan originators', acts: ['MANAGE_ORIGINATORS'] },
  { path: '/settings', title: 'Settings', acts: ['MANAGE_SETTINGS'] },
  { path: '/flags', title: 'Flags', acts: ['MANAGE_FLAGS'] },
];

type DisabledReason = (act: StaffAct) => string | undefined;

/** Returns the sections that a person may open. */
export function sectionsOpenTo(disabledReason: DisabledReason): readonly Section[] {
  return SECTIONS.filter(({ acts }) => acts.some((act) => !disabledReason(act)));
}

/** Returns why a person may not open the section of a path; undefined when they may. */
export function sectionProblem(pathname: string, disabledReason: DisabledReason): string | undefined {
  const section = SECTIONS.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
  if (!section || sectionsOpenTo(disabledReason).includes(section)) return undefined;
  const [act] = section.acts;
  return act && disabledReason(act);
}
