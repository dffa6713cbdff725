import type { ChatFigures, ChatFiguresOf, ChatListFilters } from '@homeline/contract/chat/chat-figures.ts';
import { CHAT_SCORE_WORDS, type ChatScore } from '@homeline/domain/chat/chat-rating.ts';
import { type ChartTable, share } from '../insight/chart-table.ts';
import { chatCopy } from './copy.ts';

const copy = chatCopy.figures;

/** What the figures are grouped by. */
export const GROUPINGS = ['agents', 'tags'] as const;
export type Grouping = (typeof GROUPINGS)[number];

type Group = ChatFiguresOf & {
  readonly key: string;
  readonly label: string;
  /** Absent when no filter matches exactly these chats. */
  readonly list: ChatListFilters | undefined;
};

function groupsOf({ from, to, agents, tags }: ChatFigures, grouping: Grouping): readonly Group[] {
  return grouping === 'tags'
    ? tags.map((row) => ({ ...row, key: row.tag, label: row.tag, list: { from, to, tag: row.tag } }))
    : agents.map((row) => ({
        ...row,
        ...{ key: row.identity ?? row.name, label: row.name },
        list: row.identity ? { from, to, agent: row.identity } : undefined,
      }));
}

/** Returns the link from a chart's figure to its chats. */
function chatsOf(list: ChatListFilters | undefined, more: ChatListFilters = {}) {
  return list && { list: { chats: { ...list, ...more } } };
}

const base = (name: string, grouping: Grouping) =>
  ({
    ...{ name: `chats-${name}-by-${grouping}`, none: copy.none, chart: 'BARS' as const },
    head: copy.heads[grouping],
  }) as const;

/** The outcomes of chats. */
export function outcomesTable(figures: ChatFigures, grouping: Grouping): ChartTable {
  return {
    ...base('outcomes', grouping),
    ...{ title: copy.outcomes.title, lead: copy.outcomes.lead },
    columns: [
      { title: copy.answered, unit: 'chats', tone: 'main' },
      { title: copy.missed, unit: 'chats', tone: 'bad' },
      { title: copy.left, unit: 'chats', tone: 'quiet' },
      { title: copy.chats, unit: 'chats' },
    ],
    rows: groupsOf(figures, grouping).map(({ key, label, list, chats, answered, missed, left }) => ({
      ...{ key, label, ...chatsOf(list) },
      cells: [
        { value: answered, ...chatsOf(list, { outcome: 'ANSWERED' }) },
        { value: missed, ...chatsOf(list, { outcome: 'MISSED' }) },
        { value: left, ...chatsOf(list, { outcome: 'LEFT' }) },
        { value: chats, ...chatsOf(list) },
      ],
    })),
  };
}

/** How long the answered chats took until the first reply, or until their end. */
export function timesTable(
  figures: ChatFigures,
  grouping: Grouping,
  until: 'firstReply' | 'end',
): ChartTable {
  const words = copy.times[until];
  return {
    ...base(words.file, grouping),
    ...{ title: words.title, lead: words.lead },
    columns: [
      { title: copy.median, unit: 'seconds', tone: 'main' },
      { title: copy.p90, unit: 'seconds' },
      { title: copy.answered, unit: 'chats' },
    ],
    rows: groupsOf(figures, grouping)
      .filter(({ answered }) => answered > 0)
      .map(({ key, label, list, answered, [until]: { medianSeconds, p90Seconds } }) => {
        const counted = chatsOf(list, { outcome: 'ANSWERED' });
        return {
          ...{ key, label, ...counted },
          cells: [
            { value: medianSeconds, ...counted },
            { value: p90Seconds, ...counted },
            { value: answered, ...counted },
          ],
        };
      }),
  };
}

/** The ratings of chats. */
export function ratingsTable(figures: ChatFigures, grouping: Grouping): ChartTable {
  return {
    ...base('ratings', grouping),
    ...{ title: copy.ratings.title, lead: copy.ratings.lead, none: copy.ratings.none },
    columns: [
      { title: copy.average, unit: 'score', tone: 'main' },
      { title: copy.rated, unit: 'chats' },
      { title: copy.ratedShare, unit: 'share' },
    ],
    rows: groupsOf(figures, grouping)
      .filter(({ rated }) => rated > 0)
      .map(({ key, label, list, averageScore, rated, answered, left }) => {
        const counted = chatsOf(list, { rating: 'ANY' });
        return {
          ...{ key, label, ...counted },
          cells: [
            { value: averageScore, ...counted },
            { value: rated, ...counted },
            { value: share(rated, answered + left) },
          ],
        };
      }),
  };
}

/** How many chats have each score. */
export function scoresTable({ from, to, scores }: ChatFigures): ChartTable {
  const best: readonly ChatScore[] = [5, 4, 3, 2, 1];
  const countOf = (score: ChatScore) => scores.find((row) => row.score === score)?.chats ?? 0;
  return {
    ...{ name: 'chats-scores', title: copy.scores.title, none: copy.ratings.none, chart: 'BARS' },
    head: copy.scores.head,
    columns: [{ title: copy.chats, unit: 'chats', tone: 'main' }],
    rows:
      scores.length === 0
        ? []
        : best.map((score) => {
            const counted = chatsOf({ from, to, rating: `${score}` });
            return {
              ...{ key: `${score}`, label: `${score}, ${CHAT_SCORE_WORDS[score]}`, ...counted },
              cells: [{ value: countOf(score), ...counted }],
            };
          }),
  };
}
