// Proves CA-19, CA-20, CA-21, CA-41, CB-02, EN-15, SH-23, VA-07.

import type { AnswerOf } from '@homeline/contract/call.ts';
import type { chatWithAutobot } from '@homeline/contract/chatbot/chat-with-autobot.ts';
import type { getChatHistory } from '@homeline/contract/chatbot/get-chat-history.ts';
import type { listBadResponses } from '@homeline/contract/chatbot/list-bad-responses.ts';
import type { listUnansweredQuestions } from '@homeline/contract/chatbot/list-unanswered-questions.ts';
import type { startChatbot } from '@homeline/contract/chatbot/start-chatbot.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createStaffMember } from '../../testing/persona-driver.ts';
import { knowledgeOf } from './lender-knowledge.ts';
import { deleteOldConversations } from './old-conversations.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  // A loaded machine would answer the first questions by words alone.
  for (const lender of ['homeline', 'harborview'])
    await app.context.chatSearch.prepare(knowledgeOf(app.context, lender).searched);
});
afterAll(() => app.stop());

type Session = AnswerOf<typeof startChatbot>;
type Answer = AnswerOf<typeof chatWithAutobot>;
type History = AnswerOf<typeof getChatHistory>;
type As = { readonly jwt?: string; readonly headers?: Record<string, string> };

const PERSON = { friendlyName: 'Avery', emailAddress: 'avery@example.com' };

async function start(as: As = {}): Promise<Session> {
  return (await app.call('startChatbot', { body: PERSON, ...as })).body;
}
const say = (
  { conversationId, nonce }: Session,
  message: string,
  as: As & { applicationId?: string } = {},
) => {
  const { applicationId, ...given } = as;
  return app.call('chatWithAutobot', { body: { conversationId, nonce, message, applicationId }, ...given });
};
const answerTo = async (...asked: Parameters<typeof say>) => (await say(...asked)).body as Answer;
const history = ({ conversationId, nonce }: Session, as: As = {}, before?: string) =>
  app.call('getChatHistory', { params: { conversationId }, query: { nonce, before }, ...as });
const MINUTE_MS = 60_000;
let movedMs = 0;
const moveTo = (offsetMs: number) => {
  movedMs = offsetMs;
  app.clock.moveTo(movedMs);
};
const wait = (minutes: number) => moveTo(movedMs + minutes * MINUTE_MS);
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

