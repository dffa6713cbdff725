import type { Call } from '../call.ts';
import { acknowledgeClosing, acknowledgeFloodNotice } from './acknowledge-closing.ts';
import { acknowledgeDisclosures } from './acknowledge-disclosures.ts';
import { getClosing } from './get-closing.ts';

export const disclosuresCalls = {
  acknowledgeDisclosures,
  acknowledgeClosing,
  acknowledgeFloodNotice,
  getClosing,
} as const satisfies Record<string, Call>;
