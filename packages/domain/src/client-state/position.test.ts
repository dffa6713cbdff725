import { expect, test } from 'vitest';
import { pageToShow } from './next-state.ts';
import { type Position, positionAfter } from './position.ts';

const at = (state: Position['state']): Position => ({ state, isAhead: false });
const everyPage = () => true;

test('an action moves the borrower forward at once', () => {
  const ahead = positionAfter(at('liens'), {
    type: 'ACTED',
    move: 'underwrite',
    known: { liensComplete: true },
  });
  expect(ahead).toEqual({ state: 'product', isAhead: true });
});

test('an action whose condition is not met keeps the position', () => {
  const still = positionAfter(at('liens'), { type: 'ACTED', move: 'underwrite', known: {} });
  expect(still).toEqual(at('liens'));
});

test('the next status confirms the position', () => {
  const ahead: Position = { state: 'product', isAhead: true };
  expect(positionAfter(ahead, { type: 'STATUS', clientState: 'product' })).toEqual(at('product'));
});

test('a later status corrects the position', () => {
  const ahead: Position = { state: 'product', isAhead: true };
  expect(positionAfter(ahead, { type: 'STATUS', clientState: 'liens' })).toEqual(at('liens'));
  expect(positionAfter(ahead, { type: 'STATUS', clientState: 'creditFrozen' })).toEqual(at('creditFrozen'));
});

test('a status with a state unknown to this build leads to the unknown state', () => {
  expect(positionAfter(at('sign'), { type: 'STATUS', clientState: 'moon' })).toEqual(at('unknown'));
});

test('the page of the server’s step has priority over the machine’s page', () => {
  const { state } = positionAfter(at('sign'), { type: 'STATUS', clientState: 'documents' });
  expect(pageToShow('conditions/upload-document', state, everyPage)).toBe('conditions/upload-document');
});