describe('the chatbot', () => {
  it('answers from the lender’s own figures, and names its source', async () => {
    const answer = await answerTo(await start(), 'What fees do you charge?');
    expect(answer.sources).toEqual([{ id: 'fees', name: 'Fees', title: 'What it costs to open a line' }]);
    expect(answer.responseStr).toContain('4.99%');
    expect(answer.responseStr).toContain('$25 to $6,180');
    const other = { headers: { 'x-org': 'harborview' } };
    const elsewhere = await answerTo(await start(other), 'What fees do you charge?', other);
    expect(elsewhere.responseStr).toContain('$30 to $2,800');
  });

  it('says that it doesn’t know, with the lender’s hours and phone', async () => {
    const { responseStr, sources } = await answerTo(await start(), 'Who won the game last night?');
    expect(responseStr).toContain('I don’t know the answer to that.');
    expect(responseStr).toContain('(888) 555-0142');
    expect(sources).toEqual([]);
  });

  it('offers an agent only while agents are available', async () => {
    const offersAt = async (instant: string) => {
      moveTo(Date.parse(instant) - Date.now());
      return answerTo(await start(), 'I want a human');
    };
    expect(await offersAt('2026-11-30T18:00:00Z')).toMatchObject({ offersPerson: true });
    const closed = await offersAt('2026-11-29T18:00:00Z');
    expect(closed.offersPerson).toBe(false);
    expect(closed.responseStr).toContain('We open again tomorrow at 6 AM Pacific.');
  });

  it.each([
    'Can I write this off?',
    'How much tax do I save with this line?',
    'Do I pay taxes on the money?',
  ])('says that it doesn’t know, and where to ask: %s', async (question) => {
    moveTo(Date.parse('2026-11-30T18:00:00Z') - Date.now());
    const answer = await answerTo(await start(), question);
    expect(answer).toMatchObject({ sources: [], offersPerson: true });
    expect(answer.responseStr).toContain('a question for a tax adviser');
  });

  it('still answers which taxes come with the line', async () => {
    const { sources } = await answerTo(await start(), 'Is there a mortgage recording tax in my county?');
    expect(sources).toMatchObject([{ id: 'recording-fee' }]);
  });

  it('refuses a Social Security number, and never stores it', async () => {
    const session = await start();
    const { responseStr, questionStr } = await answerTo(session, 'my ssn is 923-00-1001');
    expect(responseStr).toContain('This looks like a social security number.');
    expect(questionStr).not.toContain('923');
    const { body } = await history(session);
    expect(JSON.stringify(body)).not.toContain('1001');
  });

  it('doesn’t show a visitor application data', async () => {
    const { responseStr } = await answerTo(await start(), 'What is the status of my application?');
    expect(responseStr).toContain('Sign in to see where your application stands.');
  });

  it('tells a signed-in borrower their own next step, whatever application the page names', async () => {
    const [own, other] = [await app.register(), await app.register()];
    const session = await start({ jwt: own.jwt });
    for (const applicationId of [undefined, own.uuid, other.uuid]) {
      const answer = await answerTo(session, 'What is the status of my application?', {
        jwt: own.jwt,
        ...(applicationId && { applicationId }),
      });
      expect(answer.responseStr).toContain('Your next step: Confirm who you are.');
      expect(answer.sources).toMatchObject([{ name: 'Your application' }]);
    }
  });
});

it('answers only from the lender’s own articles', async () => {
  const headers = { 'x-org': 'harborview' };
  const asked = 'do i have to be a member of the credit union?';
  const { responseStr, sources } = await answerTo(await start({ headers }), asked, { headers });
  expect(responseStr).toContain('You can apply without being a member.');
  expect(responseStr).toContain('(800) 555-0177');
  expect(sources).toEqual([
    {
      id: 'lender-membership',
      name: 'Harborview: questions and answers',
      title: 'Becoming a member',
    },
  ]);
  const elsewhere = await answerTo(await start(), asked);
  expect(elsewhere.responseStr).not.toContain('without being a member');
});

describe('a question about my rate', () => {
  it('is about the chosen offer for a borrower, and about every rate for a visitor', async () => {
    const own = await app.register();
    const mine = await answerTo(await start({ jwt: own.jwt }), 'what is my rate', { jwt: own.jwt });
    expect(mine.responseStr).toContain('You don’t have offers yet.');
    expect(mine.sources).toMatchObject([{ name: 'Your application' }]);
    const { responseStr } = await answerTo(await start(), 'what is my rate');
    expect(responseStr).toMatch(/^Sign in .* 7\.60% to 17\.20%\.$/);
  });
});

