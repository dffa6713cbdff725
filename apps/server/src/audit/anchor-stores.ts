import type { Config } from '../config.ts';
import { anchorsOverHttp } from '../vendors/anchors/http.ts';
import { RETRY_DEFAULTS } from '../vendors/http-call.ts';
import { anchorFiles } from './anchor-files.ts';
import type { AnchorStore } from './anchor-store.ts';

/** Returns the configured places outside the database that keep anchors: a folder, and a remote store if any. */
export function anchorStores({
  anchorsDir,
  anchorsStore,
}: Pick<Config, 'anchorsDir' | 'anchorsStore'>): AnchorStore[] {
  const remote = anchorsStore && anchorsOverHttp({ ...RETRY_DEFAULTS, ...anchorsStore });
  return [anchorFiles(anchorsDir), ...(remote ? [remote] : [])];
}
