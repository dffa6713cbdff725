import type {
  ChatFigures,
  ChatFiguresOf,
  getChatFigures as call,
} from '@homeline/contract/chat/chat-figures.ts';
import type { ChatScore } from '@homeline/domain/chat/chat-rating.ts';
import { addDays } from '@homeline/domain/dates/civil-date.ts';
import { startOfDay } from '@homeline/domain/dates/start-of-day.ts';
import { disabledReason } from '@homeline/domain/staff/staff-acts.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Handler } from '../../http/handler.ts';

const AT_PROVIDER = 'At the chat provider';
const NOBODY = 'No agent';

/** Sums up the chats that started in a range of days: the caller's own, or all of them for supervisors. */
export const getChatFigures: Handler<typeof call> = async ({ caller, query }, { db, organisations }) => {
  const { organisation, identity, permissions } = caller;
  const { timeZone } = organisations.get(organisation);
  const isOwn = disabledReason(permissions, 'SUPERVISE_CHATS') !== undefined;
  const range = sql<never>`select chat.*, score, ${OUTCOME} as outcome
    from chat left join chat_rating rating on rating.organisation = chat.organisation and rating.chat = chat.uuid
    where chat.organisation = ${organisation}
      and started_at >= ${startOfDay(timeZone, query.from)}
      and started_at < ${startOfDay(timeZone, addDays(query.to, 1))}
      ${isOwn ? sql`and answered_by = ${identity}` : sql``}`;
  const all = await sql<FiguresRow>`select ${FIGURES} from (${range}) one`.execute(db);
  const agents = await sql<FiguresRow & { identity: string | null; name: string | null; hasAnswer: boolean }>`
    select answered_by as identity, person.name, answered_by is not null or first_reply_at is not null as "hasAnswer",
      ${FIGURES}
    from (${range}) one left join auth."user" person on person.id = answered_by
    group by 1, 2, 3 order by chats desc, person.name`.execute(db);
  const tags = await sql<FiguresRow & { tag: string }>`
    select chat_tag.tag, ${FIGURES} from (${range}) one
    join chat_tag on chat_tag.organisation = one.organisation and chat_tag.chat = one.uuid
    group by 1 order by chats desc, 1`.execute(db);
  const scores = await sql<{ score: ChatScore; chats: number }>`
    select score, count(*)::int as chats from (${range}) one where score is not null
    group by score order by score desc`.execute(db);
  return {
    ...{ from: query.from, to: query.to, isOwn },
    all: figuresOf(all.rows[0]!),
    agents: agents.rows.map((row): ChatFigures['agents'][number] => ({
      ...figuresOf(row),
      ...(row.identity && { identity: row.identity }),
      name: row.identity ? (row.name ?? '') : row.hasAnswer ? AT_PROVIDER : NOBODY,
    })),
    tags: tags.rows.map((row) => ({ ...figuresOf(row), tag: row.tag })),
    scores: scores.rows,
  };
};

/** The result of a chat; null while its person waits for the first answer. */
export const OUTCOME: RawBuilder<string | null> = sql`case when chat.is_left then 'LEFT'
  when chat.first_reply_at is not null then 'ANSWERED'
  when chat.state = 'ENDED' then 'MISSED' end`;

type FiguresRow = {
  readonly chats: number;
  readonly answered: number;
  readonly missed: number;
  readonly left: number;
  readonly rated: number;
  readonly average: number | null;
  readonly firstMedian: number | null;
  readonly firstP90: number | null;
  readonly endMedian: number | null;
  readonly endP90: number | null;
};

function secondsTo(column: 'first_reply_at' | 'ended_at', part: number): RawBuilder<number | null> {
  return sql`percentile_cont(${sql.lit(part)}) within group (order by extract(epoch from ${sql.ref(column)} - started_at)::float8)
    filter (where outcome = 'ANSWERED')`;
}

const FIGURES = sql`count(*)::int as chats,
  (count(*) filter (where outcome = 'ANSWERED'))::int as answered,
  (count(*) filter (where outcome = 'MISSED'))::int as missed,
  (count(*) filter (where outcome = 'LEFT'))::int as "left",
  count(score)::int as rated, avg(score)::float8 as average,
  ${secondsTo('first_reply_at', 0.5)} as "firstMedian", ${secondsTo('first_reply_at', 0.9)} as "firstP90",
  ${secondsTo('ended_at', 0.5)} as "endMedian", ${secondsTo('ended_at', 0.9)} as "endP90"`;

function figuresOf(row: FiguresRow): ChatFiguresOf {
  const { chats, answered, missed, left, rated, average } = row;
  return {
    ...{ chats, answered, missed, left, rated },
    firstReply: durationOf(row.firstMedian, row.firstP90),
    end: durationOf(row.endMedian, row.endP90),
    ...(average !== null && { averageScore: average }),
  };
}

function durationOf(median: number | null, p90: number | null): ChatFiguresOf['firstReply'] {
  return median === null || p90 === null ? {} : { medianSeconds: median, p90Seconds: p90 };
}
