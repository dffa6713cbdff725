import { organisation } from '@homeline/client/organisation.ts';
import { token } from '@homeline/client/session/token.ts';
import { logOut } from '@homeline/contract/accounts/log-in.ts';
import { organisationFilePath } from '@homeline/domain/organisations/organisation-info.ts';
import { buttonClass } from '@homeline/ui/button.tsx';
import { LiveRegion } from '@homeline/ui/feedback/live-region.tsx';
import { Toasts } from '@homeline/ui/feedback/toasts.tsx';
import { type ReactNode, Suspense } from 'react';
import { Link, NavLink } from 'react-router';
import { BASE, SIGN_IN_PATH, send } from '../session/client.ts';
import { useDisabledReason, useStaff } from '../session/staff-member.ts';
import { shellCopy } from './copy.ts';
import { sectionsOpenTo } from './sections.ts';
import './shell.css';
import { ThemeSelect } from './theme-select.tsx';

/** What a section counts beside its name, by its path. */
export type Badges = Readonly<Record<string, ReactNode>>;

type ShellProps = { readonly badges: Badges; readonly children: ReactNode };

/** The frame around every page of the console: sections, search and who is signed in. */
export function Shell({ badges, children }: ShellProps) {
  const { name, roles } = useStaff();
  const disabledReason = useDisabledReason();
  const { orgBrand, orgCode } = organisation;
  return (
    <div className="console">
      <a className="frame-skip" href="#page">
        {shellCopy.skip}
      </a>
      <header className="console-top">
        <Link className="console-logo" to="/" aria-label={`${orgBrand.name} ${shellCopy.name}`}>
          <img
            src={organisationFilePath(orgCode, orgBrand.logo.file)}
            width={orgBrand.logo.widthPx}
            height={orgBrand.logo.heightPx}
            alt=""
          />
        </Link>
        <nav className="console-nav" aria-label={shellCopy.nav}>
          {sectionsOpenTo(disabledReason).map(({ path, title }) => (
            <NavLink key={path} to={path}>
              {title}
              <Suspense>{badges[path]}</Suspense>
            </NavLink>
          ))}
        </nav>
        <div className="console-person">
          <p title={roles.map(({ title }) => title).join(', ')}>
            <strong>{name}</strong>
            <span className="console-roles">{roles.map(({ title }) => title).join(', ')}</span>
          </p>
          <ThemeSelect />
          <button type="button" className={buttonClass('quiet')} onClick={() => void signOut()}>
            {shellCopy.signOut}
          </button>
        </div>
      </header>
      <main id="page" tabIndex={-1}>
        {children}
      </main>
      <Toasts />
      <LiveRegion />
    </div>
  );
}

/** Signs out here even if the server can't be reached; the reload drops everything fetched. */
async function signOut(): Promise<void> {
  await send(logOut, {}).catch(() => undefined);
  token.forget();
  sessionStorage.clear();
  window.location.assign(BASE + SIGN_IN_PATH);
}
