import { randomUUID } from 'node:crypto';
import type { CallName } from '@homeline/contract/calls.ts';
import type { DocumentSummary } from '@homeline/contract/documents/list-documents.ts';
import type { SignerStatus } from '@homeline/contract/signers/signer-status.ts';
import { ELECTRONIC_RECORDS_VERSION } from '@homeline/documents/summary/electronic-records.ts';
import type { UploadedDocumentType } from '@homeline/domain/documents/document-types.ts';
import { statedMonthlyGross } from '@homeline/domain/sample-people/borrower-acts.ts';
import type { Persona } from '@homeline/domain/sample-people/persona.ts';
import type { SignerStepName } from '@homeline/domain/workflow/signer-step-names.ts';
import { vi } from 'vitest';
import { sendOutbox } from '../modules/notifications/outbox.ts';
import { type Given, PASSWORD, type TestResponse } from './app.ts';
import { photoOf } from './files.ts';
import type { AppWithProviders } from './journey.ts';
import { codeIn } from './persona-calls.ts';
import { signedAt } from './signing-places.ts';

const PATIENCE_MS = 60_000;
const MOST_ROUNDS = 50;
const consent = { agreed: true, textVersion: '2026-11' };
const esignConsent = { agreed: true, textVersion: ELECTRONIC_RECORDS_VERSION };
const PHOTO = photoOf('a passport');

/** A signer of an application with their own session. */
export type TestSigner = {
  readonly app: AppWithProviders;
  readonly uuid: string;
  readonly jwt: string;
  readonly email: string;
  readonly name: string;
  /** What the providers know about a co-borrower. */
  readonly person: Persona | undefined;
  attempt(name: CallName, given?: Given): Promise<TestResponse>;
  status(): Promise<SignerStatus>;
};

/** The link of an invitation, with its one-time code. */
export const INVITATION_LINK = /heloc-signer\/login\S*#([\w-]+)/;

/** Returns the one-time code of the newest invitation that was emailed to an address. */
export async function invitationCode(app: AppWithProviders, email: string): Promise<string> {
  let code: string | undefined;
  // Each round sends a part of what is queued, oldest first.
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    await sendOutbox(app.context);
    const messages = await (await fetch(`${app.providers.url}/control/messages`)).json();
    const letter = (messages as { to: string; text: string }[]).findLast(
      ({ to, text }) => to === email && INVITATION_LINK.test(text),
    );
    code = INVITATION_LINK.exec(letter?.text ?? '')?.[1];
    if (!(await hasUnsent(app))) break;
  }
  if (!code) throw new Error(`No invitation was emailed to ${email}`);
  return code;
}

async function hasUnsent({ context }: AppWithProviders): Promise<boolean> {
  const unsent = await context.db
    .selectFrom('outbox')
    .select('uuid')
    .where('sent_at', 'is', null)
    .where('refused_at', 'is', null)
    .executeTakeFirst();
  return unsent !== undefined;
}

/** Accepts the invitation emailed to a signer. */
export async function acceptInvitation(
  app: AppWithProviders,
  { email, name }: { readonly email: string; readonly name: string },
  person?: Persona,
): Promise<TestSigner> {
  const answer = await app.call('acceptInvitation', {
    body: { code: await invitationCode(app, email), email, password: PASSWORD },
  });
  const { jwt, applicationUuid: uuid } = answer.body as { jwt: string; applicationUuid: string };
  const attempt = (call: CallName, given: Given = {}) =>
    app.call(call, {
      ...given,
      params: { uuid, ...given.params },
      headers: { 'idempotency-key': randomUUID(), ...given.headers },
      jwt,
    });
  return {
    ...{ app, uuid, jwt, email, name, person, attempt },
    status: async () => (await attempt('getSignerStatus')).body as SignerStatus,
  };
}

