import type { ReturnReason } from '@homeline/domain/notifications/returned-messages.ts';
import type { Attachment } from 'postal-mime';

/** A delivery status notification on one of our emails. Its text is not kept. */
export type ReturnedMail = {
  /** Ours, from the headers that came back or from the envelope. */
  readonly reference: string;
  /** Absent while the mail server still tries, or for one that arrived. */
  readonly returned?: { readonly reason: ReturnReason; readonly code: string };
};

/** The fields of one block, by name in small letters. */
type Fields = Readonly<Record<string, string>>;

const STATUS_PART = /^message\/(global-)?delivery-status$/;
const RETURNED_PART = /^(message\/(rfc822|global|global-headers)|text\/rfc822-headers)$/;
const REFERENCE = /([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/i;
/** Nothing that a mail server reports is deeper. */
const MOST_NESTED = 10;

/**
 * Reads a delivery status notification (RFC 3464, and RFC 6533 for addresses beyond ASCII).
 * @param raw the message as it arrived, with its headers
 * @returns undefined for any other email, for a report that is cut too early, and for one without our reference
 */
export async function readReturnedMail(raw: Buffer): Promise<ReturnedMail | undefined> {
  const parts = await partsOf(raw);
  const blocks = blocksOf(contentOf(parts, STATUS_PART));
  const [message = {}] = blocks;
  const headers = blocksOf(contentOf(parts, RETURNED_PART))[0] ?? {};
  const reference = [headers['message-id'], message['original-envelope-id'], message['original-message-id']]
    .map((text) => REFERENCE.exec(text ?? '')?.[1])
    .find(Boolean);
  // Our email goes to one recipient; where an alias sends it on, each address has a block of its own.
  const recipients = blocks.filter(({ action, status }) => action && status);
  if (!reference || recipients.length === 0) return undefined;
  const failed = recipients.find(({ action }) => action?.toLowerCase() === 'failed');
  const code = /^\s*([245]\.\d{1,3}\.\d{1,3})(?!\d)/.exec(failed?.['status'] ?? '')?.[1];
  return { reference: reference.toLowerCase(), ...(code && { returned: { reason: reasonOf(code), code } }) };
}

async function partsOf(raw: Buffer): Promise<readonly Attachment[]> {
  try {
    const { default: PostalMime } = await import('postal-mime');
    const { attachments } = await PostalMime.parse(raw, {
      ...{ attachmentEncoding: 'utf8', forceRfc822Attachments: true, maxNestingDepth: MOST_NESTED },
    });
    return attachments;
  } catch {
    return [];
  }
}

function contentOf(parts: readonly Attachment[], type: RegExp): string {
  const content = parts.find(({ mimeType }) => type.test(mimeType.toLowerCase()))?.content;
  return typeof content === 'string' ? content : '';
}

/** Returns the fields of each block; a folded field is one line. */
function blocksOf(text: string): readonly Fields[] {
  return text
    .replace(/\r\n/g, '\n')
    .replace(/\n[ \t]+(?=\S)/g, ' ')
    .trim()
    .split(/\n[ \t]*\n/)
    .map((block) =>
      Object.fromEntries(
        block.split('\n').flatMap((line) => {
          const end = line.indexOf(':');
          return end > 0 ? [[line.slice(0, end).trim().toLowerCase(), line.slice(end + 1).trim()]] : [];
        }),
      ),
    );
}

/** The reason of an enhanced status code (RFC 3463): 5.1.x is about the address, 4.x.x a mail server that gave up. */
function reasonOf(code: string): ReturnReason {
  if (code.startsWith('5.1.')) return 'UNKNOWN_ADDRESS';
  return code.startsWith('5.') ? 'NOT_TAKEN' : 'UNANSWERED';
}
