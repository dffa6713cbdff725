import { expect, test } from 'vitest';
import { changeableAt, stepsAccepting } from './changeable.ts';

test('accepts a changed answer at every later changeable step until submission', () => {
  expect(stepsAccepting('selectOffer')).toEqual([
    'OFFER_SELECTION',
    'ADDITIONAL_PROFILE',
    'HMDA_COLLECTION',
    'APP_SUBMISSION',
  ]);
});

test('allows the same changes at a step that replaces another', () => {
  expect(changeableAt('ASSETS_PREQUAL')).toEqual(changeableAt('OFFER_SELECTION'));
});

test('allows no changes at a step outside the changeable path', () => {
  expect(changeableAt('PREQUAL_WINBACK')).toEqual([]);
  expect(changeableAt('CREDIT_SCORE_DECLINE')).toEqual([]);
});

test('lists the nearest answer first, because Back leads there', () => {
  expect(changeableAt('HMDA_COLLECTION')).toEqual([
    'ADDITIONAL_PROFILE',
    'OFFER_SELECTION',
    'LIEN_VERIFICATION',
  ]);
});
