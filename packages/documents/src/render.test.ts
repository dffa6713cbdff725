import type { WrittenDocumentType } from '@homeline/domain/documents/written-documents.ts';
import { cents } from '@homeline/domain/money/cents.ts';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import type { DocumentModel } from './document.ts';
import { documentText } from './document-text.ts';
import { renderHtml } from './render-html.ts';
import { renderPdf } from './render-pdf.ts';
import { TEMPLATES, writeDocument } from './templates.ts';
import { pdfText } from './testing/pdf-text.ts';
import { homeFor, sampleSubject } from './testing/sample.ts';

const NAMES = Object.keys(TEMPLATES) as WrittenDocumentType[];

function documentOf(type: WrittenDocumentType): DocumentModel {
  return writeDocument(type, sampleSubject(homeFor(type)));
}

describe('the HTML of a document', () => {
  it.each(NAMES)(
    'of %s has one title, ordered headings, and nothing that a strict Content-Security-Policy forbids',
    (type) => {
      const html = renderHtml(documentOf(type), '/document.css');
      const levels = [...html.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
      expect(levels[0]).toBe(1);
      expect(levels.slice(1).every((level) => level === 2)).toBe(true);
      expect(html).not.toMatch(/<script|<style|\sstyle=|\son\w+=|javascript:/i);
      expect(html).toMatch(/^<!doctype html>\n<html lang="en-US">/);
    },
  );

  it('escapes borrower input', () => {
    const { borrower } = sampleSubject();
    const subject = sampleSubject({ borrower: { ...borrower, name: '<script>alert("1")</script>' } });
    const html = renderHtml(writeDocument('APPLICATION_SUMMARY', subject));
    expect(html).not.toContain('<script');
    expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;');
  });

  it('is the same for the same subject', () => {
    expect(renderHtml(documentOf('HELOC_AGREEMENT'))).toBe(renderHtml(documentOf('HELOC_AGREEMENT')));
  });
});

describe('the PDF of a document', () => {
  it.each(NAMES)(
    'of %s is tagged, titled, in English, numbered, and has the document’s full text',
    async (type) => {
      const document = documentOf(type);
      const pdf = await read(await renderPdf(document));
      expect(pdf.marked).toBe(true);
      expect(pdf.title).toBe(document.title);
      expect(pdf.language).toBe('en-US');
      expect(pdf.text).toContain(`Page 1 of ${pdf.pages}`.replace(/\s/g, ''));
      for (const line of documentText(document).split('\n'))
        expect(pdf.text).toContain(line.replace(/\s/g, ''));
      expect(pdf.roles).toContain('H1');
      expect(pdf.roles).toContain('H2');
    },
  );

  it.each(NAMES)('of %s prints no line of text over another, with an autopay discount', async (type) => {
    const home = homeFor(type);
    const { line } = sampleSubject();
    const withoutAutopay = { noteRatePct: 9.5, monthlyPaymentCents: cents(107_000), aprPct: 10.1 };
    const document = writeDocument(type, sampleSubject({ ...home, line: { ...line, withoutAutopay } }));
    expect(await overprinted(await renderPdf(document))).toEqual([]);
  });

  it('is byte-identical for the same subject', async () => {
    const [first, second] = [
      await renderPdf(documentOf('CLOSING_SUMMARY')),
      await renderPdf(documentOf('CLOSING_SUMMARY')),
    ];
    expect(Buffer.compare(first, second)).toBe(0);
  });
});

/** Reads a file's tags, metadata and text without white space. */
async function read(bytes: Uint8Array) {
  const task = getDocument({ data: bytes.slice(), verbosity: 0 });
  const pdf = await task.promise;
  const { info } = await pdf.getMetadata();
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)));
  const roles = new Set<string>();
  for (const page of pages) collectRoles(await page.getStructTree(), roles);
  // pdf.js returns a map where its types promise an object.
  const marks = (await pdf.getMarkInfo()) as unknown as ReadonlyMap<string, boolean> | null;
  const marked = marks?.get('Marked');
  const { Title: title, Language: language } = info as { Title?: string; Language?: string };
  await task.destroy();
  return {
    marked,
    title,
    language,
    pages: pages.length,
    text: await pdfText(bytes),
    roles: [...roles],
  };
}

/** Returns each text that another text overlaps. */
async function overprinted(bytes: Uint8Array): Promise<string[]> {
  const task = getDocument({ data: bytes.slice(), verbosity: 0 });
  const pdf = await task.promise;
  const found: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    const lines = items.flatMap((item) =>
      'str' in item && item.str.trim() ? { ...item, x: item.transform[4], y: item.transform[5] } : [],
    );
    for (const [index, one] of lines.entries())
      for (const other of lines.slice(index + 1)) {
        const beside = one.x >= other.x + other.width - 1 || other.x >= one.x + one.width - 1;
        // Above a baseline, capitals and figures fill two thirds of the size.
        const apart = one.y > other.y + other.height * 0.66 || other.y > one.y + one.height * 0.66;
        if (!beside && !apart) found.push(`${one.str} / ${other.str}`);
      }
  }
  await task.destroy();
  return found;
}

type Node = { role?: string; children?: readonly unknown[] };

function collectRoles(node: unknown, roles: Set<string>): void {
  const { role, children = [] } = (node ?? {}) as Node;
  if (role) roles.add(role);
  for (const child of children) collectRoles(child, roles);
}
