import type { Call } from '../call.ts';
import { saveProperty } from './save-property.ts';
import { sendOwnershipDocument } from './send-ownership-document.ts';

export const propertyCalls = {
  saveProperty,
  sendOwnershipDocument,
} as const satisfies Record<string, Call>;
