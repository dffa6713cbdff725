import type { Call } from '../call.ts';
import { lookUpZip } from './look-up-zip.ts';
import { saveProperty } from './save-property.ts';
import { sendOwnershipDocument } from './send-ownership-document.ts';

export const propertyCalls = {
  lookUpZip,
  saveProperty,
  sendOwnershipDocument,
} as const satisfies Record<string, Call>;
