// Proves DS-22.

import { inflateSync } from 'node:zlib';
import type { WrittenDocumentType } from '@homeline/domain/documents/written-documents.ts';
import { describe, expect, it } from 'vitest';
import { asSigned } from '../as-signed.ts';
import { renderPdf } from '../render-pdf.ts';
import { TEMPLATES, writeDocument } from '../templates.ts';
import { homeFor, LENDER, sampleSignatures, sampleSubject } from '../testing/sample.ts';

const NAMES = Object.keys(TEMPLATES) as WrittenDocumentType[];
const drawn = sampleSignatures({ drawing: [[10, 20, 120, 90]] });

/** Renders a paper with drawn signatures, for a lender whose name needs escaping. */
async function fileOf(type: WrittenDocumentType): Promise<Buffer> {
  const lender = { ...LENDER, name: 'Smith & Sons <Lending>' };
  const paper = writeDocument(type, sampleSubject(homeFor(type), lender));
  return Buffer.from(await renderPdf(asSigned(paper, drawn)));
}

type PdfStream = { readonly dictionary: string; readonly bytes: Buffer };

/** Returns the streams of a file, each of exactly its stated length. */
function streamsOf(file: Buffer): PdfStream[] {
  const text = file.toString('latin1');
  return [...text.matchAll(/\n\d+ 0 obj\n(<<(?:(?!endobj).)*?>>)\nstream\n/gs)].map((found) => {
    const dictionary = found[1] ?? '';
    const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1]);
    const from = found.index + found[0].length;
    expect(text.slice(from + length, from + length + 11)).toBe('\nendstream\n');
    const bytes = file.subarray(from, from + length);
    return { dictionary, bytes: /FlateDecode/.test(dictionary) ? inflateSync(bytes) : bytes };
  });
}

/** The library begins each page by turning its axis around. */
const isPage = (stream: string) => stream.startsWith('1 0 0 -1 0 792 cm');

/** What ISO 19005-2 asks of a file, by clause, as far as our papers could miss it. */
describe.each(NAMES)('the PDF file of %s, by the clauses of PDF/A-2b', async (type) => {
  const file = await fileOf(type);
  const text = file.toString('latin1');
  const streams = streamsOf(file);
  const metadata = streams.find(({ dictionary }) => /\/Type \/Metadata/.test(dictionary));
  const xmp = metadata?.bytes.toString('utf8') ?? '';

  it('6.1.2 and 6.1.3: marks its bytes as binary, has an id of its own and isn’t encrypted', async () => {
    expect(text).toMatch(/^%PDF-1\.7\n%[\x80-\xff]{4}\n/);
    const id = /\/ID \[<([0-9a-f]{32})> <\1>\]/.exec(text)?.[1];
    expect(id).toBeDefined();
    const other = (await fileOf(type === 'ECOA_NOTICE' ? 'VALUATION_REPORT' : 'ECOA_NOTICE')).toString(
      'latin1',
    );
    expect(other).not.toContain(id);
    expect(text).not.toContain('/Encrypt');
  });

  it('6.1.7: compresses with Flate alone, and refers to no other file', () => {
    expect(streams.length).toBeGreaterThan(4);
    expect(text.match(/\/Filter \/(?!FlateDecode)\w+/g)).toBeNull();
    expect(text).not.toMatch(/\/(FFilter|EF|Launch|GoToR)\b/);
  });

  it('6.2.3 and 6.2.4: names its output intent, and uses colors of that profile alone', () => {
    expect(text).toMatch(/\/S \/GTS_PDFA1\n/);
    const profile = streams.find(({ dictionary }) => /\/N 3\n/.test(dictionary));
    expect(profile?.bytes.toString('latin1', 16, 20)).toBe('RGB ');
    expect(profile?.bytes.readUInt32BE(0)).toBe(profile?.bytes.length);
    const pages = streams.map(({ bytes }) => bytes.toString('latin1')).filter(isPage);
    expect(pages.length).toBeGreaterThan(0);
    for (const page of pages) expect(page).not.toMatch(/\/(DeviceCMYK|DeviceN|Separation)\b|\s[kK]\n/);
  });

  it('6.2.10: has no transparency', () => {
    expect(text).not.toMatch(/\/(SMask|BM|Group)\b/);
    expect([...text.matchAll(/\/(?:ca|CA) ([\d.]+)/g)].filter(([, alpha]) => Number(alpha) !== 1)).toEqual(
      [],
    );
  });

  it('6.2.11: embeds each font, with its character map', () => {
    const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
    const fonts = count(/\/Type \/FontDescriptor\n/g);
    expect(fonts).toBeGreaterThan(0);
    expect(count(/\/FontFile[23] /g)).toBe(fonts);
    expect(count(/\/CIDToGIDMap \/Identity\n/g)).toBe(fonts);
    expect(count(/\/ToUnicode /g)).toBe(fonts);
    expect(text).not.toMatch(/\/Subtype \/Type(1|3)\b/);
  });

  it('6.3 to 6.5 and 6.8 to 6.11: has no notes, forms, actions, attachments or layers', () => {
    expect(text).not.toMatch(
      /\/(Annots|AcroForm|JavaScript|JS|OpenAction|AA|EmbeddedFiles|OCProperties|AlternatePresentations|Requirements)\b/,
    );
  });

  it('6.6: says in readable metadata that it is PDF/A-2b and PDF/UA-1, by whom and of which day', () => {
    expect(metadata?.dictionary).not.toContain('/Filter');
    for (const part of [
      '<pdfaid:part>2</pdfaid:part>',
      '<pdfaid:conformance>B</pdfaid:conformance>',
      '<pdfuaid:part>1</pdfuaid:part>',
      '<pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>',
      '<rdf:li>Smith &amp; Sons &lt;Lending&gt;</rdf:li>',
      '<xmp:CreateDate>2026-03-02T00:00:00Z</xmp:CreateDate>',
    ])
      expect(xmp).toContain(part);
    expect(xmp.replace(/&(amp|lt|gt);/g, '')).not.toContain('&');
    expect(text).toContain('(D:20260302000000Z)');
  });
});
