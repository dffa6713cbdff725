import * as z from 'zod';

/** The error message when a visit can't be stored. */
export const SESSION_FAILED_MESSAGE = 'An error occurred while establishing a session, retries failed.';

/** Groups the events of one visit. */
export const TelemetrySessionKey = z.object({ uuid: z.guid(), epoch: z.int(), trackerUuid: z.guid() });
export type TelemetrySessionKey = z.infer<typeof TelemetrySessionKey>;