describe('a conversation', () => {
  it('can’t be read without its secret, or at another lender', async () => {
    const session = await start();
    expect((await say({ ...session, nonce: 'guessed' }, 'Hello')).status).toBe(404);
    expect((await history({ ...session, nonce: 'guessed' })).status).toBe(404);
    expect((await history(session, { headers: { 'x-org': 'harborview' } })).status).toBe(404);
    expect((await history(session)).status).toBe(200);
  });

  it('belongs to the person signed in, or who signs in during it', async () => {
    const [own, other] = [await app.register(), await app.register()];
    const session = await start({ jwt: own.jwt });
    expect((await say(session, 'Hello')).status).toBe(404);
    expect((await say(session, 'Hello', { jwt: other.jwt })).status).toBe(404);
    const visitors = await start();
    expect((await say(visitors, 'Hello', { jwt: own.jwt })).status).toBe(200);
    expect((await history(visitors)).status).toBe(404);
  });

  it('ends ten minutes after the last question', async () => {
    const session = await start();
    wait(9);
    const { createdDt, expiration } = await answerTo(session, 'Hello');
    expect(Date.parse(expiration) - Date.parse(createdDt)).toBe(10 * MINUTE_MS);
    wait(9);
    expect((await history(session)).status).toBe(200);
    wait(2);
    expect((await say(session, 'Hello')).status).toBe(404);
  });

  it('shows its last twenty questions, and then the earlier ones', async () => {
    const session = await start();
    for (let turn = 1; turn <= 25; turn++) await say(session, `Hello${'!'.repeat(turn)}`);
    const newest = (await history(session)).body as History;
    expect(newest.history.map(({ questionStr }) => questionStr.length - 5)).toEqual(numbers(6, 25));
    const before = (await history(session, {}, newest.earlier)).body as History;
    expect(before.history.map(({ questionStr }) => questionStr.length - 5)).toEqual(numbers(1, 5));
    expect(before.earlier).toBeUndefined();
  });

  it('limits questions to a human rate', async () => {
    const session = await start();
    const statuses: number[] = [];
    for (let turn = 0; turn < 31; turn++) statuses.push((await say(session, 'Hello')).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
  });

  it('refuses a message that is empty, longer than 1000 characters, or larger than a question can be', async () => {
    const session = await start();
    expect((await say(session, '   ')).body).toMatchObject({ fields: { message: 'Required' } });
    expect((await say(session, 'x'.repeat(1001))).status).toBe(400);
    expect((await say(session, 'x'.repeat(100_000))).status).toBe(413);
  });
});

describe('a call as the specification words it', () => {
  const ask = (body: object, as: As = {}) =>
    app.call('chatWithAutobot', { body: { senderType: 'APPLICANT', ...body }, ...as });

  it('starts a visitor’s conversation with the first question, and continues it by id', async () => {
    const first = (await ask({ message: 'What is your phone number?', senderId: 'avery@example.com' }))
      .body as Answer;
    const { conversationId, questionId } = first;
    const second = (await ask({ message: 'Hello', conversationId })).body as Answer;
    expect(second.conversationId).toBe(conversationId);
    const { body } = await app.call('getChatHistory', { params: { conversationId } });
    expect((body as History).history.map(({ questionStr }) => questionStr)).toEqual([
      'What is your phone number?',
      'Hello',
    ]);
    const marked = await app.call('setChatReplyUsedWithFeedback', {
      body: { questionId, conversationId, feedbackMessage: 'Answer too vague', rating: 0 },
    });
    expect(marked.status).toBe(204);
  });

  it('starts a signed-in person’s private conversation by the web chat’s nonce', async () => {
    const [own, other] = [await app.register(), await app.register()];
    const { body } = await app.call('authenticateWebChat', { jwt: own.jwt });
    const { nonce } = body as { nonce: string };
    const answer = (await ask({ message: 'What is my loan number?', nonce })).body as Answer;
    expect(answer.responseStr).toMatch(/^Your loan number is \d+\.$/);
    const { conversationId } = answer;
    const read = (given: object) => app.call('getChatHistory', { params: { conversationId }, ...given });
    expect((await read({ query: { nonce } })).status).toBe(200);
    expect((await read({ jwt: own.jwt })).status).toBe(200);
    expect((await read({})).status).toBe(404);
    expect((await read({ jwt: other.jwt })).status).toBe(404);
    expect((await ask({ message: 'Hello', nonce: 'guessed' })).status).toBe(404);
  });
});

describe('the beginning of a conversation', () => {
  it('is a greeting with suggested questions that it can answer', async () => {
    moveTo(Date.parse('2026-11-30T18:00:00Z') - Date.now());
    const own = await app.register();
    for (const as of [{}, { jwt: own.jwt }]) {
      const session = await start(as);
      expect(session.greeting).toContain('automated assistant');
      const read = await history(session, as);
      expect((read.body as History).greeting).toBe(session.greeting);
      expect(session.suggestions.length).toBeGreaterThanOrEqual(3);
      for (const question of session.suggestions) {
        const { sources } = await answerTo(session, question, as);
        expect(sources, question).not.toEqual([]);
      }
    }
  });
});

it('stores a good rating of an answer, which a bad one replaces', async () => {
  const session = await start();
  const { questionId } = await answerTo(session, 'What is your phone number?');
  const rate = (given: object) =>
    app.call('setChatReplyUsedWithFeedback', { body: { ...session, questionId, ...given } });
  const rated = async () => ((await history(session)).body as History).history[0];
  expect((await rate({ rating: 0 })).status).toBe(400);
  expect((await rate({ rating: 1 })).status).toBe(204);
  expect(await rated()).toMatchObject({ isRatedGood: true, isRatedBad: false });
  await rate({ rating: 0, feedbackMessage: 'Answer too vague' });
  expect(await rated()).toMatchObject({ isRatedGood: false, isRatedBad: true });
});

it('deletes a conversation with its answers ninety days after the last question', async () => {
  const [old, kept] = [await start(), await start()];
  await say(old, 'Hello');
  wait(10 * 24 * 60);
  const recent = await start();
  await say(recent, 'Hello');
  wait(81 * 24 * 60);
  await deleteOldConversations(app.context);
  const stored = await app.context.db.selectFrom('chatbot_conversation').select('uuid').execute();
  const answers = await app.context.db.selectFrom('chatbot_answer').select('conversation').execute();
  for (const { conversationId } of [old, kept]) expect(stored).not.toContainEqual({ uuid: conversationId });
  expect(answers).not.toContainEqual({ conversation: old.conversationId });
  expect(stored).toContainEqual({ uuid: recent.conversationId });
  expect(answers).toContainEqual({ conversation: recent.conversationId });
});

describe('a bad response', () => {
  const mark = (session: Session, questionId: string, feedbackMessage: string, as: As = {}) => {
    const { conversationId, nonce } = session;
    const body = { questionId, conversationId, nonce, feedbackMessage, rating: 0 };
    return app.call('setChatReplyUsedWithFeedback', { body, ...as });
  };
  const listed = async (query: object = {}, as: As = {}) =>
    (
      (await app.call('listBadResponses', { query: query as never, ...as })).body as AnswerOf<
        typeof listBadResponses
      >
    ).badResponses;

  it('is shown to managers with question and reason, stored encrypted', async () => {
    const session = await start();
    const { questionId, responseStr } = await answerTo(session, 'What is your phone number?');
    expect((await mark(session, questionId, 'Other: You left out the extension.')).status).toBe(204);
    const stored = await app.context.db.selectFrom('chatbot_answer').selectAll().execute();
    expect(JSON.stringify(stored)).not.toMatch(/phone|extension/);
    const jwt = await createStaffMember(app, ['MANAGER']);
    expect(await listed({ reason: 'Other' }, { jwt })).toEqual([
      expect.objectContaining({
        ...{ questionId, responseStr, questionStr: 'What is your phone number?' },
        ...{ reason: 'Other', additionalInformation: 'You left out the extension.' },
      }),
    ]);
    expect(await listed({ reason: 'Answer too vague' }, { jwt })).toEqual([]);
    const headers = { 'x-org': 'harborview' };
    const elsewhere = await createStaffMember(app, ['MANAGER'], 'harborview');
    expect(await listed({}, { jwt: elsewhere, headers })).toEqual([]);
    expect(((await history(session)).body as History).history).toMatchObject([{ isRatedBad: true }]);
  });

  it('needs a reason, at most 140 characters, and an answer of the same conversation', async () => {
    const [session, other] = [await start(), await start()];
    const { questionId } = await answerTo(session, 'Hello');
    expect((await mark(session, questionId, '')).body).toMatchObject({
      fields: { feedbackMessage: 'Please select a reason' },
    });
    expect((await mark(session, questionId, `Other: ${'x'.repeat(141)}`)).body).toMatchObject({
      fields: { feedbackMessage: 'Please restrict your response to 140 characters.' },
    });
    expect((await mark(other, questionId, 'Answer too vague')).status).toBe(404);
  });
});

it('lists unanswered questions for the same lender’s managers', async () => {
  const session = await start();
  await answerTo(session, 'zxcv qwer?');
  await answerTo(session, 'What is your phone number?');
  await answerTo(session, 'my ssn is 923-00-1001');
  const jwt = await createStaffMember(app, ['MANAGER']);
  const list = async (as: As) =>
    ((await app.call('listUnansweredQuestions', as)).body as AnswerOf<typeof listUnansweredQuestions>)
      .questions;
  const asked = (await list({ jwt })).map(({ questionStr }) => questionStr);
  expect(asked).toContain('zxcv qwer?');
  expect(asked).not.toContain('What is your phone number?');
  expect(asked.join()).not.toContain('number');
  const headers = { 'x-org': 'harborview' };
  expect(await list({ jwt: await createStaffMember(app, ['MANAGER'], 'harborview'), headers })).toEqual([]);
});

describe('on a Spanish page, the chatbot', () => {
  const spanish = { headers: { 'accept-language': 'es' } };

  it('greets and suggests questions in Spanish, and answers them from the lender’s own figures', async () => {
    const session = await start(spanish);
    expect(session.greeting).toContain('Soy el asistente automático de Homeline');
    expect(session.suggestions).toContain('¿Qué cargos cobran?');
    const answer = await answerTo(session, '¿Qué cargos cobran?', spanish);
    expect(answer.sources).toEqual([{ id: 'fees', name: 'Cargos', title: 'Cuánto cuesta abrir una línea' }]);
    expect(answer.responseStr).toContain('de $25 a $6,180');
    const kept = (await history(session, spanish)).body as History;
    expect(kept).toMatchObject({ greeting: session.greeting, suggestions: session.suggestions });
  });

  it('answers English in English, and Spanish on an English page in Spanish', async () => {
    const english = await answerTo(await start(spanish), 'What fees do you charge?', spanish);
    expect(english.responseStr).toContain('An origination fee of up to');
    const session = await start();
    expect(session.greeting).toContain('Hello!');
    expect((await answerTo(session, '¿qué cargos cobran?')).responseStr).toContain('cargo de originación');
    const other = { headers: { 'x-org': 'harborview' } };
    const elsewhere = await answerTo(await start(other), '¿qué cargos cobran?', other);
    expect(elsewhere.responseStr).toContain('de $30 a $2,800');
  });

  it('says in Spanish that it doesn’t know, how to reach a person, and what not to send', async () => {
    const session = await start(spanish);
    const { responseStr } = await answerTo(session, 'quién ganó el partido', spanish);
    expect(responseStr).toMatch(/No sé la respuesta a eso.*“Hablar con una persona”/);
    const number = await answerTo(session, 'mi seguro social es 123-45-6789', spanish);
    expect(number.responseStr).toContain('parece un número de Seguro Social');
  });

  it('tells a borrower their own application’s step, also on an English page', async () => {
    const { jwt } = await app.register();
    const answer = await answerTo(await start({ jwt, ...spanish }), '¿qué me falta?', { jwt, ...spanish });
    expect(answer.responseStr).toMatch(/^Va en la parte 1 de 8: .* Ahora le toca a usted: “/);
    expect(answer.sources).toEqual([{ id: 'own-steps_left', name: 'Su solicitud', title: 'Su solicitud' }]);
    const english = await answerTo(await start({ jwt }), '¿qué me falta?', { jwt });
    expect(english.responseStr).toBe(answer.responseStr);
  });
});
