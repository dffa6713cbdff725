import { organisation } from '@homeline/client/organisation.ts';
import { useSession } from '@homeline/client/session/use-session.ts';
import { organisationFilePath } from '@homeline/domain/organisations/organisation-info.ts';
import { buttonClass } from '@homeline/ui/button.tsx';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { shellCopy } from './copy.ts';
import { Phone } from './phone.tsx';
import { firstScreen } from './screen-loading.ts';
import './top-bar.css';

const copy = shellCopy.top;

// Loaded after the first page is shown; menus only for a signed-in person.
const menus = () => firstScreen.then(() => import('./menus.tsx'));
const SideMenu = lazy(() => menus().then(({ SideMenu }) => ({ default: SideMenu })));
const AppMenu = lazy(() => menus().then(({ AppMenu }) => ({ default: AppMenu })));
const ProfileMenu = lazy(() => menus().then(({ ProfileMenu }) => ({ default: ProfileMenu })));
const LanguageSwitch = lazy(() =>
  firstScreen
    .then(() => new Promise((resolve) => setTimeout(resolve, SWITCH_AFTER_MS)))
    .then(() => import('./language-switch.tsx'))
    .then(({ LanguageSwitch }) => ({ default: LanguageSwitch })),
);
const NotificationsMenu = lazy(() =>
  firstScreen.then(() => import('../features/notifications/notifications-menu.tsx')),
);

/** The language switch loads last, so that it doesn't delay the page on a slow phone. */
const SWITCH_AFTER_MS = 500;

/** Shows the lender's logo and phone number, and a link to sign in, or the menus of a signed-in person. */
export function TopBar() {
  const { isSignedIn } = useSession();
  const { pathname } = useLocation();
  // In an outage the picture doesn't come either.
  const [isMissing, setMissing] = useState(false);
  const { orgBrand, orgCode, orgMetaData } = organisation;
  const { phoneFormatted } = orgMetaData.companyInfo;
  // An additional signer has no applications of their own on the dashboard.
  const hasDashboard = isSignedIn && !pathname.startsWith('/heloc-signer');
  return (
    <>
      {hasDashboard && (
        <Later>
          <SideMenu />
        </Later>
      )}
      <Link className="top-logo" to={isSignedIn ? '/dashboard' : '/'}>
        {isMissing ? (
          <strong>{orgBrand.name}</strong>
        ) : (
          <img
            src={organisationFilePath(orgCode, orgBrand.logo.file)}
            width={orgBrand.logo.widthPx}
            height={orgBrand.logo.heightPx}
            alt={orgBrand.name}
            onError={() => setMissing(true)}
          />
        )}
      </Link>
      <nav className="top-links" aria-label={copy.label}>
        {!isSignedIn && (
          <Suspense>
            <LanguageSwitch />
          </Suspense>
        )}
        <Phone className="top-phone figures">
          <svg viewBox="0 0 20 20" width="20" height="20" fill="none" aria-hidden="true">
            <path
              d="M4.6 2.8 7 2.5l1.6 3.7-1.7 1.6a10 10 0 0 0 5.3 5.3l1.6-1.7 3.7 1.6-.3 2.4a1.8 1.8 0 0 1-2 1.6A13.6 13.6 0 0 1 3 4.8a1.8 1.8 0 0 1 1.6-2Z"
              stroke="currentColor"
              strokeWidth="1.5"
              strokeLinejoin="round"
            />
          </svg>
          <span className="hidden-visually">{copy.call} </span>
          <span className="top-phone-number">{phoneFormatted}</span>
        </Phone>
        {hasDashboard && (
          <>
            {pathname !== '/dashboard' && (
              <Link className={`${buttonClass('quiet')} top-dashboard`} to="/dashboard">
                {copy.dashboard}
              </Link>
            )}
            <Later>
              <NotificationsMenu />
            </Later>
            <Suspense>
              <AppMenu />
            </Suspense>
          </>
        )}
        {isSignedIn && (
          <Later>
            <ProfileMenu />
          </Later>
        )}
        {!isSignedIn && pathname !== '/auth/login' && (
          <Link className={buttonClass('quiet')} to="/auth/login">
            {copy.logIn}
          </Link>
        )}
      </nav>
    </>
  );
}

/** Keeps the place of a menu until it has loaded. */
function Later({ children }: { readonly children: ReactNode }) {
  return <Suspense fallback={<span className="top-place" />}>{children}</Suspense>;
}
