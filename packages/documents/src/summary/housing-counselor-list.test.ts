// Proves LW-06.

import { noFacts } from '@homeline/domain/facts/facts.ts';
import { expect, it } from 'vitest';
import { documentText } from '../document-text.ts';
import { documentsIn } from '../packages.ts';
import { writeDocument } from '../templates.ts';
import { sampleSubject } from '../testing/sample.ts';

const { counselors } = sampleSubject();

it('goes with the summary documents of every application (12 CFR 1024.20(a)(1))', () => {
  expect(documentsIn('SUMMARY', noFacts(), {})).toContain('HOUSING_COUNSELOR_LIST');
});

it('states each agency with its address, phone, languages and services, and where the data is from', () => {
  const text = documentText(writeDocument('HOUSING_COUNSELOR_LIST', sampleSubject()));
  for (const words of [
    '1. Scioto Home Counseling',
    '1 High Street, Columbus, OH 43215',
    '614-555-0100',
    'English, Spanish',
    'Pre-purchase counseling',
    'obtained from HUD on February 20, 2026',
  ])
    expect(text).toContain(words);
});

it('says when the agencies are only samples', () => {
  const samples = { agencies: counselors.agencies };
  const text = documentText(writeDocument('HOUSING_COUNSELOR_LIST', sampleSubject({ counselors: samples })));
  expect(text).toContain('the agencies do not exist');
});
