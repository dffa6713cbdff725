// Proves LW-01, LW-02, LW-07.

import type { StateCode } from '@homeline/domain/states/us-states.ts';
import { describe, expect, it } from 'vitest';
import { noticeOfRightToCancel } from '../closing/right-to-cancel.ts';
import { documentText } from '../document-text.ts';
import { writeDocument } from '../templates.ts';
import { sampleSubject, TEXAS_HOME } from '../testing/sample.ts';
import { occupancyAffidavit } from './occupancy-affidavit.ts';
import { securityInstrument } from './security-instrument.ts';
import { texasHomeEquityAffidavit } from './texas-home-equity-affidavit.ts';
import { texasValueAcknowledgment } from './texas-value-acknowledgment.ts';

const inState = (state: StateCode) => ({ ...sampleSubject().property, state });

describe('the security instrument', () => {
  it.each<[StateCode, string]>([
    ['OH', 'Open-End Mortgage'],
    ['CA', 'Open-End Deed of Trust'],
    ['TX', 'Open-End Deed of Trust'],
    ['GA', 'Open-End Security Deed'],
  ])('has the title that %s uses: %s', (state, title) => {
    expect(securityInstrument(sampleSubject({ property: inState(state) })).title).toBe(title);
  });

  it('names a trustee only in a deed of trust, and throws without one', () => {
    const { trustee: _, ...recording } = sampleSubject().recording;
    expect(() => securityInstrument(sampleSubject({ property: inState('CA'), recording }))).toThrow(
      'trustee',
    );
    expect(documentText(securityInstrument(sampleSubject()))).not.toContain('Trustee');
  });

  it('states the legal description of the deed, and isn’t written without one', () => {
    expect(documentText(securityInstrument(sampleSubject()))).toContain(
      'Legal description\nLot 8 of Elm Court Subdivision, Plat Book 41, Page 12',
    );
    const { recording: _, ...unknown } = sampleSubject();
    expect(() => writeDocument('SECURITY_INSTRUMENT', unknown)).toThrow(
      'SECURITY_INSTRUMENT needs recording',
    );
  });

  it('has a signature field for each witness that the state requires', () => {
    const text = documentText(securityInstrument(sampleSubject({ property: inState('GA') })));
    expect(text).toContain('Witness 2');
    expect(documentText(securityInstrument(sampleSubject()))).not.toContain('Witness');
  });

  it('secures the whole line and is signed by every owner', () => {
    const text = documentText(securityInstrument(sampleSubject()));
    expect(text).toContain('maximum principal of $75,000.00');
    expect(text).toContain('Daniel O’Neill, owner, signing to encumber the property only');
  });

  it('says in Texas that section 50(a)(6) applies and that a court must order foreclosure', () => {
    const text = documentText(securityInstrument(sampleSubject({ property: inState('TX') })));
    expect(text).toContain('of the type defined by section 50(a)(6), article XVI');
    expect(text).toContain('only with a court order');
  });
});

describe('the occupancy affidavit', () => {
  it.each([
    ['PRIMARY', 'I live in the property'],
    ['SECOND_HOME', 'second home'],
    ['INVESTMENT', 'I do not live in it'],
  ] as const)('states the occupancy %s', (occupancy, words) => {
    const property = { ...sampleSubject().property, occupancy };
    expect(documentText(occupancyAffidavit(sampleSubject({ property })))).toContain(words);
  });
});

describe('a Texas closing', () => {
  const subject = sampleSubject({ property: TEXAS_HOME });

  it('has owners and lender acknowledge the value in writing, with the valuation attached (50(a)(6)(Q)(ix))', () => {
    const text = documentText(texasValueAcknowledgment(subject));
    expect(text).toContain('$420,000.00');
    expect(text).toContain('March 4, 2026');
    expect(text).toContain(`For ${subject.lender.name}`);
    expect(text).toContain('Attached: the written valuation');
    expect(text).toContain('Daniel O’Neill');
    expect(() => texasValueAcknowledgment(sampleSubject())).toThrow('Texas');
  });

  it('has each owner and spouse swear to the conditions of the Constitution', () => {
    const text = documentText(texasHomeEquityAffidavit(subject));
    expect(text).toContain('not more than 80 percent');
    expect(text).toContain('not more than 2 percent');
    expect(text).toContain('at the office of the lender, an attorney at law or a title company: (N)');
    expect(text).toContain('Daniel O’Neill, owner, signing to encumber the property only');
    expect(() => texasHomeEquityAffidavit(sampleSubject())).toThrow('Texas');
  });
});

describe('a spouse who isn’t on title', () => {
  const [borrower] = sampleSubject().signers;
  const spouse = {
    ...{ uuid: '5f0c2f9a-6a52-4d57-9f6e-2d7b7a3a1c03', name: 'Rory O’Neill' },
    ...{ role: 'CO_DEEDER' as const, holdsTitle: false, isSpouse: true },
  };
  const signers = [...(borrower ? [borrower] : []), spouse];

  it('signs the security instrument as a spouse, and owes nothing', () => {
    const text = documentText(securityInstrument(sampleSubject({ signers })));
    expect(text).toContain('Rory O’Neill, not on title, joins as Grantor');
    expect(text).toContain('Rory O’Neill, spouse, signing to encumber the property only');
  });

  it('gets the notice of the right to cancel', () => {
    const text = documentText(noticeOfRightToCancel(sampleSubject({ signers })));
    expect(text).toContain('This notice is for María José Álvarez-O’Neill and Rory O’Neill');
  });
});

it('names the spouse of another owner, who signs the security instrument and owes nothing', () => {
  const [borrower, owner] = sampleSubject().signers;
  const lee = {
    ...{ uuid: '5f0c2f9a-6a52-4d57-9f6e-2d7b7a3a1c04', name: 'Lee O’Neill' },
    ...{ role: 'CO_DEEDER' as const, holdsTitle: false, spouseOf: 'Daniel O’Neill' },
  };
  const text = documentText(
    securityInstrument(sampleSubject({ signers: [borrower, owner, lee].flatMap((each) => each ?? []) })),
  );
  expect(text).toContain('Spouse of Daniel O’Neill');
  expect(text).toContain('Lee O’Neill, spouse, signing to encumber the property only');
});
