/** Words of the developer toolbar. */
export const toolbarCopy = {
  heading: 'Developer toolbar',
  byPassword: 'Sign in by password',
  email: 'Email address',
  password: 'Password',
  byToken: 'Sign in by token',
  jwt: 'JWT',
  signIn: 'Sign in',
  mode: 'Chat mode',
  usualMode: 'As in production',
  failed: 'Something unexpected happened logging you in',
} as const;
