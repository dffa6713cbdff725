// Proves RO-03.

import { describe, expect, it } from 'vitest';
import { isAdditionalSigner } from './additional-signer.ts';

const ROBIN = 'b4b9a4c6-5d2e-4d58-9a0f-6f6f3a1c7a01';
const OTHER = 'b4b9a4c6-5d2e-4d58-9a0f-6f6f3a1c7a02';

describe('an application whose additionalSignerVersion is v1', () => {
  const application = {
    helocSigners: [{ identityUuid: ROBIN, type: 'CO_BORROWER' as const }, { type: 'CO_DEEDER' as const }],
    additionalSignerVersion: 'v1' as const,
  };

  it('recognizes whom its list names, whatever their type', () => {
    expect(isAdditionalSigner({ uuid: ROBIN, type: undefined }, application)).toBe(true);
    expect(isAdditionalSigner({ uuid: ROBIN, type: 'CO_BORROWER' }, application)).toBe(true);
  });

  it('recognizes nobody else, not even a person of the type CO_DEEDER', () => {
    expect(isAdditionalSigner({ uuid: OTHER, type: 'CO_DEEDER' }, application)).toBe(false);
  });
});

describe('an application without a version', () => {
  const application = { helocSigners: [{ identityUuid: ROBIN, type: 'CO_BORROWER' as const }] };

  it('recognizes a person by the type CO_DEEDER', () => {
    expect(isAdditionalSigner({ uuid: OTHER, type: 'CO_DEEDER' }, application)).toBe(true);
  });

  it('recognizes no other type, even on its list', () => {
    expect(isAdditionalSigner({ uuid: ROBIN, type: 'CO_BORROWER' }, application)).toBe(false);
    expect(isAdditionalSigner({ uuid: ROBIN, type: undefined }, application)).toBe(false);
  });
});
