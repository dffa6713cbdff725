import type { Decision } from '@homeline/domain/flags/decision.ts';
import { isClosed, Maintenance } from '@homeline/domain/flags/maintenance.ts';

/** The page that a dashboard link leads to when nothing else is known. */
const DASHBOARD_URL = '/account/heloc/dashboard';

/** What the maintenance page shows. */
export type ClosedPage = Omit<Maintenance, 'routes' | 'shouldShowDashboardLink'> & {
  /** Absent when the page offers no way to the dashboard. */
  readonly dashboardUrl: string | undefined;
};

/**
 * Returns what to show in place of a page that is closed for maintenance; undefined while the page is open, or nothing is known.
 * @param path below the base path of the pages
 */
export function closedPage(decisions: ReadonlyMap<string, Decision>, path: string): ClosedPage | undefined {
  const decision = decisions.get('fe-heloc-maintenance');
  if (!decision?.enabled) return undefined;
  const { data: maintenance } = Maintenance.safeParse(decision.variables);
  if (!maintenance || !isClosed(maintenance, path)) return undefined;
  const { message, pageTitle, shouldShowDashboardLink } = maintenance;
  const decided = decisions.get('fe-heloc-dashboard-url')?.variables['value'];
  const url = typeof decided === 'string' ? decided : DASHBOARD_URL;
  // A link to a page that is closed too would lead in a circle.
  const leadsAway = url !== DASHBOARD_URL || !isClosed(maintenance, '/dashboard');
  return { message, pageTitle, dashboardUrl: shouldShowDashboardLink && leadsAway ? url : undefined };
}
