// Proves ER-01.

import { RequestError } from '@homeline/contract/client.ts';
import { describe, expect, test } from 'vitest';
import { endsSession } from './refusal.ts';

describe('a session has ended', () => {
  const refusal = (status: number, message: string, data?: unknown) =>
    new RequestError(status, '', message, data);

  test('for any 401 except a wrong password', () => {
    expect(endsSession(refusal(401, 'unauthenticated'))).toBe(true);
    expect(endsSession(refusal(401, 'no', { code: 'WRONG_CREDENTIALS', errors: ['no'] }))).toBe(false);
  });

  test('for a 403 with one of its two messages', () => {
    expect(endsSession(refusal(403, 'unauthenticated'))).toBe(true);
    expect(endsSession(refusal(403, 'Invalid signature'))).toBe(true);
    expect(endsSession(refusal(403, 'You don’t have permission to do this.'))).toBe(false);
  });

  test('for nothing else', () => {
    expect(endsSession(refusal(0, 'lost'))).toBe(false);
    expect(endsSession(new Error('401'))).toBe(false);
  });
});
