import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CALLS, type CallName } from '@homeline/contract/calls.ts';
import { pathOf } from '@homeline/contract/client.ts';
import { ELECTRONIC_RECORDS_VERSION } from '@homeline/documents/summary/electronic-records.ts';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { type App, createApp, type Overrides } from '../app.ts';
import { type MovableClock, movableClock } from '../clock.ts';
import { readConfig } from '../config.ts';
import { compiledTexts } from '../modules/rules/compiled-texts.ts';
import { createPdfPool, type PdfPool } from '../pdf/pdf-pool.ts';
import { testDatabase } from './database.ts';
import { onePersonLenders } from './sample-lenders.ts';

export const WEBHOOK_SECRET = 'a webhook secret for tests, long enough';
export const PASSWORD = 'correct horse battery';

export type TestApp = App & {
  readonly clock: MovableClock;
  /** Makes a call of the contract through the real HTTP stack. */
  call(name: CallName, given?: Given): Promise<TestResponse>;
  /** Sends a raw request. */
  send(request: InjectOptions): Promise<TestResponse>;
  /** Registers a borrower and returns their token and application. */
  register(answers?: object): Promise<{ jwt: string; uuid: string }>;
};

export type Given = {
  readonly params?: object;
  readonly query?: object;
  readonly body?: object | string | Buffer;
  /** Sent as `If-Match`. */
  readonly version?: number;
  readonly jwt?: string | undefined;
  readonly headers?: Record<string, string>;
};

export type TestResponse = {
  readonly status: number;
  readonly headers: LightMyRequestResponse['headers'];
  readonly body: never;
  readonly bytes: Uint8Array;
};

/** The servers of a worker compile each rule text once between them, and share the threads that write PDFs. */
const RULE_TEXTS = compiledTexts();
const PDFS: PdfPool = { ...createPdfPool({ size: 1 }), close: async () => {} };

/** Creates a server for one test file, with its own database and without a network. */
export async function testApp(
  overrides: Overrides = {},
  environment: Record<string, string> = {},
): Promise<TestApp> {
  const config = readConfig({
    DATA_DIR: mkdtempSync(join(tmpdir(), 'homeline-test-')),
    SANDBOX_URL: 'http://sandbox.invalid',
    ORGANISATIONS_DIR: onePersonLenders(),
    WEBHOOK_SECRET,
    LOG_LEVEL: 'silent',
    REGISTRATIONS_PER_HOUR: '10000',
    ...environment,
  });
  const clock = movableClock();
  const app = await createApp(config, {
    clock,
    ruleTexts: RULE_TEXTS,
    pdfs: PDFS,
    ...overrides,
    database: overrides.database ?? (await testDatabase()),
  });
  const send = async (request: InjectOptions): Promise<TestResponse> => {
    const { statusCode, headers, payload, rawPayload } = await app.http.inject(request);
    const isJson = String(headers['content-type']).startsWith('application/json');
    const body = (isJson ? JSON.parse(payload) : payload) as never;
    return { status: statusCode, headers, body, bytes: rawPayload };
  };
  const call = (name: CallName, { params, query, body, version, jwt, headers }: Given = {}) => {
    const { method } = CALLS[name];
    const hasType = body !== undefined && !headers?.['content-type'];
    return send({
      method,
      url: pathOf(CALLS[name], params, query),
      headers: {
        ...(jwt ? { authorization: `Bearer ${jwt}` } : {}),
        ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
        ...(hasType ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: body }),
    });
  };
  let people = 0;
  return {
    ...app,
    clock,
    call,
    send,
    async register(answers = {}) {
      people += 1;
      const body = { ...REGISTRATION, email: `person${people}@example.com`, ...answers };
      const answer = await call('register', { body });
      const { jwt, applicationUuid } = answer.body as { jwt: string; applicationUuid: string };
      return { jwt, uuid: applicationUuid };
    },
  };
}

/** A borrower's registration form. */
export const REGISTRATION = {
  street1: '101 Test Street',
  city: 'Columbus',
  state: 'OH',
  zip: '43085',
  occupancy: 'PRIMARY',
  listedForSale: false,
  employmentType: 'FULL_TIME',
  monthlyGrossCents: 980_000,
  firstName: 'Avery',
  lastName: 'Happy',
  dob: '1981-04-12',
  email: 'avery@example.com',
  phone: '(555) 555-0101',
  password: PASSWORD,
} as const;

/** A borrower's profile form. */
export const PROFILE = {
  firstName: 'Avery',
  lastName: 'Happy',
  dob: '1981-04-12',
  softCreditConsent: { agreed: true, textVersion: '2026-01' },
  esignConsent: { agreed: true, textVersion: ELECTRONIC_RECORDS_VERSION },
} as const;
