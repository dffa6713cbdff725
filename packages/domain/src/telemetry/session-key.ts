import * as z from 'zod';

/** Groups the events of one visit. */
export const TelemetrySessionKey = z.object({ uuid: z.guid(), epoch: z.int(), trackerUuid: z.guid() });
export type TelemetrySessionKey = z.infer<typeof TelemetrySessionKey>;
