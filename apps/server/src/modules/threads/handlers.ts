import type { threadsCalls } from '@homeline/contract/threads/calls.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { readableThread } from './readable-thread.ts';
import { ownThread } from './thread-of.ts';
import { writeInThread } from './write-in-thread.ts';

export const threadsHandlers = {
  /** Returns the caller's own messages of an application. */
  listThread: async ({ caller, params }, context) => {
    const own = await ownThread(context, caller, params.uuid);
    return own ? readableThread(context, own) : refuse('NOT_FOUND');
  },
  /** Marks the lender's messages to the caller as read. */
  readThread: async ({ caller, params }, context) => {
    const own = await ownThread(context, caller, params.uuid);
    if (!own) return refuse('NOT_FOUND');
    await context.db
      .updateTable('note')
      .set({ read_at: context.clock.now() })
      .where('organisation', '=', own.key.organisation)
      .where('application_id', '=', own.key.applicationId)
      .where('thread', '=', own.thread)
      .where('is_answer', '=', false)
      .where('read_at', 'is', null)
      .execute();
    return undefined;
  },
  writeInThread,
} satisfies HandlersOf<typeof threadsCalls>;
