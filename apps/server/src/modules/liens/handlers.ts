import type { liensCalls } from '@homeline/contract/liens/calls.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { answerFoundLiens } from './answer-found-liens.ts';
import { answerLiens } from './answer-liens.ts';
import { attestInquiries } from './attest-inquiries.ts';
import { attestLiens } from './attest-liens.ts';
import { getLiens } from './get-liens.ts';

export const liensHandlers = {
  getLiens,
  answerLiens,
  answerFoundLiens,
  attestInquiries,
  attestLiens,
} satisfies HandlersOf<typeof liensCalls>;
