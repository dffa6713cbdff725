/** Words of the maintenance page; the flag has the title and the message. */
export const flagsCopy = {
  kept: 'Nothing you typed is lost. This page opens again by itself.',
  dashboard: 'Go to your applications',
  call: 'Need us sooner? Call',
} as const;
