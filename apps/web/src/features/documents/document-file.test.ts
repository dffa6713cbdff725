import { expect, test, vi } from 'vitest';

vi.mock('../../session/client.ts', () => ({ send: vi.fn() }));
const { fileNameOf } = await import('./document-file.ts');

test.each([
  ['Your credit score, Nov 21, 2026, 9:46 AM PST', 'Your credit score, Nov 21, 2026, 9.46 AM PST.pdf'],
  ['Notice of action taken / statement of reasons', 'Notice of action taken - statement of reasons.pdf'],
])('a document titled “%s” is saved as “%s”', (title, name) => {
  expect(fileNameOf(title)).toBe(name);
});
