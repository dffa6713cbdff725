import * as z from 'zod';

/** Ties the events of one visit together. */
export const TelemetrySessionKey = z.object({ uuid: z.guid(), epoch: z.int(), trackerUuid: z.guid() });
