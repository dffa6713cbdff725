// Proves CO-23.

import { disabledReason, type StaffAct } from '@homeline/domain/staff/staff-acts.ts';
import type { StaffRole } from '@homeline/domain/staff/staff-roles.ts';
import { expect, it } from 'vitest';
import { sectionProblem, sectionsOpenTo } from './sections.ts';

const asRole = (role: StaffRole) => (act: StaffAct) => disabledReason([role], act);
const titlesFor = (role: StaffRole) => sectionsOpenTo(asRole(role)).map(({ title }) => title);

it('starts at the work list for people who decide reviews or follow applications', () => {
  expect(titlesFor('UNDERWRITER')[0]).toBe('Work list');
  expect(titlesFor('TITLE_AGENT')).toEqual(['Work list']);
  expect(titlesFor('MANAGER')[0]).toBe('Work list');
});

it('starts at another section for staff who see no applications', () => {
  expect(titlesFor('ADMINISTRATOR')[0]).not.toBe('Work list');
  expect(titlesFor('CREDIT_OFFICER')[0]).toBe('Insight');
  expect(titlesFor('SUPPORT_AGENT')).toEqual(['Chats']);
});

it('says why somebody may not open a section whose address they typed', () => {
  expect(sectionProblem('/staff', asRole('UNDERWRITER'))).toMatch(/administrator/i);
  expect(sectionProblem('/operations/jobs', asRole('TITLE_AGENT'))).toMatch(/\w/);
  expect(sectionProblem('/work', asRole('UNDERWRITER'))).toBeUndefined();
  expect(sectionProblem('/applications/1', asRole('TITLE_AGENT'))).toBeUndefined();
});
