import type { disclosuresCalls } from '@homeline/contract/disclosures/calls.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { acknowledgeClosing, acknowledgeFloodNotice } from './acknowledge-closing.ts';
import { acknowledgeDisclosures } from './acknowledge-disclosures.ts';
import { getClosing } from './get-closing.ts';

export const disclosuresHandlers = {
  acknowledgeDisclosures,
  acknowledgeClosing,
  acknowledgeFloodNotice,
  getClosing,
} satisfies HandlersOf<typeof disclosuresCalls>;
