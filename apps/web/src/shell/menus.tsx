import { organisation } from '@homeline/client/organisation.ts';
import { outsideAddress } from '@homeline/domain/organisations/outside-links.ts';
import { MENU_ITEM, Menu } from '@homeline/ui/menu.tsx';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { BASE } from '../session/end-of-session.ts';
import { deferredCopy } from './deferred-copy.ts';
import { logOut, switchAccounts } from './log-out.ts';
import { otherLanguage } from './other-language.ts';

const copy = deferredCopy.menus;

type MenuLink = { readonly path: string; readonly title: string };

const isOffered = ({ path }: MenuLink) =>
  outsideAddress(organisation.orgMetaData.outsideLinks, path) !== undefined;

/** Leads to the dashboard, and to the lender's marketplace and portfolio manager if it has them. */
export function SideMenu() {
  const [dashboard, ...products] = copy.side.links;
  return (
    <Menu label={copy.side.label} align="start" icon={<Icon path="M3 5.5h14M3 10h14M3 14.5h14" />}>
      <PageItem to={dashboard.path}>{dashboard.title}</PageItem>
      <ProductItems links={products} />
    </Menu>
  );
}

/** Leads to the lender's other products. A lender without any has no such menu. */
export function AppMenu() {
  if (!copy.apps.links.some(isOffered)) return null;
  return (
    <Menu label={copy.apps.label} icon={<Icon path="M4 4h4v4H4ZM12 4h4v4h-4ZM4 12h4v4H4ZM12 12h4v4h-4Z" />}>
      <ProductItems links={copy.apps.links} />
    </Menu>
  );
}

/** Leads to help and settings, and out of this account. */
export function ProfileMenu() {
  const { support, switchAccounts: another, settings, logOut: leave, label } = copy.profile;
  const other = otherLanguage();
  return (
    <Menu
      label={label}
      icon={
        <Icon path="M10 10a3.25 3.25 0 1 0 0-6.5 3.25 3.25 0 0 0 0 6.5ZM3.5 17c.6-3 3.2-4.5 6.5-4.5s5.9 1.5 6.5 4.5" />
      }
    >
      <PageItem to="/contact">{support}</PageItem>
      <button {...MENU_ITEM} type="button" onClick={() => void switchAccounts()}>
        {another}
      </button>
      <PageItem to="/dashboard/settings">{settings}</PageItem>
      {other && (
        <button {...MENU_ITEM} type="button" lang={other.language} onClick={other.choose}>
          {other.name}
        </button>
      )}
      <button {...MENU_ITEM} type="button" onClick={() => void logOut()}>
        {leave}
      </button>
    </Menu>
  );
}

function PageItem({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <Link {...MENU_ITEM} to={to} aria-current={pathname === to ? 'page' : undefined}>
      {children}
    </Link>
  );
}

/** The server leads each of these paths to the address in the lender's folder. */
function ProductItems({ links }: { readonly links: readonly MenuLink[] }) {
  return links.filter(isOffered).map(({ path, title }) => (
    <a key={path} {...MENU_ITEM} href={BASE + path}>
      {title}
    </a>
  ));
}

function Icon({ path }: { readonly path: string }) {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" fill="none" aria-hidden="true">
      <path d={path} stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
