// Proves DS-14.

import { createHash } from 'node:crypto';
import { RECORDS_NEEDS_VERSION } from '@homeline/domain/facts/electronic-records.selectors.ts';
import { expect, it } from 'vitest';
import { sampleSubject } from '../testing/sample.ts';
import { electronicRecords } from './electronic-records.ts';

it('has a new version of the needs with every change of what people need to open records', () => {
  const { points = [] } =
    electronicRecords(sampleSubject().lender).find(({ heading }) => heading === 'What you need') ?? {};
  const digest = createHash('sha256').update(points.join('\n')).digest('hex').slice(0, 12);
  // Changed words need a new RECORDS_NEEDS_VERSION, which asks everybody again, and then their digest here.
  expect({ [RECORDS_NEEDS_VERSION]: digest }).toEqual({ '2026-11': 'd89d98f2cf44' });
});
