import * as z from 'zod';

/** A route of the borrower's pages: `/register`, `/:uuid/income`, `/` for every page. */
const Route = z
  .string()
  .max(200)
  .regex(/^\/$|^(\/:?[\w-]+)+$/, 'Must be a path such as /register or /:uuid/income');

/** The pages closed for maintenance, and their message. */
export const Maintenance = z.strictObject({
  routes: z.array(Route).max(50),
  message: z.string().trim().min(1, 'Required').max(1000),
  pageTitle: z.string().trim().min(1, 'Required').max(100),
  shouldShowDashboardLink: z.boolean(),
});
export type Maintenance = z.infer<typeof Maintenance>;

/** What the page says unless the flag says otherwise. Every page is closed. */
export const MAINTENANCE_DEFAULTS: Maintenance = {
  routes: ['/'],
  message:
    'We are currently undergoing scheduled maintenance. Please check back shortly. Thank you for your patience!',
  pageTitle: 'Scheduled Maintenance',
  shouldShowDashboardLink: false,
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Returns whether a path is closed: it is a listed route, or below one. `:uuid` stands for any application, another `:name` for any part.
 * @param path below the base path of the pages, without query: `/register`
 */
export function isClosed({ routes }: Pick<Maintenance, 'routes'>, path: string): boolean {
  const parts = partsOf(path);
  return routes.some((route) => partsOf(route).every((part, index) => matches(part, parts[index])));
}

function partsOf(path: string): readonly string[] {
  return path.split('/').filter((part) => part !== '');
}

function matches(pattern: string, part: string | undefined): boolean {
  if (part === undefined) return false;
  if (pattern === ':uuid') return UUID.test(part);
  return pattern.startsWith(':') || pattern === part;
}
