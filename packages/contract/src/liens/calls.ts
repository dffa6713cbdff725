import type { Call } from '../call.ts';
import { answerFoundLiens } from './answer-found-liens.ts';
import { answerLiens } from './answer-liens.ts';
import { attestInquiries } from './attest-inquiries.ts';
import { attestLiens } from './attest-liens.ts';
import { getLiens } from './get-liens.ts';

export const liensCalls = {
  getLiens,
  answerLiens,
  answerFoundLiens,
  attestInquiries,
  attestLiens,
} as const satisfies Record<string, Call>;
