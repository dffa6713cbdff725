import type { documentLinksCalls } from '@homeline/contract/document-links/calls.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { createDocumentLink, endDocumentLink, listDocumentLinks } from './document-links.ts';
import { getLinkedCopy } from './linked-copy.ts';
import { createSignerDocumentLink, endSignerDocumentLink, listSignerDocumentLinks } from './signer-links.ts';

export const documentLinksHandlers = {
  listDocumentLinks,
  createDocumentLink,
  endDocumentLink,
  getLinkedCopy,
  listSignerDocumentLinks,
  createSignerDocumentLink,
  endSignerDocumentLink,
} satisfies HandlersOf<typeof documentLinksCalls>;
