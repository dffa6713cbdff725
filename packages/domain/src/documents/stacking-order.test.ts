import { expect, test } from 'vitest';
import { DocumentType } from './catalogue.ts';
import { placeInStack, STACKING_ORDER } from './stacking-order.ts';

test('every type of document has one place in the stack', () => {
  const stacked: readonly string[] = STACKING_ORDER.flatMap(({ types }) => types);
  expect(stacked.toSorted()).toEqual(DocumentType.options.toSorted());
});

test('lists the application first, and signed documents after their evidence', () => {
  const types = ['HELOC_AGREEMENT', 'USER_UPLOADED_PAYSTUB', 'APPLICATION_SUMMARY'] as const;
  const stacked = types.toSorted((a, b) => placeInStack(a).at - placeInStack(b).at);
  expect(stacked).toEqual(['APPLICATION_SUMMARY', 'USER_UPLOADED_PAYSTUB', 'HELOC_AGREEMENT']);
  expect(placeInStack('USER_UPLOADED_PAYSTUB').section).toBe('INCOME');
});
