/** Where this browser keeps the identifier in the experiments. */
export const TRACKER = 'tracker';

/** Where this browser keeps the visit that telemetry continues with. */
export const VISIT = 'telemetrySession';

/** The query parameter of a pilot, and its place in local storage. */
export const PILOT = 'DDP_Pilot';
