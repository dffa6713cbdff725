import { type FileCondition, listFileConditions } from '@homeline/contract/reviews/list-file-conditions.ts';
import { originatorMaySee } from '@homeline/domain/workflow/client-conditions.ts';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../session/client.ts';
import { conditionsCopy } from './conditions-copy.ts';
import { CONDITION_NAMES, documentName } from './copy.ts';
import { fileKey } from './use-loan-file.ts';

/** The conditions of an application, oldest first. */
export function useConditions(uuid: string): readonly FileCondition[] {
  const { data = [] } = useQuery({
    queryKey: fileKey(uuid, listFileConditions.name),
    queryFn: () => send(listFileConditions, { params: { uuid } }),
  });
  return data;
}

/** Returns a condition's title, or its category and requested documents. */
export function conditionName({ title, categoryEnum, requestDocuments }: FileCondition): string {
  if (title) return title;
  return [CONDITION_NAMES[categoryEnum], requestDocuments.map(documentName).join(', ')]
    .filter(Boolean)
    .join(': ');
}

/** Returns the name of each condition of an application by its id. */
export function useConditionNames(uuid: string) {
  const conditions = useConditions(uuid);
  return (condition: string | undefined): string | undefined => {
    const found = conditions.find((each) => each.uuid === condition);
    return found && conditionName(found);
  };
}

/** Says that a loan originator reads the words for the borrower, unless the condition is private to the borrower. */
export function originatorHint(
  hasOriginator: boolean | undefined,
  asked: Parameters<typeof originatorMaySee>[0],
): string | undefined {
  if (hasOriginator === false || !originatorMaySee(asked)) return undefined;
  return hasOriginator ? conditionsCopy.originatorReads : conditionsCopy.originatorMayRead;
}
