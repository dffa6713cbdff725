import { expect, test } from 'vitest';
import { changeableAt, stepsAccepting } from './changeable.ts';

test('an answer is accepted again at every later changeable step, until the application is submitted', () => {
  expect(stepsAccepting('OFFER_SELECTION')).toEqual([
    'OFFER_SELECTION',
    'ADDITIONAL_PROFILE',
    'HMDA_COLLECTION',
    'APP_SUBMISSION',
  ]);
});

test('a step that stands in for another allows the same changes', () => {
  expect(changeableAt('ASSETS_PREQUAL')).toEqual(changeableAt('OFFER_SELECTION'));
});

test('a step off that path allows no changes', () => {
  expect(changeableAt('PREQUAL_WINBACK')).toEqual([]);
  expect(changeableAt('CREDIT_SCORE_DECLINE')).toEqual([]);
});

test('the nearest answer comes first, because Back leads there', () => {
  expect(changeableAt('HMDA_COLLECTION')).toEqual([
    'ADDITIONAL_PROFILE',
    'OFFER_SELECTION',
    'LIEN_VERIFICATION',
  ]);
});
