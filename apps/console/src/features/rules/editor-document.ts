import { useEffect } from 'react';
import { BASE } from '../../session/client.ts';

/** The pages whose content-security policy lets dmn-js write style elements. */
const EDITOR_PATH = new RegExp(`^${BASE}/rules/(rates|policy)/edit$`);

const [loaded] = performance.getEntriesByType('navigation');
/** A policy belongs to the document, even after its script has changed the URL. */
const isEditorDocument = EDITOR_PATH.test(new URL(loaded?.name ?? window.location.href).pathname);

/**
 * Keeps the editor in a document of its own, so that its looser policy applies nowhere else: it is loaded again on the way in, and every
 * link of the page loads again on the way out.
 * @returns false while the page loads again
 */
export function useEditorDocument(): boolean {
  useEffect(() => {
    if (!isEditorDocument) window.location.reload();
    document.addEventListener('click', loadAnew, { capture: true });
    return () => {
      document.removeEventListener('click', loadAnew, { capture: true });
      if (!EDITOR_PATH.test(window.location.pathname)) window.location.reload();
    };
  }, []);
  return isEditorDocument;
}

function loadAnew(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!link?.href || link.target || link.download || !isPlain) return;
  const { origin, pathname, hash } = new URL(link.href);
  if (origin !== window.location.origin || (pathname === window.location.pathname && hash)) return;
  event.preventDefault();
  event.stopPropagation();
  window.location.assign(link.href);
}
