// Proves LW-03.

import { civilDate } from '@homeline/domain/dates/civil-date.ts';
import { type Facts, withFact } from '@homeline/domain/facts/facts.ts';
import {
  rescissionEndsIfSigned,
  rescissionEndsOn,
  rescissionNoticeIsDue,
} from '@homeline/domain/funding/rescission-period.ts';
import { walk } from '@homeline/domain/sample-people/walk.ts';
import { currentStep, taskOf } from '@homeline/domain/workflow/current-step.ts';
import { dueDate } from '@homeline/domain/workflow/due-dates.ts';
import { describe, expect, it } from 'vitest';
import { history } from './history.ts';
import { applicants, homeline, personNamed } from './people.ts';

const STARTED_AT = '2026-03-10T17:00:00.000Z';

describe('at every step of each persona', () => {
  it.each(applicants.map((person) => [person.id, person] as const))(
    '%s: the right to cancel ends only on the day that the owners’ newest notice states',
    (_, person) => {
      const { facts } = walk(person, homeline, STARTED_AT);
      for (const moment of history(facts)) {
        const stated = moment.rescissionNotices.at(-1)?.endsOn;
        const endsOn = rescissionEndsOn(moment);
        if (stated && endsOn) expect(endsOn).toBe(stated);
        if (moment.rescissionEnded)
          expect([endsOn !== undefined, rescissionNoticeIsDue(moment)]).toEqual([true, false]);
      }
    },
  );
});

describe('a deed signed two days after the agreement', () => {
  const NOTARIZED_AT = '2026-03-12T18:00:00.000Z';
  const { facts: before } = walk(personNamed('T01'), homeline, STARTED_AT, 'DEED_SIGNING');
  const notarized = (['notarySessionRequests', 'notarySessions', 'remoteNotaryResults'] as const).reduce(
    (facts: Facts, fact) => {
      const value = {
        notarySessionRequests: {},
        notarySessions: { session: '1', joinUrl: 'https://notary.example/1' },
        remoteNotaryResults: { answer: 'COMPLETED', sealed: true },
      }[fact];
      return withFact(facts, { fact, value } as Parameters<typeof withFact>[1], NOTARIZED_AT);
    },
    before,
  );

  it('is what the notice in the closing documents didn’t reckon with: it states Friday, March 13', () => {
    expect(rescissionEndsIfSigned(civilDate('2026-03-10'), 'OH')).toBe('2026-03-13');
    expect(rescissionEndsOn(before)).toBe('2026-03-13');
  });

  it('has the owners get another notice before the period can end', () => {
    expect(rescissionNoticeIsDue(notarized)).toBe(true);
    expect(rescissionEndsOn(notarized)).toBeUndefined();
    expect(taskOf(currentStep(notarized), notarized)).toBe('sendRescissionNotice');
    expect(dueDate(currentStep(notarized), notarized)?.fact.fact).not.toBe('rescissionEnded');
  });

  it('lets it end three business days after that notice, counting Saturday', () => {
    const noticed = (day: string, endsOn: string) =>
      withFact(
        notarized,
        {
          fact: 'rescissionNotices',
          value: { document: '00000000-0000-4000-8000-000000000001', endsOn: civilDate(endsOn) },
        },
        `${day}T20:00:00.000Z`,
      );
    expect(rescissionEndsOn(noticed('2026-03-12', '2026-03-16'))).toBe('2026-03-16');
    expect(rescissionEndsOn(noticed('2026-03-13', '2026-03-17'))).toBe('2026-03-17');
  });

  it('has them get a third one if the second reached them a day later than it states', () => {
    const late = withFact(
      notarized,
      {
        fact: 'rescissionNotices',
        value: { document: '00000000-0000-4000-8000-000000000001', endsOn: civilDate('2026-03-16') },
      },
      '2026-03-13T20:00:00.000Z',
    );
    expect(rescissionNoticeIsDue(late)).toBe(true);
  });
});
