import { Button } from '@homeline/ui/button.tsx';

type MoreProps = {
  readonly list: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    fetchNextPage(): Promise<unknown>;
  };
  readonly children: string;
};

/** The button below a list that shows its next page, while there is one. */
export function More({ list, children }: MoreProps) {
  if (!list.hasNextPage) return null;
  return (
    <p>
      <Button kind="secondary" isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        {children}
      </Button>
    </p>
  );
}
