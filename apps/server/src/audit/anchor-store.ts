import { CivilDateSchema } from '@homeline/domain/dates/civil-date.ts';
import * as z from 'zod';

/** The anchor of a day, as written outside the database. It names no application. */
export const Anchor = z.object({
  day: CivilDateSchema,
  applications: z.int(),
  version: z.int(),
  previousHash: z.string(),
  hash: z.string(),
});
export type Anchor = z.infer<typeof Anchor>;

/** A place outside the database that keeps the anchors of every lender. */
export type AnchorStore = {
  /** Returns where a lender's anchors are, for people. */
  nameFor(organisation: string): string;
  /**
   * Returns a lender's anchors, oldest first.
   * @throws Error if they can't be read
   */
  read(organisation: string): Promise<Anchor[]>;
  /**
   * Appends later anchors of a lender.
   * @throws Error if one wasn't stored
   */
  append(organisation: string, anchors: readonly Anchor[]): Promise<void>;
};
