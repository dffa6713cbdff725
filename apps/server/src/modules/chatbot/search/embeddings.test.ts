// Proves CB-02.

import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadEmbeddings } from './embeddings.ts';
import { dot } from './meaning.ts';
import { packEmbedding, unpackEmbedding } from './shipped-embeddings.ts';

const NONE = new Float32Array();
const TEXTS = ['where do i park at the branch', 'who waters your plants'];
const file = join(mkdtempSync(join(tmpdir(), 'homeline-embeddings-')), 'chatbot', 'embeddings');

it('caches embeddings of article wordings, never of people’s questions', async () => {
  const first = await loadEmbeddings(file);
  const vectors = await first.wordings(TEXTS);
  await first.asked(['a secret question']);
  const kept = readFileSync(file);
  const next = await loadEmbeddings(file);
  expect(await next.wordings(TEXTS)).toEqual(vectors);
  expect(readFileSync(file)).toEqual(kept);
  expect(kept.length).toBe(TEXTS.length * (16 + 4 * 384));
});

it('recomputes them when the file was truncated', async () => {
  const whole = readFileSync(file);
  writeFileSync(file, whole.subarray(0, 100));
  await (await loadEmbeddings(file)).wordings(TEXTS);
  expect(readFileSync(file)).toEqual(whole);
});

it('uses shipped embeddings without computing them', async () => {
  const unused = join(mkdtempSync(join(tmpdir(), 'homeline-embeddings-')), 'embeddings');
  const embeddings = await loadEmbeddings(unused);
  const [shipped = NONE] = await embeddings.wordings(['what fees do you charge']);
  expect(existsSync(unused)).toBe(false);
  const [near = NONE, far = NONE] = await embeddings.asked(['what fees do you charge me', 'sing me a song']);
  expect(dot(shipped, near)).toBeGreaterThan(0.8);
  expect(dot(shipped, far)).toBeLessThan(0.5);
});

it('packs embeddings with little loss', async () => {
  const [asked = NONE] = await (await loadEmbeddings()).asked(['who waters your plants']);
  expect(dot(unpackEmbedding(packEmbedding('who waters your plants', asked)), asked)).toBeGreaterThan(0.99);
});
