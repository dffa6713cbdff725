// @vitest-environment happy-dom
// Proves FB-01.

import { server } from '@homeline/client/testing/fake-server.ts';
import { linesOf } from '@homeline/client/testing/lines.ts';
import { listBadResponses } from '@homeline/contract/chatbot/list-bad-responses.ts';
import { listUnansweredQuestions } from '@homeline/contract/chatbot/list-unanswered-questions.ts';
import { listFeedback } from '@homeline/contract/feedback/list-feedback.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openConsole } from '../../testing/open-console.tsx';

const AT = '2026-03-10T12:00:00.000Z';
const UUID = '11111111-1111-4111-8111-111111111111';
const OTHER = '22222222-2222-4222-8222-222222222222';

describe('feedback to the CEO', () => {
  const ONE = {
    id: UUID,
    at: AT,
    from: 'Avery',
    message: 'Thank you',
    marketingConsent: true,
    application: { uuid: UUID, loanNumber: 'HL-1' },
  };

  it('shows its topic, author, application and permission to quote', async () => {
    server.answers(listFeedback, {
      feedback: [ONE, { ...ONE, id: OTHER, marketingConsent: false, application: undefined }],
    } as never);
    openConsole('/feedback', 'MANAGER');
    await screen.findByText('May not be quoted', { exact: false });
    expect(linesOf(screen.getByRole('main')).slice(2)).toMatchInlineSnapshot(`
      [
        "All topics",
        "Improve our product",
        "Give us a compliment",
        "Improve our product",
        "Thank you",
        "Avery · Mar 10, 2026 · HL-1 · May be quoted without the name",
        "Improve our product",
        "Thank you",
        "Avery · Mar 10, 2026 · May not be quoted",
      ]
    `);
    expect(screen.getByRole('link', { name: 'HL-1' }).getAttribute('href')).toBe(`/applications/${UUID}`);
  });

  it('is filtered by topic and read page by page', async () => {
    server.answersBy(
      listFeedback,
      ({ query }) =>
        (query['after']
          ? { feedback: [{ ...ONE, id: OTHER, message: 'Older' }] }
          : { feedback: [ONE], next: 'n' }) as never,
    );
    const router = openConsole('/feedback', 'MANAGER');
    await userEvent.click(await screen.findByRole('button', { name: 'Show older feedback' }));
    await screen.findByText('Older');
    const select = screen.getByLabelText<HTMLSelectElement>('Topic');
    const topic = select.options[1]?.value ?? expect.fail();
    await userEvent.selectOptions(select, topic);
    await waitFor(() => expect(server.received(listFeedback).at(-1)?.query).toEqual({ topic }));
    await userEvent.selectOptions(select, '');
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });
});

describe('what the chatbot should do better', () => {
  it('shows answers marked as bad with their reason, words and sources', async () => {
    server.answers(listBadResponses, {
      badResponses: [
        {
          questionId: UUID,
          at: AT,
          questionStr: 'How long?',
          responseStr: 'A week.',
          additionalInformation: 'It took two',
          sources: [{ name: 'Timing' }],
        },
        { questionId: OTHER, at: AT, questionStr: 'Why?', responseStr: 'Because.', sources: [] },
      ],
    } as never);
    openConsole('/bad-responses', 'MANAGER');
    await screen.findByText('Because.');
    expect(linesOf(screen.getByRole('main')).slice(4)).toMatchInlineSnapshot(`
      [
        "Not answered",
        "Reason",
        "All reasons",
        "Answer too vague",
        "Not specific to my application",
        "Not what I was asking about",
        "Other",
        "“How long?”",
        "Answer too vague: It took two",
        "The chatbot answered",
        "A week.",
        "Source: Timing · Mar 10, 2026",
        "“Why?”",
        "Answer too vague: text",
        "The chatbot answered",
        "Because.",
        "Without a source · Mar 10, 2026",
      ]
    `);
  });

  it('filters them by reason, and shows the questions without an answer instead', async () => {
    server.answers(listUnansweredQuestions, {
      questions: [{ questionId: UUID, questionStr: 'Do you lend on boats?', at: AT }],
    });
    openConsole('/bad-responses', 'MANAGER');
    const main = within(await screen.findByRole('main'));
    const [show, reasons] = await main.findAllByRole<HTMLSelectElement>('combobox');
    const reason = reasons?.options[1]?.value ?? expect.fail();
    await userEvent.selectOptions(reasons ?? expect.fail(), reason);
    await waitFor(() => expect(server.received(listBadResponses).at(-1)?.query).toEqual({ reason }));
    await userEvent.selectOptions(show ?? expect.fail(), 'unanswered');
    await screen.findByText('“Do you lend on boats?”');
    expect(main.getAllByRole('combobox')).toHaveLength(1);
  });
});
