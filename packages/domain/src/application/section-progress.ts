import * as z from 'zod';

export const SectionProgress = z.enum(['INITIAL', 'IN_PROGRESS', 'COMPLETE']);

/** Whether a wait may be skipped. */
export const Bypass = z.enum(['WAITING', 'BYPASS', 'NO_BYPASS']);
