import type { Client } from '@homeline/contract/client.ts';
import {
  type ComparedRules,
  compareRules,
  type ProposedRules,
} from '@homeline/contract/rules/compare-rules.ts';
import type { NamedComparison } from '../../apps/server/src/modules/rules/sample-people.ts';

/**
 * Compares every open application of an installation, each by its UUID.
 * @param send for a member of staff at the underwriter's desk
 * @throws RequestError if the server refuses or does not answer
 */
export async function compareOpenApplications(
  send: Client,
  proposed: Omit<ProposedRules, 'after'>,
): Promise<{ compared: readonly NamedComparison[] } & Pick<ComparedRules, 'undecided' | 'incomparable'>> {
  const compared: NamedComparison[] = [];
  const incomparable: ComparedRules['incomparable'] = [];
  let undecided = 0;
  for (let after: string | undefined; ; ) {
    const answer = await send(compareRules, { body: { ...proposed, ...(after && { after }) } });
    compared.push(...answer.rows.map(({ uuid, ...row }) => ({ who: uuid, ...row })));
    undecided += answer.undecided;
    incomparable.push(...answer.incomparable);
    if (!answer.next) return { compared, undecided, incomparable };
    after = answer.next;
  }
}
