/** The local storage key of this browser's identifier in the experiments. */
export const TRACKER = 'tracker';

/** The local storage key of the visit that telemetry continues. */
export const VISIT = 'telemetrySession';

/** The query parameter of a pilot, and its place in local storage. */
export const PILOT = 'DDP_Pilot';
