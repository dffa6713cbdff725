import * as z from 'zod';

/** A lender's own words for what chats are about, in the order in which agents see them. */
export const ChatTags = z
  .array(z.string().trim().min(1, 'Required').max(40, 'Cannot be more than 40 characters'))
  .max(40, 'Cannot be more than 40')
  .refine(
    (tags) => new Set(tags.map((tag) => tag.toLowerCase())).size === tags.length,
    'Must name each tag once',
  );

/** The tags that come with the product. A lender may keep others. */
export const SHIPPED_TAGS: readonly string[] = [
  'Rates',
  'Documents',
  'Closing',
  'Payment',
  'Technical',
  'Complaint',
];
