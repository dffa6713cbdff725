import type { Topic } from '@homeline/contract/realtime/messages.ts';
import { disabledReason, type StaffAct } from '@homeline/domain/staff/staff-acts.ts';
import type { Context } from '../../context.ts';
import { recognizedSigner } from '../../facts/signed-applications.ts';
import type { Caller } from '../../http/caller.ts';
import { maySeeApplication } from './may-see.ts';

/** Returns whether a person may follow a topic. */
export async function mayFollow(context: Context, caller: Caller, topic: Topic): Promise<boolean> {
  const { organisation, identity, role, permissions: roles } = caller;
  const mayAsStaff = (act: StaffAct) => role === 'STAFF' && !disabledReason(roles, act);
  switch (topic.name) {
    case 'WORK_LISTS':
      return mayAsStaff('SEE_PIPELINE');
    case 'APPLICATION': {
      const application = await context.db
        .selectFrom('application')
        .select('owner')
        .where('organisation', '=', organisation)
        .where('id', '=', topic.application)
        .executeTakeFirst();
      if (!application) return false;
      if (role !== 'STAFF') return application.owner === identity;
      const key = { organisation, applicationId: topic.application };
      return mayAsStaff('SEE_WORK_LISTS') && maySeeApplication(context.db, key, roles);
    }
    case 'SIGNER':
      return (await recognizedSigner(context.db, caller, topic.application)) !== undefined;
  }
}
