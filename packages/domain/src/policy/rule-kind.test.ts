// Proves RU-25.

import { describe, expect, it } from 'vitest';
import { civilDate } from '../dates/civil-date.ts';
import { readDmn } from '../tables/read-dmn.ts';
import { homelineFiles } from '../testing/homeline.ts';
import { dmnExpression, dmnFile } from '../testing/small-table.ts';
import { readCreditPolicy } from './read-credit-policy.ts';
import { readRateSheet } from './read-rate-sheet.ts';
import { kindOfRules } from './rule-kind.ts';

const VERSION = { version: civilDate('2026-12-01'), sha256: '' };

async function kindIn(xml: string): Promise<string | undefined> {
  const read = await readDmn(xml);
  return 'decisions' in read ? kindOfRules(read.decisions) : 'UNREAD';
}

describe('a file of rules', () => {
  it('is recognized as a rate sheet or a policy by its constants', async () => {
    expect(await kindIn(homelineFiles.rates)).toBe('rates');
    expect(await kindIn(homelineFiles.policy)).toBe('policy');
    expect(await kindIn(dmnFile(dmnExpression('step', '1')))).toBeUndefined();
  });

  it('of the other kind is rejected with a single problem', async () => {
    expect(await readRateSheet(VERSION, homelineFiles.policy)).toEqual({
      problems: [{ message: 'is a credit policy, not a rate sheet' }],
    });
    expect(await readCreditPolicy(VERSION, homelineFiles.rates)).toEqual({
      problems: [{ message: 'is a rate sheet, not a credit policy' }],
    });
  });
});
