import { NO_ORGANISATION_MESSAGE } from '@homeline/domain/organisations/organisation-info.ts';

// No script and no file: the content security policy allows inline style attributes only.
const BODY =
  'margin:0;min-height:100vh;display:grid;grid-template-rows:auto 1fr;font:1.0625rem/1.55 system-ui,sans-serif;color-scheme:light dark;background:Canvas;color:CanvasText';
const BAR =
  'padding:1.25rem 1.5rem;border-bottom:1px solid color-mix(in srgb,CanvasText 18%,Canvas);font-weight:600';
const MAIN =
  'max-width:34rem;padding:clamp(2rem,8vw,5rem) 1.5rem;margin-inline:auto;box-sizing:border-box;width:100%';
const HEADING = 'margin:0 0 1rem;font-size:clamp(1.6rem,5vw,2.1rem);line-height:1.15;text-wrap:balance';
const BUTTON =
  'display:inline-block;margin-top:1rem;padding:.8rem 1.4rem;border-radius:.6rem;background:CanvasText;color:Canvas;text-decoration:none;font-weight:600';
const SMALL = 'margin-top:3rem;font-size:.875rem;opacity:.75';

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
    <header style="${BAR}">Home equity line of credit</header>
    <main style="${MAIN}">
      <h1 style="${HEADING}">We can’t find this lender</h1>
      <p>The address may have a typo, or the link may be out of date.</p>
      <ul>
        <li>Check the link for missing letters.</li>
        <li>Ask the person who sent it for a new one.</li>
        <li>If you’ve applied before, use the link in the lender’s email.</li>
      </ul>
      <a style="${BUTTON}" href="${startPath}">Go to the start page</a>
      <p style="${SMALL}">${NO_ORGANISATION_MESSAGE}</p>
    </main>
  </body>
</html>
`;
}
