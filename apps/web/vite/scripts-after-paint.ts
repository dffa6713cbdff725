import type { Plugin } from 'vite';

/** Marks scripts as less urgent than style and typefaces: the page's frame paints without them. */
export function scriptsAfterPaint(): Plugin {
  return {
    name: 'scripts-after-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace(/<(?:script type="module"|link rel="modulepreload")(?= )/g, '$& fetchpriority="low"'),
    },
  };
}
