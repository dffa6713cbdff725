// Proves VA-03.

import { describe, expect, it } from 'vitest';
import published from './identifiers.cases.json' with { type: 'json' };
import { firstUuidInPath, isUuid } from './uuid.ts';

describe('a UUID', () => {
  it.each(published.uuids)('$input is valid: $isUuid', (row) => {
    expect(isUuid(row.input)).toBe(row.isUuid);
  });

  it('is found in a path', () => {
    const uuid = '123e4567-e89b-12d3-a456-426614174000';
    expect(firstUuidInPath(`/account/heloc/${uuid}/liens`)).toBe(uuid);
    expect(firstUuidInPath('/account/heloc')).toBeUndefined();
  });
});
