const PATIENCE_MS = 20_000;

/** Asks the browser where the borrower is. Answers whether it could be seen; the browser asks the person for it. */
export function locate(): Promise<boolean> {
  return new Promise((resolve) => {
    if (!navigator.geolocation) return resolve(false);
    navigator.geolocation.getCurrentPosition(
      () => resolve(true),
      () => resolve(false),
      { timeout: PATIENCE_MS, maximumAge: PATIENCE_MS },
    );
  });
}
