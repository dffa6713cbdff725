/** The largest number of messages, facts or versions: what the database's integer holds. */
export const LARGEST_COUNT = 2_147_483_647;
