import * as z from 'zod';

/**
 * When the proposal that the second person read was made. The act is refused (409) unless that proposal still waits, unchanged.
 * Without it, the same act from another person confirms too.
 */
export const ProposedAt = z.iso.datetime().optional();
