import { createHash } from 'node:crypto';

const SHA256_BLOCKS = 1_000_000;
const BLOCK_BYTES = 64;
const JSON_ROUND_TRIPS = 10_000;
const ROUNDS = 9;

const BLOCKS = Buffer.alloc(SHA256_BLOCKS * BLOCK_BYTES, 7);

// About what one status answer carries: short strings, amounts, flags, a list.
const DOCUMENT = {
  uuid: '7c1f6f0e-2d9b-4a53-9a41-0f1b8f3c5d21',
  step: 'OFFER_SELECTION',
  since: '2026-01-05T15:04:05.678Z',
  offers: Array.from({ length: 15 }, (_, index) => ({
    termYears: 5 + index,
    aprPct: 8.25 + index / 8,
    lineCents: 5_000_000 + index * 100_000,
    monthlyPaymentCents: 61_234 + index,
    autopay: index % 2 === 0,
  })),
};

/**
 * Measures how fast this machine is: CPU for a fixed number of SHA-256 blocks (FIPS 180-4) and of JSON round trips.
 * Machines differ by a factor of two, so CPU targets are multiples of this figure.
 * @returns milliseconds of CPU, the median of nine rounds
 */
export function calibrationMs(): number {
  const rounds = Array.from({ length: ROUNDS }, round).sort((a, b) => a - b);
  return rounds[Math.floor(ROUNDS / 2)] ?? 0;
}

function round(): number {
  const before = process.cpuUsage();
  createHash('sha256').update(BLOCKS).digest();
  for (let trip = 0; trip < JSON_ROUND_TRIPS; trip += 1) JSON.parse(JSON.stringify(DOCUMENT));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
