// @vitest-environment happy-dom
// Proves CO-40.

import { server } from '@homeline/client/testing/fake-server.ts';
import type { TopicEvidence } from '@homeline/contract/loan-files/get-loan-file.ts';
import { getTimeline } from '@homeline/contract/loan-files/get-timeline.ts';
import { listLoanFileDocuments } from '@homeline/contract/loan-files/loan-file-documents.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openFile } from '../../testing/loan-file.ts';

const AT = Date.parse('2026-03-10T12:00:00.000Z');
const [HOUR_MS, LIENS, OWNERS, DOCUMENTS, ENTRIES] = [3_600_000, 8, 4, 200, 2000];
const uuidOf = (index: number) => `11111111-1111-4111-8111-${String(index).padStart(12, '0')}`;

/** A table of a worksheet with many lines. */
function tableOf(title: string, many: number): TopicEvidence['tables'][number] {
  const rows = Array.from({ length: many }, (_, index) => [
    { text: `${title} ${index + 1}` },
    { text: `$${index}.00`, order: index },
  ]);
  return { title, columns: [{ label: 'Name' }, { label: 'Amount', isNumber: true as const }], rows };
}

// Without a real browser, hundreds of lines render slowly.
describe('a loan file of unusual size', { timeout: 30_000 }, () => {
  it('shows eight liens and four owners, one per line', async () => {
    const tables = [tableOf('Lien', LIENS), tableOf('Owner', OWNERS)];
    const title = { topic: 'TITLE', title: 'Title', isForReview: true, rows: [], tables } as const;
    openFile({ evidence: [title] }, 'evidence');
    const linesOf = async (name: string) =>
      within(await screen.findByRole('table', { name })).getAllByRole('row').length - 1;
    expect(await linesOf('Lien')).toBe(LIENS);
    expect(await linesOf('Owner')).toBe(OWNERS);
  });

  it('lists 200 documents, each with a link', async () => {
    server.answers(
      listLoanFileDocuments,
      Array.from({ length: DOCUMENTS }, (_, index) => ({
        ...{ uuid: uuidOf(index), title: `Statement ${index + 1}`, type: 'BANK_STATEMENT' as const },
        ...{
          section: 'INCOME' as const,
          created: new Date(AT).toISOString(),
          contentType: 'application/pdf',
        },
      })),
    );
    openFile({}, 'documents');
    await screen.findByRole('button', { name: 'Statement 200' });
    expect(screen.getAllByRole('button', { name: /^Statement / })).toHaveLength(DOCUMENTS);
  });

  it('shows 2,000 timeline entries page by page, newest first, and searches all of them', async () => {
    server.answers(
      getTimeline,
      Array.from({ length: ENTRIES }, (_, index) => ({
        ...{ kind: 'NOTE' as const, by: 'Ann Anders', text: `Note ${ENTRIES - index}` },
        at: new Date(AT - index * HOUR_MS).toISOString(),
      })),
    );
    openFile({}, 'timeline');
    await screen.findByText('Note 2000');
    const shown = () => screen.getAllByText(/^Note \d+$/).length;
    expect(shown()).toBe(200);
    await userEvent.click(screen.getByText('Show what happened earlier (1800 more)'));
    expect(shown()).toBe(400);
    await userEvent.click(screen.getByLabelText('Find in the timeline'));
    await userEvent.paste('Note 1000');
    expect(shown()).toBe(1);
  });
});
