import { Button } from '@parages/ui/button/button';

export type MoreButtonProps = {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  /** The label, for example "Voir plus". */
  children: string;
};

/** Button that loads the next page of a list; hidden after the last one. */
export const MoreButton = ({
  query: { hasNextPage, isFetchingNextPage, fetchNextPage },
  children,
}: MoreButtonProps) =>
  hasNextPage && (
    <Button variant="secondary" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
      {children}
    </Button>
  );
