import { NO_ORGANISATION_MESSAGE } from '@homeline/domain/organisations/organisation-info.ts';

const BODY =
  'margin:0;min-height:100vh;display:grid;place-items:center;font:1.0625rem/1.55 system-ui,sans-serif;color-scheme:light dark';
const BOX = 'max-width:34rem;padding:2rem 1.125rem';

/**
 * The page for an address that names a lender we do not know: in no lender's brand, and nothing that would have to be loaded.
 * @param startPath where the lender of this address begins
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
      <h1>We do not know this lender</h1>
      <p>The address names a lender that is not here: a letter of it may be missing. Check the link that you were given, or ask whoever gave it to you.</p>
      <p><a href="${startPath}">Start without it</a></p>
      <p><small>${NO_ORGANISATION_MESSAGE}</small></p>
    </main>
  </body>
</html>
`;
}
