import { type exportPipeline as call, MOST_EXPORTED } from '@homeline/contract/pipeline/export-pipeline.ts';
import type { Handler } from '../../http/handler.ts';
import { readList } from './list-pipeline.ts';

/** Returns a list, up to the limit of one export, after noting in the lender's log who exported how many applications. */
export const exportPipeline: Handler<typeof call> = async (request, context) => {
  const { organisation, caller } = request;
  const { rows, entriesOf, isCut } = await readList(request, context, MOST_EXPORTED + 1);
  const exported = rows.slice(0, MOST_EXPORTED);
  const applications = await entriesOf(exported);
  await context.db
    .insertInto('staff_change')
    .values({
      ...{ organisation, at: context.clock.now(), changed_by: caller.identity, identity: caller.identity },
      ...{ what: 'EXPORT', roles: [], subject: String(applications.length) },
    })
    .execute();
  return { applications, isCut: isCut || rows.length > MOST_EXPORTED };
};
