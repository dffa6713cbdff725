import { civilDate } from '@homeline/domain/dates/civil-date.ts';
import { Persona } from '@homeline/domain/sample-people/persona.ts';
import { expect, it } from 'vitest';
import avery from '../../../personas/t01.json' with { type: 'json' };
import { profileOf } from './profile.ts';
import type { CallContext, ProviderCall } from './provider.ts';
import { PROVIDERS } from './providers.ts';

const UUID = '3f1d5f6e-0a57-4a4e-9a86-2f1c1f0c0f11';
const FILE = { name: 'proof.pdf', contentType: 'application/pdf', content: 'JVBERi0xLjcK' };

/** Has what any call asks for. */
const BODY = {
  ...{ reference: UUID, fileNumber: UUID },
  person: { firstName: 'Avery', lastName: 'Happy', dob: '1981-04-12', ssn: '902-00-1001' },
  address: { street1: '101 Test Street', city: 'Columbus', state: 'OH', zip: '43085' },
  ...{ returnUrl: 'https://lender.example.com/back', oauthReturnUrl: 'https://lender.example.com/oauth' },
  ...{ source: 'POINTSERV_TAX', statedMonthlyGross: 9800, publicToken: 'token' },
  contact: { employer: 'Mill Works', name: 'Pat Desk', phone: '+16145550100' },
  ...{ documentType: 'PASSPORT', image: FILE, proofs: [FILE], instrument: FILE },
  ...{ neededCoverage: 300_000, inFloodZone: false, activeDutyStatusDate: '2026-03-10' },
  documents: [{ id: UUID, uuid: UUID, type: 'NOTE', title: 'Note', sha256: 'a'.repeat(64), ...FILE }],
  signers: [{ name: 'Avery Happy', email: 'avery@example.com' }],
  ...{ signer: { name: 'Avery Happy', email: 'avery@example.com' }, typedName: 'Avery Happy' },
  ...{ signedAt: '2026-03-10T12:00:00Z', requestedTime: '2026-03-12T15:00:00Z', place: 'Columbus' },
  ...{ appointment: UUID, access: { name: 'Avery', phone: '+16145550101' } },
  ...{ amount: 71_262, holder: 'Avery Happy', routingNumber: '110000000', accountNumber: '000123456789' },
  ...{ to: 'avery@example.com', text: 'Offers ready', subject: 'Come and see' },
  from: { name: 'Homeline', email: 'hello@example.com' },
};

/** Returns the answer of a call with everything that it does besides, a line each. */
function answered(call: ProviderCall, answer: string): readonly string[] {
  const done: string[] = [];
  const queue = [answer];
  const [usual = ''] = call.answers;
  const tells = (what: string) => (given: unknown) => void done.push(`${what} ${JSON.stringify(given)}`);
  const context: CallContext = {
    answers: { peek: () => queue[0] ?? usual, take: () => queue.shift() ?? usual },
    answerLater: (dueMs, next) => tells(`later ${new Date(dueMs).toISOString()}`)(next),
    pendingAnswer: () => undefined,
    host(draft) {
      tells('host')(draft);
      return { id: UUID, url: 'https://sandbox.example.com/page' };
    },
    cancelAppointment: () => true,
    chosen: () => ({ bankName: 'Harborview Bank' }),
    deliver: tells('deliver'),
    returnMail: tells('return'),
  };
  const texts = call.path === 'texts' ? { from: '+15555550100' } : {};
  const read = call.read({ ...BODY, ...texts });
  if ('refused' in read) return [read.refused];
  const input = {
    ...{ person: profileOf(Persona.parse(avery)), today: civilDate('2026-03-10') },
    nowMs: Date.parse('2026-03-10T12:00:00Z'),
  };
  return [JSON.stringify(read.answer(input, context)), ...done];
}

/** Every answer of every provider. To accept one that changed on purpose, remove the file: the next run writes it. */
it('each provider answers as its interface says, and does what its answer says', async () => {
  const lines = PROVIDERS.flatMap(({ port, description, calls }) => [
    `${port}: ${description}`,
    ...calls.flatMap((call) => [
      `  ${call.path}${call.event ? `, later ${call.event}` : ''}`,
      ...call.answers.flatMap((answer) =>
        answered(call, answer).map((line, index) => `    ${index === 0 ? `${answer}: ` : '  '}${line}`),
      ),
    ]),
  ]);
  const text = lines
    .join('\n')
    .replaceAll(/"content":"[^"]{40,}"/g, '"content":"…"')
    .replaceAll(/"(envelope|certificate)":"[0-9a-f-]{36}"/g, '"$1":"…"');
  await expect(`${text}\n`).toMatchFileSnapshot('providers.expected.txt');
});

it('a request without what its call needs is refused, by the name of the field', () => {
  for (const { port, calls } of PROVIDERS)
    for (const call of calls) {
      const read = call.read({});
      expect(read, `${port} ${call.path}`).toHaveProperty('refused');
      expect((read as { refused: string }).refused).toContain('reference');
    }
});
