type Policy = { createScriptURL(url: string): string; createHTML(html: string): string };
type TrustedTypes = { createPolicy(name: string, rules: Policy): Policy };

const AS_IT_IS: Policy = { createScriptURL: (url) => url, createHTML: (html) => html };

/** The page admits no script address and no markup that was not vetted: ours are a file of the app, and documents that are parsed, never run. */
const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
export const trusted: Policy = trustedTypes?.createPolicy('homeline', AS_IT_IS) ?? AS_IT_IS;
