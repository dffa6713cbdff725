import { dayOfMessage, timeOfMessage } from '@homeline/client/chat/message-list.ts';
import type { ChatMessage } from '@homeline/contract/chat/chat-message.ts';
import type { ChatDetails } from '@homeline/contract/chat/desk.ts';
import { sizeText } from '@homeline/domain/chat/attachments.ts';
import { chatCopy } from './copy.ts';

const copy = chatCopy.transcript;

/** Returns a conversation as text: each day, and each message with its time and sender. Internal notes stay out. */
export function transcriptText(
  {
    friendlyName,
    emailAddress,
    loanNumber,
  }: Pick<ChatDetails, 'friendlyName' | 'emailAddress' | 'loanNumber'>,
  messages: readonly ChatMessage[],
): string {
  const lines = [copy.person(friendlyName, emailAddress), ...(loanNumber ? [copy.loan(loanNumber)] : [])];
  let day: string | undefined;
  for (const { from, name, text, files, at } of messages) {
    if (dayOfMessage(at) !== day) {
      day = dayOfMessage(at);
      lines.push('', day);
    }
    const by = from === 'SYSTEM' ? '' : `${from === 'AGENT' ? name : friendlyName}: `;
    const sent = [text, ...files.map((file) => copy.file(file.name, sizeText(file.size)))].filter(Boolean);
    lines.push(`${timeOfMessage(at)}  ${by}${sent.join(' ')}`);
  }
  return lines.join('\n');
}
