import { fileFor, viewerOf } from '@homeline/contract/loan-files/loan-file-view.ts';
import type { listPipeline as call, PipelineFilters } from '@homeline/contract/pipeline/list-pipeline.ts';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { cutPage, PAGE_SIZE_PLUS_ONE } from '../../db/pages.ts';
import type { Caller } from '../../http/caller.ts';
import type { Handler } from '../../http/handler.ts';
import { cohortConditions } from './cohort.ts';
import { hasDeclinedToSign } from './declined-to-sign.ts';
import { isOverdue, type ListOrder, listOrder } from './list-order.ts';
import { visibleDesks } from './may-see.ts';
import { pipelineEntry } from './pipeline-entry.ts';
import { returnedTo } from './returned-proposals.ts';
import { findBySearch } from './search.ts';
import { stuckApplications } from './stuck-applications.ts';
import { hasUnreadText } from './unread-text.ts';

/** Lists applications in the order that is asked for, from a cursor on. */
export const listPipeline: Handler<typeof call> = async (request, context) => {
  const list = await readList(request, context, PAGE_SIZE_PLUS_ONE, request.query.after);
  const { shown, next } = cutPage(list.rows, (row) => ({ at: row.since, id: row.application_id }));
  return {
    applications: await list.entriesOf(shown),
    ...(next.next && { next: list.order.cursorOf(next.next, shown.at(-1)?.sortKey ?? '') }),
    matchesTooMany: list.isCut,
    matchesSimilar: list.isSimilar,
  };
};

type ListRequest = {
  readonly organisation: string;
  readonly caller: Caller;
  readonly query: PipelineFilters;
};

/** Reads a list as the caller may see it, from a cursor on, and returns how its rows are shown. */
export async function readList(
  { organisation, caller, query }: ListRequest,
  context: Context,
  limit: number,
  after?: string,
) {
  const { search, returned, sort, ...filters } = query;
  const found = search ? await findBySearch(context, organisation, search) : undefined;
  const own = returned && (await returnedTo(context.db, organisation, caller.identity));
  const desks = visibleDesks(caller.permissions);
  const { timeZone } = context.organisations.get(organisation);
  // A partner must not find out what the list withholds.
  const order = listOrder(
    desks && /amount/.test(sort ?? '') ? undefined : sort,
    timeZone,
    context.clock.now(),
  );
  const rows = await rowsOf(context, organisation, {
    filters: desks ? { ...filters, ...WITHHELD } : filters,
    timeZone,
    desks,
    ids: found && own ? found.ids.filter((id) => own.includes(id)) : (found?.ids ?? own),
    order,
    after,
    limit,
  });
  const entriesOf = async (shown: readonly (typeof rows)[number][]) => {
    const ids = shown.map(({ application_id }) => application_id);
    const stuck = await stuckApplications(context, organisation, ids);
    return shown.flatMap((row) => {
      const viewer = viewerOf(caller.permissions, row.waits_for ?? undefined);
      return viewer ? fileFor(viewer, pipelineEntry(row, timeZone, stuck.get(row.application_id))) : [];
    });
  };
  return {
    rows,
    order,
    entriesOf,
    isCut: found?.isCut ?? false,
    isSimilar: found?.isSimilar ?? false,
  };
}

/** A partner must not learn by a filter what the list withholds. */
const WITHHELD = {
  ...{ minAmountCents: undefined, unreadText: undefined, startedFrom: undefined, startedTo: undefined },
  ...{ reached: undefined, outcome: undefined, channel: undefined, reason: undefined },
} satisfies PipelineFilters;

type Wanted = {
  readonly filters: Omit<PipelineFilters, 'search' | 'returned' | 'sort'>;
  /** The lender's, IANA name. */
  readonly timeZone: string;
  readonly desks: readonly string[] | undefined;
  readonly ids: readonly string[] | undefined;
  readonly order: ListOrder;
  readonly after: string | undefined;
  readonly limit: number;
};

async function rowsOf(
  { db, clock }: Context,
  organisation: string,
  { filters, timeZone, desks, ids, order, after, limit }: Wanted,
) {
  if (ids?.length === 0 || desks?.length === 0) return [];
  const { waitsFor, step, state, officer, minDays, minAmountCents, unreadText, overdue, ended } = filters;
  let page = db
    .selectFrom('projection')
    .selectAll()
    .select(order.key.as('sortKey'))
    .where('projection.organisation', '=', organisation)
    // Reads matches by key: a scan in index order would read every row.
    .orderBy(order.by(ids || filters.startedFrom ? sql`since + interval '0'` : sql`since`))
    .limit(limit);
  // A search also finds ended applications.
  if (!ended && !ids && !unreadText) page = page.where('waits_for', 'is not', null);
  if (desks) page = page.where('waits_for', 'in', desks);
  if (ids) page = page.where(sql<boolean>`projection.application_id = any(${ids}::uuid[])`);
  if (waitsFor) page = page.where('waits_for', '=', waitsFor);
  if (step) page = page.where('step', '=', step);
  if (state) page = page.where('state', '=', state);
  if (officer === 'NOBODY') page = page.where(sql<boolean>`not exists (${assigned})`);
  else if (officer)
    page = page.where(sql<boolean>`exists (${assigned} and assignment.identity = ${officer})`);
  if (unreadText) page = page.where(hasUnreadText);
  if (overdue) page = page.where(isOverdue(timeZone, clock.now()));
  if (minAmountCents !== undefined) page = page.where('amount_cents', '>=', String(minAmountCents));
  if (minDays !== undefined)
    page = page.where('since', '<=', new Date(Date.parse(clock.now()) - minDays * 86_400_000));
  for (const condition of cohortConditions(filters, timeZone)) page = page.where(condition);
  const isAfter = order.isAfter(after);
  if (isAfter) page = page.where(isAfter);
  // The page is cut first: what a line also shows is read for its own applications alone.
  return db
    .selectFrom(page.as('projection'))
    .leftJoin('assignment', (join) =>
      join
        .onRef('assignment.organisation', '=', 'projection.organisation')
        .onRef('assignment.application_id', '=', 'projection.application_id'),
    )
    .leftJoin('auth.user as person', 'person.id', 'assignment.identity')
    .select(['projection.application_id', 'loan_number', 'borrower', 'state', 'amount_cents', 'step'])
    .select(['kind', 'waits_for', 'since', 'assignment.identity', 'person.name'])
    .select(['awaits_second_person', 'proposal_returned'])
    .select('projection.sortKey')
    .select(hasUnreadText.as('unreadText'))
    .select(hasDeclinedToSign.as('declinedToSign'))
    .select(sql<string | null>`notice_due_on::text`.as('noticeDueOn'))
    .orderBy(order.by(sql`since`))
    .execute();
}

/** The assignment of an application. For a query on `projection`. */
const assigned = sql`select from assignment where assignment.organisation = projection.organisation
  and assignment.application_id = projection.application_id`;
