import type { StaffAct } from '@homeline/domain/staff/staff-acts.ts';

type Section = {
  readonly path: string;
  readonly title: string;
  /** Who may do none of these doesn't see the section. */
  readonly acts: readonly StaffAct[];
};

/** The sections of the console, in the order of the bar. */
export const SECTIONS: readonly Section[] = [
  { path: '/work', title: 'Work list', acts: ['SEE_WORK_LISTS'] },
  { path: '/operations', title: 'Operations', acts: ['SEE_FAILURES', 'VERIFY_AUDIT'] },
  { path: '/insight', title: 'Insight', acts: ['SEE_INSIGHT'] },
  { path: '/rules', title: 'Rates and policy', acts: ['SEE_RULES'] },
  { path: '/staff', title: 'Staff', acts: ['MANAGE_STAFF'] },
];
