import { lazy } from 'react';
import type { RouteObject } from 'react-router';
import { SIGN_IN_PATH } from './session/client.ts';
import { RedirectToStart } from './shell/own-section.tsx';
import { SignedInArea } from './shell/signed-in.area.tsx';

const SignIn = lazy(() => import('./features/staff/sign-in.page.tsx'));
const SecondFactor = lazy(() => import('./features/staff/second-factor.page.tsx'));
const WorkList = lazy(() => import('./features/pipeline/work-list.page.tsx'));
const Board = lazy(() => import('./features/pipeline/board.page.tsx'));
const Reminders = lazy(() => import('./features/reminders/reminders.page.tsx'));
const DueReminders = lazy(() => import('./features/reminders/due-reminders.tsx'));
const DeskLinks = lazy(() => import('./features/pipeline/desk-links.tsx'));
const Chats = lazy(() => import('./features/chat/chats.page.tsx'));
const WaitingChats = lazy(() => import('./features/chat/waiting-chats.tsx'));
const ChatFigures = lazy(() => import('./features/chat/chat-figures.page.tsx'));
const PastChats = lazy(() => import('./features/chat/past-chats.page.tsx'));
const FindCaller = lazy(() => import('./features/chat/find-caller.page.tsx'));
const CannedReplies = lazy(() => import('./features/chat/canned-replies.page.tsx'));
const Transcript = lazy(() => import('./features/chat/transcript.page.tsx'));
const Insight = lazy(() => import('./features/insight/insight.page.tsx'));
const LoanFile = lazy(() => import('./features/loan-files/loan-file.page.tsx'));
const Operations = lazy(() => import('./features/operations/operations.page.tsx'));
const Feedback = lazy(() => import('./features/feedback/feedback.page.tsx'));
const BadResponses = lazy(() => import('./features/chatbot/bad-responses.page.tsx'));
const Rules = lazy(() => import('./features/rules/rules.page.tsx'));
const EditRules = lazy(() => import('./features/rules/edit-rules.page.tsx'));
const RuleVersion = lazy(() => import('./features/rules/rule-version.page.tsx'));
const RuleProposal = lazy(() => import('./features/rules/rule-proposal.page.tsx'));
const Flags = lazy(() => import('./features/flags/flags.page.tsx'));
const Flag = lazy(() => import('./features/flags/flag.page.tsx'));
const Staff = lazy(() => import('./features/staff/staff.page.tsx'));
const Originators = lazy(() => import('./features/originators/originators.page.tsx'));
const Settings = lazy(() => import('./features/settings/settings.page.tsx'));
const NotFound = lazy(() => import('./shell/not-found.page.tsx'));

const IN_NAVIGATION = {
  '/work': { below: <DeskLinks /> },
  '/reminders': { badge: <DueReminders /> },
  '/chats': { badge: <WaitingChats /> },
};

/** Every page of the console. */
export const routes: RouteObject[] = [
  { path: SIGN_IN_PATH, element: <SignIn /> },
  { path: 'second-factor', element: <SecondFactor /> },
  {
    element: <SignedInArea parts={IN_NAVIGATION} />,
    children: [
      { index: true, element: <RedirectToStart /> },
      { path: 'work', element: <WorkList /> },
      { path: 'work/board', element: <Board /> },
      { path: 'applications/:uuid', element: <LoanFile /> },
      { path: 'applications/:uuid/:tab', element: <LoanFile /> },
      { path: 'reminders', element: <Reminders /> },
      { path: 'chats', element: <Chats /> },
      { path: 'chats/figures', element: <ChatFigures /> },
      { path: 'chats/past', element: <PastChats /> },
      { path: 'chats/replies', element: <CannedReplies /> },
      { path: 'chats/caller', element: <FindCaller /> },
      { path: 'chats/:conversation', element: <Chats /> },
      { path: 'chats/:conversation/transcript', element: <Transcript /> },
      { path: 'operations', element: <Operations /> },
      { path: 'operations/:tab', element: <Operations /> },
      { path: 'insight', element: <Insight /> },
      { path: 'feedback', element: <Feedback /> },
      { path: 'bad-responses', element: <BadResponses /> },
      { path: 'rules', element: <Rules /> },
      { path: 'rules/:kind/edit', element: <EditRules /> },
      { path: 'rules/:kind/versions/:effectiveOn', element: <RuleVersion /> },
      { path: 'rules/proposals/:id', element: <RuleProposal /> },
      { path: 'flags', element: <Flags /> },
      { path: 'flags/:key', element: <Flag /> },
      { path: 'staff', element: <Staff /> },
      { path: 'originators', element: <Originators /> },
      { path: 'settings', element: <Settings /> },
      { path: 'settings/:tab', element: <Settings /> },
      { path: '*', element: <NotFound /> },
    ],
  },
];
