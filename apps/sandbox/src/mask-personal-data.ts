/** How the request log masks each kind of personal data. */
const MASKS: Record<string, (value: string) => string> = {
  ssn: (value) => `***-**-${value.slice(-4)}`,
  dob: () => '****-**-**',
  pin: () => '****',
  accountNumber: (value) => `••••${value.slice(-4)}`,
  email: (value) => `${value.slice(0, 1)}•••${value.slice(value.indexOf('@'))}`,
  phone: (value) => `••• ${value.slice(-4)}`,
  to: (value) => `•••${value.slice(-4)}`,
  from: (value) => `•••${value.slice(-4)}`,
  publicToken: () => '••••',
  content: (value) => `${Math.floor((value.length * 3) / 4)} bytes`,
  text: (value) => `${value.length} characters`,
  html: (value) => `${value.length} characters`,
};

/** Masks the personal data in a request body. */
export function maskPersonalData(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(maskPersonalData);
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => {
      const hide = MASKS[key];
      return [key, hide && typeof value === 'string' ? hide(value) : maskPersonalData(value)];
    }),
  );
}
