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
import { useNavigation } from './use-navigation.ts';

/** A section's extra content in the navigation, by path: a count beside its name, or links instead. */
export type NavigationParts = Readonly<
  Record<string, { readonly badge?: ReactNode; readonly below?: ReactNode }>
>;

type ShellProps = { readonly parts: NavigationParts; readonly children: ReactNode };

/** The frame around every page of the console: on the left the sections and who is signed in. */
export function Shell({ parts, children }: ShellProps) {
  const disabledReason = useDisabledReason();
  const { orgBrand, orgCode } = organisation;
  const { isOpen, toggle } = useNavigation();
  return (
    <div className="console" data-navigation={isOpen ? 'open' : 'closed'}>
      <a className="frame-skip" href="#page">
        {shellCopy.skip}
      </a>
      <header className="console-side">
        <div className="console-brand">
          <Link className="console-logo" to="/" aria-label={`${orgBrand.name} ${shellCopy.name}`}>
            <img
              src={organisationFilePath(orgCode, orgBrand.logo.file)}
              width={orgBrand.logo.widthPx}
              height={orgBrand.logo.heightPx}
              alt=""
            />
          </Link>
          <button
            type="button"
            className={`${buttonClass('quiet')} console-toggle`}
            aria-expanded={isOpen}
            aria-controls="navigation"
            aria-label={isOpen ? shellCopy.closeNav : shellCopy.openNav}
            onClick={toggle}
          >
            <span aria-hidden="true">{isOpen ? '«' : '☰'}</span>
          </button>
        </div>
        <div id="navigation" className="console-navigation" hidden={!isOpen}>
          <nav className="console-nav" aria-label={shellCopy.nav}>
            {sectionsOpenTo(disabledReason).map(({ path, title }) =>
              parts[path]?.below ? (
                <div key={path} className="console-group">
                  <p>{title}</p>
                  <Suspense>{parts[path].below}</Suspense>
                </div>
              ) : (
                <NavLink key={path} to={path}>
                  {title}
                  <Suspense>{parts[path]?.badge}</Suspense>
                </NavLink>
              ),
            )}
          </nav>
          <Person />
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

/** Who is signed in, and the theme of this device. */
function Person() {
  const { name, roles } = useStaff();
  return (
    <div className="console-person">
      <p>
        <strong>{name}</strong>
        <span className="console-roles">{roles.map(({ title }) => title).join(', ')}</span>
      </p>
      <div className="console-choices">
        <ThemeSelect />
        <button type="button" className={buttonClass('quiet')} onClick={() => void signOut()}>
          {shellCopy.signOut}
        </button>
      </div>
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
