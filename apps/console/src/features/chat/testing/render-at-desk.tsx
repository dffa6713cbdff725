import type { ChatDetails, ChatSummary } from '@homeline/contract/chat/desk.ts';
import type { OwnStaffMember } from '@homeline/contract/staff/get-staff-member.ts';
import { disabledReason, STAFF_ACTS, type StaffAct } from '@homeline/domain/staff/staff-acts.ts';
import { roleTitles, type StaffRole } from '@homeline/domain/staff/staff-roles.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { StaffContext } from '../../../session/staff-member.ts';

/** The signed-in agent. */
export const ME = 'agent-me';

export const CHAT = 'a3b8f0f2-66a9-4b51-8a7e-3b7f6a1f9c01';

/** A chat that nobody has accepted. */
export const WAITING: ChatSummary = {
  uuid: CHAT,
  state: 'WAITING',
  provider: 'desk',
  friendlyName: 'Avery Applicant',
  skill: 'FHEL',
  isForMe: false,
  startedAt: '2026-03-10T12:00:00.000Z',
  waitingSince: '2026-03-10T12:00:00.000Z',
  unread: 0,
  tags: [],
  preview: 'Hello',
};

/** Returns the same chat with all details. */
export function detailsOf(chat: ChatSummary): ChatDetails {
  return {
    ...chat,
    emailAddress: 'avery@example.com',
    isSignedIn: true,
    notes: [],
    chatbot: [],
    earlier: [],
  };
}

function memberWith(roles: readonly StaffRole[]): OwnStaffMember {
  const acts = Object.keys(STAFF_ACTS) as StaffAct[];
  return {
    ...{ identityUuid: ME, email: 'ann@lender.example', name: 'Ann Agent', needsSecondFactor: false },
    roles: roles.map((role) => ({ role, title: role, sentence: '' })),
    roleTitles: roleTitles({}),
    decidesAlone: false,
    rights: acts.map((act) => {
      const reason = disabledReason(roles, act);
      return { act, ...(reason && { disabledReason: reason }) };
    }),
  };
}

/** Renders a desk component for an agent with these roles. */
export function renderAtDesk(what: ReactNode, ...roles: StaffRole[]) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const around = (inner: ReactNode) => (
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <StaffContext value={memberWith(roles)}>{inner}</StaffContext>
      </MemoryRouter>
    </QueryClientProvider>
  );
  const { rerender } = render(around(what));
  return { rerender: (next: ReactNode) => rerender(around(next)) };
}
