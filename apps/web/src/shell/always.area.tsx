import type { ReactNode } from 'react';
import ChatArea from '../features/chat/chat.area.tsx';
import PageViews from '../features/telemetry/page-views.area.tsx';
import { watchSlowButtons } from './slow-buttons.ts';

watchSlowButtons();

/** What is beside every page once the first one has shown: the chat's button, and what runs unseen. */
export default function Always(): ReactNode {
  return (
    <>
      <PageViews />
      <ChatArea />
    </>
  );
}
