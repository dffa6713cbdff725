import { organisation } from '../organisation.ts';
import { Words } from './words.tsx';

/** Shows the text of a message, in its language's direction, with links only to the lender's own hosts. */
export function MessageText({ text }: { readonly text: string }) {
  return (
    <p className="message-text" dir="auto">
      <Words text={text} hosts={organisation.orgMetaData.chatLinkHosts} />
    </p>
  );
}
