type Policy = { createScriptURL(url: string): string; createHTML(html: string): string };
type TrustedTypes = { createPolicy(name: string, rules: Policy): Policy };

const AS_IT_IS: Policy = { createScriptURL: (url) => url, createHTML: (html) => html };

/** The Trusted Types policy for a script of the app, and for documents that are parsed and never run. */
const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
export const trustedTypesPolicy: Policy = trustedTypes?.createPolicy('homeline', AS_IT_IS) ?? AS_IT_IS;
