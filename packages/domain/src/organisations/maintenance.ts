import * as z from 'zod';

/** The pages closed for maintenance, and their message. */
export const Maintenance = z.object({
  routes: z.array(z.string()),
  message: z.string(),
  pageTitle: z.string(),
  shouldShowDashboardLink: z.boolean(),
});
