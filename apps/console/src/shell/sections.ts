import type { StaffAct } from '@homeline/domain/staff/staff-acts.ts';

type Section = {
  readonly path: string;
  readonly title: string;
  /** Who may not do this doesn't see the section. */
  readonly act: StaffAct;
};

/** The sections of the console, in the order of the bar. */
export const SECTIONS: readonly Section[] = [
  { path: '/work', title: 'Work list', act: 'SEE_WORK_LISTS' },
  { path: '/operations', title: 'Operations', act: 'SEE_FAILURES' },
  { path: '/insight', title: 'Insight', act: 'SEE_INSIGHT' },
  { path: '/rules', title: 'Rates and policy', act: 'SEE_RULES' },
  { path: '/staff', title: 'Staff', act: 'MANAGE_STAFF' },
];
