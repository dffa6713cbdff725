import { expect, test } from 'vitest';
import { conditionWords } from './condition-words.ts';

const asks = (requestDocuments: string[], commentsToBorrower = '') =>
  conditionWords({ categoryEnum: 'GENERIC_DOCUMENT_REQUEST', requestDocuments, commentsToBorrower });

test('titles a request for one document with its name, so that two requests differ', () => {
  expect(asks(['BANK_STATEMENT']).title).toBe('Bank statement');
  expect(asks(['PROPERTY_DESCRIPTION_SOURCE']).title).toBe('Deed or plat');
  expect(asks(['BANK_STATEMENT'], 'Please send March.').ask).toBe('Please send March.');
});

test('never refers to a note that doesn’t exist', () => {
  expect(asks(['SUPPORT']).ask).not.toContain('note');
  expect(asks(['BANK_STATEMENT', 'SUPPORT']).ask).not.toContain('note');
});
