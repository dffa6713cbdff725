/** Copy for a session that can't say who is signed in. */
export const sessionCopy = {
  noProfile: 'Failed to fetch profile details',
  noUser: 'User not found',
} as const;
