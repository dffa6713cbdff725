import { anchorStores } from '../../audit/anchor-stores.ts';
import { linkFile, verifyInstallation } from '../../audit/installation-chain.ts';
import { type LenderCheck, type Progress, verifyLender } from '../../audit/verify-lender.ts';
import type { Context } from '../../context.ts';
import { changedVersions } from '../rules/changed-versions.ts';

/**
 * Audits everything of a lender that must not change: its applications, its daily anchors, its part of the installation's chain and its
 * published rules.
 */
export async function auditLender(
  { db, sealing, config, fileStore }: Pick<Context, 'db' | 'sealing' | 'config' | 'fileStore'>,
  organisation: string,
  onProgress?: (progress: Progress) => Promise<void>,
): Promise<LenderCheck> {
  const checked = await verifyLender(db, sealing, anchorStores(config), organisation, onProgress, fileStore);
  const rules = (await changedVersions(db, organisation)).map((version) => ({
    text: `${version}: the stored rules don't match the published file`,
  }));
  const installation = await verifyInstallation(db, sealing, linkFile(config.anchorsDir), organisation);
  return { ...checked, findings: [...checked.findings, ...installation, ...rules] };
}
