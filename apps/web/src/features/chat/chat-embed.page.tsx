import { useEffect } from 'react';
import { screenShown } from '../../shell/screen-loading.ts';
import './chat-embed.css';

/** The page of the chat alone, which another website shows in a frame. */
export default function ChatEmbedPage() {
  useEffect(screenShown, []);
  return <main className="chat-embed" />;
}
