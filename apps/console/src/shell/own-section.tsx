import { Navigate, Outlet, useLocation } from 'react-router';
import { useDisabledReason, useOwnDesks } from '../session/staff-member.ts';
import { shellCopy } from './copy.ts';
import { Page } from './page.tsx';
import { sectionProblem, sectionsOpenTo } from './sections.ts';

/** Shows a page to a person whose roles include its section, and tells anyone else why not. */
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

/** Redirects to the person's own desk, or to the first section that their roles include. */
export function RedirectToStart() {
  const [section] = sectionsOpenTo(useDisabledReason());
  const [desk] = useOwnDesks();
  if (!section) return null;
  return <Navigate to={section.path === '/work' && desk ? `/work?waitsFor=${desk}` : section.path} replace />;
}
