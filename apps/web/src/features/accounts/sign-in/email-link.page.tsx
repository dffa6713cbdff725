import { EmailRequest } from './email-request.tsx';

/** Emails a link for signing in. */
export default function EmailLinkPage() {
  return <EmailRequest kind="emailLink" />;
}
