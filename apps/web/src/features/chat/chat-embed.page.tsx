import { useEffect } from 'react';
import { markScreenShown } from '../../shell/screen-loading.ts';
import './chat-embed.css';

/** The page of the chat alone, which another website shows in a frame. */
export default function ChatEmbedPage() {
  useEffect(markScreenShown, []);
  return <main className="chat-embed" />;
}
