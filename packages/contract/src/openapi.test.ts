// Proves EN-19.

import { expect, it } from 'vitest';
import { openApiDocument } from './openapi.ts';

type Schema = { readonly enum?: readonly string[] };
const document = openApiDocument(['OFFER_SELECTION', 'COMPLETE']) as {
  readonly components: { readonly schemas: Record<string, Schema> };
  readonly paths: object;
};

it('names every enumeration of the specification with its values', () => {
  const { schemas } = document.components;
  expect(schemas['Bypass']?.enum).toEqual(['WAITING', 'BYPASS', 'NO_BYPASS']);
  expect(schemas['RateType']?.enum).toEqual(['UNKNOWN', 'FIXED', 'FLOATING']);
  expect(schemas['SectionProgress']?.enum).toEqual(['INITIAL', 'IN_PROGRESS', 'COMPLETE']);
  expect(schemas['StepName']?.enum).toContain('OFFER_SELECTION');
  for (const name of [
    'DocumentType',
    'ConditionCategory',
    'Decision',
    'SubDecision',
    'PartnerCode',
    'IdType',
  ])
    expect(schemas[name]?.enum?.length, name).toBeGreaterThan(3);
});

it('lists the values of a status’s step', () => {
  expect(JSON.stringify(document.paths)).toMatch(/"step":\{[^}]*"\$ref":"#\/components\/schemas\/StepName"/);
});
