import type { Call } from '../call.ts';
import { createDocumentLink, endDocumentLink, getLinkedCopy, listDocumentLinks } from './document-links.ts';
import { createSignerDocumentLink, endSignerDocumentLink, listSignerDocumentLinks } from './signer-links.ts';

export const documentLinksCalls = {
  listDocumentLinks,
  createDocumentLink,
  endDocumentLink,
  getLinkedCopy,
  listSignerDocumentLinks,
  createSignerDocumentLink,
  endSignerDocumentLink,
} as const satisfies Record<string, Call>;
