import { listRuleVersions } from '@homeline/contract/rules/list-rule-versions.ts';
import { civilDate, formatUs } from '@homeline/domain/dates/civil-date.ts';
import { Alert, type AlertItem } from '@homeline/ui/feedback/alert.tsx';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../session/client.ts';
import { rulesCopy } from './copy.ts';

const copy = rulesCopy.figures;

/** Warns of published figures that end soon, or have ended, so that nothing can be priced. */
export function FiguresNotice() {
  const { data } = useQuery({
    queryKey: ['rules', listRuleVersions.name],
    queryFn: () => send(listRuleVersions, {}),
  });
  if (data?.hasSampleFigures)
    return <Alert kind="ADVICE" title={copy.sample.title} text={copy.sample.text} />;
  const alerts = (data?.figures ?? []).flatMap(
    ({ name, until, warning }): (AlertItem & { name: string })[] => {
      if (!warning) return [];
      const title = copy[warning](copy.names[name], formatUs(civilDate(until)));
      return [{ name, kind: 'SYSTEM', tone: 'CAUTION', title, text: copy.act[name] }];
    },
  );
  return alerts.map(({ name, ...alert }) => <Alert key={name} {...alert} />);
}
