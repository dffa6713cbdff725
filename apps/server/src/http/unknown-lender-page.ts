import { NO_ORGANISATION_MESSAGE } from '@homeline/domain/organisations/organisation-info.ts';

const BODY =
  'margin:0;min-height:100vh;display:grid;place-items:center;font:1.0625rem/1.55 system-ui,sans-serif;color-scheme:light dark';
const BOX = 'max-width:34rem;padding:2rem 1.125rem';

/**
 * Returns the page for an unknown lender, without a brand and without assets.
 * @param startPath the start page of the default lender
 */
export function unknownLenderPage(startPath: string): string {
  return `<!doctype html>
<html lang="en-US">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Lender not found</title>
  </head>
  <body style="${BODY}">
    <main style="${BOX}">
      <h1>We can’t find this lender</h1>
      <p>The address may have a typo. Check your link, or ask the person who sent it.</p>
      <p><a href="${startPath}">Start without it</a></p>
      <p><small>${NO_ORGANISATION_MESSAGE}</small></p>
    </main>
  </body>
</html>
`;
}
