import { EmailRequest } from './email-request.tsx';

/** Emails a link for choosing a new password. */
export default function ForgotPasswordPage() {
  return <EmailRequest kind="forgotPassword" />;
}
