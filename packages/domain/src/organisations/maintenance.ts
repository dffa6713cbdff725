import * as z from 'zod';

/** Which pages are closed for maintenance, and what is said there. */
export const Maintenance = z.object({
  routes: z.array(z.string()),
  message: z.string(),
  pageTitle: z.string(),
  shouldShowDashboardLink: z.boolean(),
});
