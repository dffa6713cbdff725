import type { propertyCalls } from '@homeline/contract/property/calls.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { saveProperty } from './save-property.ts';
import { sendOwnershipDocument } from './send-ownership-document.ts';

export const propertyHandlers = {
  saveProperty,
  sendOwnershipDocument,
} satisfies HandlersOf<typeof propertyCalls>;
