import type { Call } from '../call.ts';
import { lookUpZip } from './look-up-zip.ts';
import { saveProperty } from './save-property.ts';
import { sendOwnershipDocument } from './send-ownership-document.ts';
import { suggestAddresses } from './suggest-addresses.ts';

export const propertyCalls = {
  lookUpZip,
  suggestAddresses,
  saveProperty,
  sendOwnershipDocument,
} as const satisfies Record<string, Call>;
