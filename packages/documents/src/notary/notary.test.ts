// Proves LW-07.

import type { StateCode } from '@homeline/domain/states/us-states.ts';
import { describe, expect, it } from 'vitest';
import { documentText } from '../document-text.ts';
import { writeDocument } from '../templates.ts';
import { sampleSubject } from '../testing/sample.ts';
import { occupancyAffidavit } from './occupancy-affidavit.ts';
import { securityInstrument } from './security-instrument.ts';

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
