// Proves RU-33.

import { describe, expect, it } from 'vitest';
import { addRescissionBusinessDays } from '../dates/business-days.ts';
import { civilDate, latest } from '../dates/civil-date.ts';
import published from './rescission.cases.json' with { type: 'json' };
import {
  earliestDisbursement,
  rescissionEnds,
  texasEarliestClosing,
  texasNoticeReceived,
  texasRescissionEnds,
  texasTwelfthDay,
} from './rescission.ts';

const signedTogether = (on: string) => ({
  lastSignedOn: civilDate(on),
  noticesDeliveredOn: civilDate(on),
  disclosuresDeliveredOn: civilDate(on),
});

describe('the right to rescind, 12 CFR 1026.15', () => {
  it.each(published.periods)(
    'ends $endsOn for a note signed $signedOn: $why',
    ({ signedOn, countedDays, endsOn, releaseOn }) => {
      const counted = [1, 2, 3].map((days) => addRescissionBusinessDays(civilDate(signedOn), days));
      expect(counted).toEqual(countedDays);
      expect(rescissionEnds(signedTogether(signedOn))).toBe(endsOn);
      expect(earliestDisbursement(civilDate(endsOn))).toBe(releaseOn);
    },
  );

  it.each(published.triggers)('starts its clock on $clockStarts, the latest of three events', (row) => {
    const ends = rescissionEnds({
      lastSignedOn: civilDate(row.lastOwnerSigned),
      noticesDeliveredOn: civilDate(row.noticeDelivered),
      disclosuresDeliveredOn: civilDate(row.materialDisclosuresDelivered),
    });
    expect(ends).toBe(row.ends);
    expect(ends).toBe(rescissionEnds(signedTogether(row.clockStarts)));
  });

  it('lasts three years when a notice was never delivered', () => {
    expect(rescissionEnds({ ...signedTogether('2026-03-02'), noticesDeliveredOn: undefined })).toBe(
      '2029-03-02',
    );
  });
});

describe('closing in Texas', () => {
  it.each(published.texas)(
    'is allowed from $earliestClosing for an application of $applicationSubmitted',
    (row) => {
      const closing = {
        applicationSubmittedOn: civilDate(row.applicationSubmitted),
        noticeReceivedOn: civilDate(row.noticeReceived),
        priorEquityLoanClosedOn: row.priorEquityLoanClosed ? civilDate(row.priorEquityLoanClosed) : undefined,
      };
      expect(texasTwelfthDay(closing)).toBe(row.twelfthDay);
      const closesOn = texasEarliestClosing(closing);
      expect(closesOn).toBe(row.earliestClosing);
      const texasEnds = texasRescissionEnds(closesOn);
      const federalEnds = rescissionEnds(signedTogether(closesOn));
      expect(texasEnds).toBe(row.ifClosedThatDay.texasRescissionEnds);
      expect(federalEnds).toBe(row.ifClosedThatDay.federalRescissionEnds);
      expect(earliestDisbursement(latest(texasEnds, federalEnds))).toBe(row.ifClosedThatDay.fundOnOrAfter);
    },
  );

  it('waits a business day after the final fees', () => {
    const applied = {
      applicationSubmittedOn: civilDate('2026-06-01'),
      noticeReceivedOn: civilDate('2026-06-01'),
    };
    const delivered = (on: string) =>
      texasEarliestClosing({ ...applied, preclosingDeliveredOn: civilDate(on) });
    expect(delivered('2026-06-09')).toBe('2026-06-13');
    expect(delivered('2026-06-13')).toBe('2026-06-15');
  });

  it('moves the end past a Sunday and a holiday', () => {
    expect(texasRescissionEnds(civilDate('2026-03-05'))).toBe('2026-03-09');
    expect(texasRescissionEnds(civilDate('2026-07-01'))).toBe('2026-07-06');
  });

  it('counts a mailed notice as received after three days', () => {
    expect(texasNoticeReceived(civilDate('2026-07-02'))).toBe('2026-07-07');
  });
});
