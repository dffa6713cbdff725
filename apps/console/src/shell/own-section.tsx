import { Navigate, Outlet, useLocation } from 'react-router';
import { useDisabledReason } from '../session/staff-member.ts';
import { shellCopy } from './copy.ts';
import { Page } from './page.tsx';
import { sectionProblem, sectionsOpenTo } from './sections.ts';

/** Shows a page to somebody whose roles include its section, and tells anyone else why not. */
export function OwnSection() {
  const { pathname } = useLocation();
  const problem = sectionProblem(pathname, useDisabledReason());
  if (!problem) return <Outlet />;
  return (
    <Page heading={shellCopy.notYours.heading}>
      <p>{problem}</p>
    </Page>
  );
}

/** Leads to the first section that somebody's roles include. */
export function RedirectToFirstSection() {
  const [first] = sectionsOpenTo(useDisabledReason());
  return first ? <Navigate to={first.path} replace /> : null;
}
