/** Copy of the chat's button, which loads long before the chat. */
export const chatLauncherCopy = {
  region: 'Chat',
  open: 'Open chat',
  minimize: 'Minimize chat',
  unread: (count: number) => `${count} unread ${count === 1 ? 'message' : 'messages'}`,
} as const;
