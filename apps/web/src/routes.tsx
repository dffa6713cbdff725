import { lazy } from 'react';
import { Navigate, Outlet, type RouteObject, useLocation, useParams } from 'react-router';

const Start = lazy(() => import('./features/accounts/start.page.tsx'));
const Privacy = lazy(() => import('./features/organisations/privacy.page.tsx'));
const ChatEmbed = lazy(() => import('./features/chat/chat-embed.page.tsx'));
const ComingSoon = lazy(() => import('./features/organisations/coming-soon.page.tsx'));
const Register = lazy(() => import('./features/accounts/register.page.tsx'));
const AccountSetup = lazy(() => import('./features/accounts/account-setup.page.tsx'));
const Support = lazy(() => import('./features/accounts/support.page.tsx'));
const SignInArea = lazy(() => import('./features/accounts/sign-in/sign-in.area.tsx'));
const Settings = lazy(() => import('./features/accounts/settings/settings.page.tsx'));
const Unsubscribe = lazy(() => import('./features/accounts/settings/unsubscribe.page.tsx'));
const Contact = lazy(() => import('./features/organisations/contact.page.tsx'));
const CheckDocument = lazy(() => import('./features/documents/check-document.page.tsx'));
const DocumentCopy = lazy(() => import('./features/documents/document-copy.page.tsx'));
const Dashboard = lazy(() => import('./features/applications/dashboard.page.tsx'));
const Wallet = lazy(() => import('./features/wallet/wallet.page.tsx'));
const Clients = lazy(() => import('./features/brokers/clients.page.tsx'));
const Client = lazy(() => import('./features/brokers/client.page.tsx'));
const Thread = lazy(() => import('./features/threads/thread.page.tsx'));
const QuickQuote = lazy(() => import('./features/brokers/quick-quote.page.tsx'));
const ClientProgress = lazy(() => import('./features/brokers/client-progress.page.tsx'));
const ClientCheck = lazy(() => import('./features/brokers/client-check.page.tsx'));
const ClientInvitation = lazy(() => import('./features/brokers/client-invitation.page.tsx'));
const PlaidOauthSuccess = lazy(() => import('./features/bank/plaid-oauth-success.page.tsx'));
const ApplyAgain = lazy(() => import('./features/applications/apply-again.page.tsx'));
const Queries = lazy(() => import('./session/queries.tsx'));
const SignerLogin = lazy(() => import('./features/signers/login.page.tsx'));
const SignerArea = lazy(() => import('./features/signers/signer.area.tsx'));
const NotFoundPage = lazy(() => import('./shell/not-found.page.tsx'));
const ApplicationArea = lazy(() => import('./features/applications/application.area.tsx'));

/** Every route outside an application. The pages of one application are in application-pages.ts. */
export const routes: RouteObject[] = [
  { index: true, element: <Start /> },
  { path: 'privacy', element: <Privacy /> },
  { path: 'chat-embed', element: <ChatEmbed /> },
  { path: 'contact', element: <Contact /> },
  { path: 'check-document', element: <CheckDocument /> },
  { path: 'document-copy', element: <DocumentCopy /> },
  { path: 'unsubscribe', element: <Unsubscribe /> },
  { path: 'coming-soon', element: <ComingSoon /> },
  { path: 'account/register', element: <Navigate to="/register" replace /> },
  { path: 'register', element: <Register /> },
  { path: 'register/account-setup', element: <AccountSetup /> },
  { path: 'register/support', element: <Support /> },
  { path: 'auth/*', element: <SignInArea /> },
  { path: 'account/heloc-signer/*', element: <ToSignerArea /> },
  { path: 'heloc-signer/login', element: <SignerLogin /> },
  { path: 'plaid-oauth-success', element: <PlaidOauthSuccess /> },
  {
    element: (
      <Queries>
        <Outlet />
      </Queries>
    ),
    children: [
      { path: 'dashboard', element: <Dashboard /> },
      { path: 'dashboard/wallet', element: <Wallet /> },
      { path: 'messages/:uuid', element: <Thread /> },
      { path: 'clients', element: <Clients /> },
      { path: 'clients/quote', element: <QuickQuote /> },
      { path: 'clients/:client', element: <Client /> },
      { path: 'clients/:client/progress', element: <ClientProgress /> },
      { path: 'clients/:client/check', element: <ClientCheck /> },
      { path: 'client', element: <ClientInvitation /> },
      // Earlier emails lead here.
      { path: 'security', element: <Navigate to="/dashboard/settings" replace /> },
      { path: 'dashboard/settings', element: <Settings /> },
      { path: 'apply-again', element: <ApplyAgain /> },
      { path: 'heloc-signer/*', element: <SignerArea /> },
      { path: ':uuid/*', element: <ApplicationArea /> },
    ],
  },
  { path: '*', element: <NotFoundPage /> },
];

/** An older address of a signer's pages, with whatever follows it. */
function ToSignerArea() {
  const { '*': page = '' } = useParams();
  const { hash } = useLocation();
  return <Navigate to={`/heloc-signer/${page}${hash}`} replace />;
}
