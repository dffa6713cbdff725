/** Words of the maintenance page; the flag has the title and the message. */
export const flagsCopy = {
  kept: 'What you typed stays while this page is open and you’re signed in. If you’re signed out first, enter passwords and numbers such as your Social Security number again. The page opens again by itself.',
  dashboard: 'Go to your applications',
  call: 'Need us sooner? Call',
} as const;
