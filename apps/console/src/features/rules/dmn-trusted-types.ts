type TrustedTypes = { createPolicy(name: string, rules: { createHTML(html: string): string }): unknown };

/** Elements and attributes that could load or run something. Text in a cell arrives escaped, so it never looks like these. */
const ACTIVE =
  /<\s*(script|iframe|object|embed|base|link|meta|form)\b|<[^>]*\s(on\w+|srcdoc)\s*=|javascript:/i;

// dmn-js writes its own markup as text, which this page's policy forbids unless a default policy has looked at it.
const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
trustedTypes?.createPolicy('default', {
  createHTML(html) {
    if (ACTIVE.test(html)) throw new TypeError('The editor may not write active markup.');
    return html;
  },
});
