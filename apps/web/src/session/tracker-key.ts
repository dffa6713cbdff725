/** Where this browser keeps the identifier in the experiments. */
export const TRACKER = 'tracker';