/** What a signer does at each of their steps. */
const ACTS: Partial<Record<SignerStepName, (signer: TestSigner) => Promise<unknown>>> = {
  SIGNER_RESUME: ({ attempt }) => attempt('actAsSigner', { body: { act: 'CONTINUED' } }),
  SIGNER_INTRO: ({ attempt, person }) => {
    const { phone, dob } = person ?? { phone: '(555) 555-0199', dob: '1985-06-02' };
    return attempt('saveSignerDetails', { body: { phone, dob, consent: esignConsent } });
  },
  SIGNER_PROFILE: ({ attempt, person }) =>
    person
      ? attempt('saveCoBorrowerProfile', {
          body: {
            ssn: person.testId,
            employmentType: person.income.employmentType,
            monthlyGrossCents: statedMonthlyGross(person),
            creditConsent: consent,
          },
        })
      : Promise.reject(new Error('The providers know no such co-borrower')),
  SIGNER_HMDA: ({ attempt }) =>
    attempt('saveCoBorrowerHmda', { body: { ethnicity: ['2'], race: ['5'], sex: ['1'] } }),
  SIGNER_INCOME: sendPaystub,
  SIGNER_IDENTITY: sendPassport,
  SIGNER_CONDITIONS: sendPassport,
  SIGNER_DOCUMENTS: async (signer) => {
    await openSample(signer);
    await openDocuments(signer);
    return signer.attempt('actAsSigner', { body: { act: 'DOCUMENTS_OPENED' } });
  },
  SIGNER_SIGN: async (signer) => {
    const opened = await openDocuments(signer);
    const documents = opened.map(({ uuid }) => uuid);
    const places = signedAt(signer.name, opened);
    return signer.attempt('signAsSigner', {
      body: { typedName: signer.name, documents, consent, ...places, isLocationWithheld: true },
    });
  },
};

/** Returns a signer's signature at every line of their documents, and their initials. */
export async function placesOf({ name, attempt }: TestSigner) {
  return signedAt(name, (await attempt('listSignerDocuments')).body as DocumentSummary[]);
}

/** Takes a signer to the first of these steps, waiting for providers. */
export async function advanceSigner(
  signer: TestSigner,
  ...until: readonly SignerStepName[]
): Promise<SignerStatus> {
  for (let turn = 0; turn < 20; turn += 1) {
    const { step, isSealing } = await signer.status();
    if (until.includes(step) && !isSealing) return signer.status();
    const act = ACTS[step];
    if (act && !isSealing) await act(signer);
    else
      await vi.waitFor(
        async () => {
          const now = await signer.status();
          if (now.step === step && now.isSealing === isSealing) throw new Error(`Still at ${step}`);
        },
        { timeout: PATIENCE_MS, interval: 20 },
      );
  }
  throw new Error(`${signer.name} does not reach ${until.join(' or ')}`);
}

/** Uploads a photo of a passport and submits it. */
async function sendPassport(signer: TestSigner): Promise<unknown> {
  const document = await upload(signer, 'PASSPORTFRONT');
  return signer.attempt('sendSignerIdentity', { body: { type: 'PASSPORTFRONT', document } });
}

/** Uploads a pay stub and submits it. */
async function sendPaystub(signer: TestSigner): Promise<unknown> {
  const documents = [await upload(signer, 'USER_UPLOADED_PAYSTUB')];
  return signer.attempt('sendCoBorrowerIncome', { body: { documents } });
}

async function upload({ attempt }: TestSigner, type: UploadedDocumentType): Promise<string> {
  const { body } = await attempt('uploadSignerDocument', {
    query: { type, name: 'photo.jpg' },
    body: PHOTO,
    headers: { 'content-type': 'image/jpeg' },
  });
  return (body as { uuid: string }).uuid;
}

/** Opens the signer's sample record, where it is asked for, and types its code. */
export async function openSample({ attempt, status }: TestSigner): Promise<void> {
  const { recordsAccess } = await status();
  if (!recordsAccess) return;
  const page = await attempt('getSignerDocumentHtml', { params: { document: recordsAccess.sample.uuid } });
  const body = { code: codeIn(String(page.body)), textVersion: ELECTRONIC_RECORDS_VERSION };
  await attempt('showSignerRecordsAccess', { body });
}

/** Opens the signer's documents of the summary and the note package. Returns those of the note package. */
async function openDocuments({ attempt }: TestSigner): Promise<readonly DocumentSummary[]> {
  const all = (await attempt('listSignerDocuments')).body as DocumentSummary[];
  for (const { uuid, openedAt } of all.filter((document) => document.package !== 'NOTARY'))
    if (!openedAt) await attempt('getSignerDocumentHtml', { params: { document: uuid } });
  return all.filter((document) => document.package === 'CLOSING');
}
