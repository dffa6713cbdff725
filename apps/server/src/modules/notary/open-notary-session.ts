import { lenderPageUrl } from '../../http/lender-site.ts';
import { withIntent } from '../../jobs/intent.ts';
import type { TaskHandler } from '../../jobs/queue.ts';
import { attendees, filesForNotary } from './notary-papers.ts';

/** Opens a session with a remote notary. A webhook reports how it ends. */
export const openNotarySession: TaskHandler = async (context, run) => {
  const { organisation, applicationId } = run;
  await withIntent(context, run, {
    task: 'openNotarySession',
    critical: false,
    exchange: context.vendors.notary.remote,
    request: async (facts, intent) => ({
      ...intent,
      signers: attendees(facts),
      documents: await filesForNotary(context, run, facts),
      returnUrl: lenderPageUrl(
        context.organisations,
        organisation,
        context.config.publicUrl,
        `${applicationId}/notary/session`,
      ),
    }),
    facts: (session) => [{ fact: 'notarySessions', value: session }],
  });
};
