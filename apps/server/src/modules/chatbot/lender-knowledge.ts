import { createHash } from 'node:crypto';
import { hoursWords, type LenderDay } from '@homeline/domain/chatbot/lender-figures.ts';
import type { Passage } from '@homeline/domain/chatbot/passage.ts';
import { passagesOf } from '@homeline/domain/chatbot/passages.ts';
import type { PersonHours } from '@homeline/domain/chatbot/reply.ts';
import { isTimeZone } from '@homeline/domain/dates/time-zone.ts';
import { isOpenAt } from '@homeline/domain/organisations/holidays.ts';
import { openingWords } from '@homeline/domain/organisations/opening-words.ts';
import { nextOpening } from '@homeline/domain/organisations/openings.ts';
import { rulesOn } from '@homeline/domain/rules/rulebook.ts';
import type { Context } from '../../context.ts';
import type { Lender } from '../organisations/organisations.ts';
import { businessDate } from '../rules/rule-publisher.ts';
import { entriesOf } from './entries.ts';
import type { Searched } from './search/search-thread.ts';

/** Everything that a lender's chatbot knows on one day. */
export type Knowledge = { readonly passages: ReadonlyMap<string, Passage>; readonly searched: Searched };

type LenderToday = LenderDay & { readonly organisation: Lender };
type Kept<Known> = { readonly of: string; readonly lender: Lender; readonly known: Known };

/**
 * Returns a function that returns what a lender's chatbot knows, from its folder, its settings and the rules in effect today. It is built
 * again on another day, or when the settings or rules change.
 */
export function keptPerDay<Known>(
  make: (lender: LenderToday) => Known,
): (context: Context, code: string) => Known {
  const cached = new WeakMap<Context, Map<string, Kept<Known>>>();
  return (context, code) => {
    const organisation = context.organisations.get(code);
    const today = businessDate(organisation, context.clock);
    const rules = rulesOn(context.rulebooks.get(code), today);
    const of = `${today} ${rules.sheet.sha256} ${rules.policy.sha256}`;
    const kept = cached.get(context) ?? new Map<string, Kept<Known>>();
    cached.set(context, kept);
    const last = kept.get(code);
    if (last?.of === of && last.lender === organisation) return last.known;
    const known = make({ organisation, articles: organisation.articles, rules, today });
    kept.set(code, { of, lender: organisation, known });
    return known;
  };
}

/** Returns what a lender's chatbot knows today. */
export const knowledgeOf = keptPerDay((lender): Knowledge => {
  const passages = passagesOf(lender);
  const entries = entriesOf(passages);
  const version = createHash('sha256').update(JSON.stringify(entries)).digest('base64url');
  return {
    passages: new Map(passages.map((passage) => [passage.id, passage])),
    searched: { lender: lender.organisation.code, version, entries },
  };
});

/**
 * Returns where and when a person of the lender answers.
 * @param readerZone the time zone that the reader's browser names
 */
export function personHours(
  { organisations, clock }: Context,
  code: string,
  readerZone: string | undefined,
): PersonHours {
  const organisation = organisations.get(code);
  const { hours, holidays, timeZone, company } = organisation;
  const nowMs = clock.nowMs();
  const opensMs = nextOpening({ week: hours.OPS_CHAT, holidays, timeZone }, nowMs);
  const zone = readerZone !== undefined && isTimeZone(readerZone) ? readerZone : undefined;
  return {
    isChatOpen: isOpenAt(hours.OPS_CHAT, holidays, timeZone, nowMs),
    opening: opensMs === undefined ? undefined : openingWords({ opensMs, nowMs, timeZone, readerZone: zone }),
    chatHours: hoursWords(organisation, 'OPS_CHAT'),
    phone: company.phoneFormatted,
    phoneHours: hoursWords(organisation, 'OPS_PHONE'),
  };
}
