// Proves CO-71, PR-12.

import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import type { EmailMessage } from './port.ts';
import { emailOverSmtp } from './smtp.ts';

type Received = {
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: string;
  readonly asked: object;
};

let server: SMTPServer;
afterEach(() => new Promise<void>((resolve) => void server.close(resolve)));

/** Starts a mail server that keeps what it gets. */
async function mailServer(options: SMTPServerOptions = {}, host = '127.0.0.1') {
  const received: Received[] = [];
  server = new SMTPServer({
    ...{ authOptional: true, disabledCommands: ['STARTTLS'], disableReverseLookup: true, logger: false },
    async onData(stream, { envelope }, done) {
      const { mailFrom, rcptTo } = envelope;
      received.push({
        from: mailFrom ? mailFrom.address : '',
        ...{ to: rcptTo.map(({ address }) => address), raw: await text(stream) },
        asked: { ...envelope.dsn, ...rcptTo[0]?.dsn },
      });
      done();
    },
    ...options,
  });
  // A client that breaks off is this test's own.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => void server.listen(0, host, resolve));
  return { received, port: (server.server.address() as AddressInfo).port };
}

function email(more: Partial<EmailMessage> = {}): EmailMessage {
  return {
    reference: randomUUID(),
    from: { name: 'Homeline', email: 'hello@homeline.example' },
    to: 'maria@example.com',
    subject: 'Your documents are ready',
    text: 'Please sign them by Friday.',
    ...more,
  };
}

function refusingWith(responseCode: number): SMTPServerOptions {
  return { onRcptTo: (_, __, done) => done(Object.assign(new Error('No'), { responseCode })) };
}

const unreachable = (mayHaveActed: boolean) => ({
  ok: false,
  failure: { failed: 'UNREACHABLE', mayHaveActed },
});

describe('an email over a mail server', () => {
  it('arrives with its sender, its text and a stable message id', async () => {
    const { received, port } = await mailServer();
    const sent = email({ html: '<p>Please sign them by <b>Friday</b>.</p>' });
    expect(await emailOverSmtp(`smtp://127.0.0.1:${port}`).ask(sent)).toEqual({
      ok: true,
      answer: { answer: 'SENT' },
    });
    const [{ to, raw } = { to: [], raw: '' }] = received;
    expect(to).toEqual(['maria@example.com']);
    expect(raw).toContain('From: Homeline <hello@homeline.example>');
    expect(raw).toContain('Subject: Your documents are ready');
    expect(raw).toContain(`Message-ID: <${sent.reference}@homeline.example>`);
    expect(raw).toContain('Please sign them by Friday.');
    expect(raw).toContain('<b>Friday</b>');
    expect(raw).not.toContain('List-Unsubscribe');
  });

  it('returns to its bounce address without its text, if the mail server supports that', async () => {
    const { received, port } = await mailServer({ hideDSN: false });
    const url = `smtp://127.0.0.1:${port}`;
    const sent = email();
    await emailOverSmtp(url).ask(sent);
    await emailOverSmtp(url, { returnAddress: 'returned@mail.homeline.example' }).ask(sent);
    expect(received.map(({ from }) => from)).toEqual([
      'hello@homeline.example',
      'returned@mail.homeline.example',
    ]);
    expect(received.map(({ raw }) => raw).join('')).not.toContain('returned@');
    expect(received[1]?.asked).toMatchObject({ ret: 'HDRS', envid: sent.reference, notify: ['FAILURE'] });
  });

  it('has one-click unsubscribe headers when optional', async () => {
    const { received, port } = await mailServer();
    const unsubscribeUrl = 'https://homeline.example/stop?token=1';
    await emailOverSmtp(`smtp://127.0.0.1:${port}`).ask(email({ unsubscribeUrl }));
    expect(received[0]?.raw).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`);
    expect(received[0]?.raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  it('can’t reach recipients injected by address or subject', async () => {
    const { received, port } = await mailServer();
    const smtp = emailOverSmtp(`smtp://127.0.0.1:${port}`);
    await smtp.ask(email({ to: 'maria@example.com,eve@example.com' }));
    await smtp.ask(email({ to: 'maria@example.com\r\nRCPT TO:<eve@example.com>' }));
    await smtp.ask(email({ subject: 'Hello\r\nBcc: eve@example.com' }));
    expect(received.flatMap(({ to }) => to)).not.toContain('eve@example.com');
    expect(received.map(({ raw }) => raw).join('')).not.toMatch(/^Bcc:/m);
  });

  it('is refused permanently for an unknown recipient, and retried when the server is busy', async () => {
    const gone = await mailServer(refusingWith(550));
    expect(await emailOverSmtp(`smtp://127.0.0.1:${gone.port}`).ask(email())).toEqual({
      ok: false,
      failure: { failed: 'REFUSED', mayHaveActed: false },
    });
    server.close();
    const busy = await mailServer(refusingWith(451));
    expect(await emailOverSmtp(`smtp://127.0.0.1:${busy.port}`).ask(email())).toEqual(unreachable(false));
  });

  it('is retried later when the server refuses our password', async () => {
    const { received, port } = await mailServer({
      ...{ authOptional: false, allowInsecureAuth: true },
      onAuth: (_, __, done) => done(new Error('No')),
    });
    const smtp = emailOverSmtp(`smtp://homeline:wrong@127.0.0.1:${port}`);
    expect(await smtp.ask(email())).toEqual(unreachable(false));
    expect(received).toEqual([]);
  });

  it('is resent when the connection breaks after the text, or nobody answers', async () => {
    const { port } = await mailServer({
      onData: (stream) => {
        stream.resume();
        stream.on('end', () => server.connections.forEach((connection) => void connection.close()));
      },
    });
    const smtp = emailOverSmtp(`smtp://127.0.0.1:${port}`);
    expect(await smtp.ask(email())).toEqual(unreachable(true));
    await new Promise<void>((resolve) => void server.close(resolve));
    expect(await smtp.ask(email())).toEqual(unreachable(true));
  });

  it('times out on an unresponsive server', async () => {
    const { port } = await mailServer({ onConnect: () => undefined });
    expect(await emailOverSmtp(`smtp://127.0.0.1:${port}`, { timeoutMs: 50 }).ask(email())).toEqual({
      ok: false,
      failure: { failed: 'TIMEOUT', mayHaveActed: true },
    });
  });

  it('is never sent unencrypted to another machine', async () => {
    const { received, port } = await mailServer({}, '127.0.0.2');
    expect(await emailOverSmtp(`smtp://127.0.0.2:${port}`).ask(email())).toMatchObject({ ok: false });
    expect(received).toEqual([]);
  });
});
