import { omni } from '@homeline/client/chat/own-omni.ts';
import { token } from '@homeline/client/session/token.ts';
import type { AnswerOf } from '@homeline/contract/call.ts';
import { getChatPerson } from '@homeline/contract/chat/borrower-panel.ts';
import { listCannedReplies } from '@homeline/contract/chat/canned-replies.ts';
import { type ChatDetails, type ChatSummary, getChat, getChatDesk } from '@homeline/contract/chat/desk.ts';
import { getOperatingHours } from '@homeline/contract/organisations/operating-hours.ts';
import { type ChatAct, chatRefusal } from '@homeline/domain/chat/conversation.ts';
import { showToast } from '@homeline/ui/feedback/toasts.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { send } from '../../session/client.ts';
import { useDisabledReason, useStaff } from '../../session/staff-member.ts';
import { staffAlert } from '../../shell/staff-alert.ts';

export type Desk = AnswerOf<typeof getChatDesk>;

/** The query key of one chat call; without a `name`, of all of them. */
export function chatKey(name?: string, ...more: readonly string[]): readonly string[] {
  return ['chats', ...(name ? [name] : []), ...more];
}

/** The shortest interval between refetches of the desk. */
const QUIET_MS = 500;

/** Loads the desk: its chats and its agents. */
export function useDesk() {
  return useQuery({ queryKey: chatKey(getChatDesk.name), queryFn: () => send(getChatDesk, {}) });
}

/** Refetches the desk on changes. Use it once per page: the socket has one subscriber. */
export function useFollowedDesk(): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (typeof WebSocket === 'undefined') return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const readAgain = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void queries.invalidateQueries({ queryKey: chatKey(getChatDesk.name) });
      }, QUIET_MS);
    };
    const leave = omni.followDesk({
      token: token.read,
      onChange: readAgain,
      // Reading again finds out whether the session has ended.
      onRefused: readAgain,
      onLive: (isLive) => isLive || readAgain(),
    });
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, [queries]);
}

/** Loads a chat's details. */
export function useChatDetails(conversation: string) {
  return useQuery({
    queryKey: chatKey(getChat.name, conversation),
    queryFn: () => send(getChat, { params: { conversation } }),
  });
}

/** Loads the person in a chat with their figures; refused unless the agent may see them. */
export function useChatPerson({ uuid: conversation, state, agent }: ChatDetails) {
  return useQuery({
    queryKey: chatKey(getChatPerson.name, conversation, state, agent?.identity ?? ''),
    queryFn: () => send(getChatPerson, { params: { conversation } }),
  });
}

export function useCannedReplies() {
  return useQuery({
    queryKey: chatKey(listCannedReplies.name),
    queryFn: () => send(listCannedReplies, {}),
    select: ({ replies }) => replies,
    staleTime: 60_000,
  });
}

/** Reads when the chat is open, in the lender's time zone. */
export function useChatHours() {
  return useQuery({
    queryKey: chatKey(getOperatingHours.name),
    queryFn: () => send(getOperatingHours, { params: { department: 'OPS_CHAT' }, query: {} }),
    staleTime: 300_000,
  });
}

/** Returns why the signed-in person may not do something to a chat; undefined when they may. */
export function useChatRefusal({
  state,
  agent,
  provider,
}: Pick<ChatSummary, 'state' | 'agent' | 'provider'>) {
  const { identityUuid } = useStaff();
  const isSupervisor = !useDisabledReason()('SUPERVISE_CHATS');
  return (act: ChatAct) =>
    chatRefusal(act, state, {
      ...{ isOwn: agent?.identity === identityUuid, isSupervisor },
      isAtDesk: provider === 'desk',
    });
}

/** Changes a chat, shows `done` as a toast, and refetches everything. */
export function useChatAct() {
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const changed = () => queries.invalidateQueries({ queryKey: chatKey() });
  return {
    isBusy,
    problem,
    changed,
    /** @returns whether it is done */
    async run(act: () => Promise<unknown>, done?: string): Promise<boolean> {
      if (isBusy) return false;
      setBusy(true);
      setProblem(undefined);
      let isDone = true;
      try {
        await act();
        if (done) showToast(done);
      } catch (error) {
        isDone = false;
        setProblem(String(staffAlert(error).text));
      }
      setBusy(false);
      // Even after a refusal, since another person may have acted first.
      await changed();
      return isDone;
    },
  };
}

/** Returns the first name of a person. */
export function firstNameOf({ friendlyName }: Pick<ChatDetails, 'friendlyName'>): string {
  return friendlyName.split(/\s+/)[0] ?? friendlyName;
}
