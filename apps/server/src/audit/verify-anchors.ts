import { addDays } from '@homeline/domain/dates/civil-date.ts';
import type { Db } from '../db/tables.ts';
import type { Sealing } from '../sealing/seal.ts';
import { anchorHash, anchorsOf, headsBefore } from './anchor.ts';
import type { Anchor, AnchorStore } from './anchor-store.ts';
import { canonical } from './canonical.ts';
import { KEYED } from './chain.ts';

export type AnchorCheck = {
  readonly anchors: number;
  /** How many anchors each store has. */
  readonly stored: readonly { readonly name: string; readonly anchors: number }[];
  readonly findings: readonly string[];
};

/** Checks a lender's anchors against its chains, and against the stores outside the database. It proves nothing if the sandbox clock was moved back. */
export async function verifyAnchors(
  db: Db,
  sealing: Sealing,
  stores: readonly AnchorStore[],
  organisation: string,
): Promise<AnchorCheck> {
  const anchors = await anchorsOf(db, organisation);
  const findings = [...linkFindings(anchors), ...(await chainFindings(db, sealing, organisation, anchors))];
  const stored: { name: string; anchors: number }[] = [];
  for (const store of stores) {
    const name = store.nameFor(organisation);
    try {
      const kept = await store.read(organisation);
      stored.push({ name, anchors: kept.length });
      findings.push(...storeFindings(name, kept, anchors));
    } catch (error) {
      stored.push({ name, anchors: 0 });
      findings.push(`${name} can't be read: ${(error as Error).message}`);
    }
  }
  return { anchors: anchors.length, stored, findings };
}

function linkFindings(anchors: readonly Anchor[]): string[] {
  return anchors.flatMap(({ day, previousHash, version }, index) => {
    const before = anchors[index - 1];
    return [
      ...(previousHash === (before?.hash ?? '')
        ? []
        : [`the anchor of ${day} doesn't follow the one before it`]),
      ...(version === KEYED ? [] : [`the anchor of ${day} was added without the key`]),
    ];
  });
}

async function chainFindings(
  db: Db,
  sealing: Sealing,
  organisation: string,
  anchors: readonly Anchor[],
): Promise<string[]> {
  const broken: string[] = [];
  for (const anchor of anchors) {
    const heads = await headsBefore(db, organisation, addDays(anchor.day, 1));
    if (anchor.hash === anchorHash(sealing, organisation, anchor, heads)) continue;
    const counts = `applications in the anchor ${anchor.applications}, in the database ${heads.length}`;
    broken.push(`the chains don't match the anchor of ${anchor.day}: ${counts}`);
  }
  const [first, ...later] = broken;
  if (!first) return [];
  return [later.length > 0 ? `${first}; later anchors that don't match: ${later.length}` : first];
}

function storeFindings(name: string, kept: readonly Anchor[], anchors: readonly Anchor[]): string[] {
  const inDatabase = new Map(anchors.map((anchor) => [anchor.day, anchor]));
  const keptDays = new Set(kept.map(({ day }) => day));
  const differing = kept.flatMap((anchor) => {
    const known = inDatabase.get(anchor.day);
    if (!known) return [`${name} has an anchor of ${anchor.day} that the database lacks`];
    return canonical(known) === canonical(anchor)
      ? []
      : [`the anchor of ${anchor.day} differs from the one in ${name}`];
  });
  const lacking = anchors.filter(({ day }) => !keptDays.has(day));
  const [first, ...later] = lacking;
  if (!first) return differing;
  const others = later.length > 0 ? `; later anchors that it lacks: ${later.length}` : '';
  return [...differing, `${name} lacks the anchor of ${first.day}${others}`];
}
