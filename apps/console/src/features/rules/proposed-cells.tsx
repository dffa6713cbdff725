import { organisation } from '@homeline/client/organisation.ts';
import { getRuleVersion } from '@homeline/contract/rules/get-rule-version.ts';
import { listRuleVersions } from '@homeline/contract/rules/list-rule-versions.ts';
import { Card } from '@homeline/ui/page/card.tsx';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../session/client.ts';
import { todayAt } from '../../shell/dates.ts';
import { rulesCopy } from './copy.ts';
import type { Place } from './grid/places.ts';
import { SheetsView } from './grid/sheets-view.tsx';
import { useSheets } from './grid/use-sheets.ts';
import type { Kind } from './rule-words.ts';

type ProposedCellsProps = {
  readonly kind: Kind;
  readonly xml: string;
  /** The cell to show. */
  readonly place: Place | undefined;
};

/** Where a proposal changes cells, in their tables, with what they are today. */
export default function ProposedCells({ kind, xml, place }: ProposedCellsProps) {
  const { data } = useQuery({ queryKey: ['rules', 'in effect', kind], queryFn: () => textInEffect(kind) });
  const [sheets, before] = [useSheets(xml), useSheets(data)];
  if (!sheets || !before || sheets === 'UNREADABLE' || before === 'UNREADABLE') return null;
  return (
    <Card title={rulesCopy.proposal.inPlace(rulesCopy.kinds[kind])}>
      <SheetsView sheets={sheets} before={before} isOfChanges place={place} />
    </Card>
  );
}

/** Returns the file in effect today. */
async function textInEffect(kind: Kind): Promise<string> {
  const { versions } = await send(listRuleVersions, {});
  const today = todayAt(organisation.orgMetaData.timeZone);
  const [current] = versions
    .filter((version) => version.kind === kind && version.effectiveOn <= today)
    .toSorted((a, b) => b.effectiveOn.localeCompare(a.effectiveOn));
  const params = { kind, effectiveOn: current?.effectiveOn ?? today };
  return (await send(getRuleVersion, { params })).xml;
}
