import { Button } from '@parages/ui/button/button';

export type MoreButtonProps = {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  children: string;
};

export const MoreButton = ({
  query: { hasNextPage, isFetchingNextPage, fetchNextPage },
  children,
}: MoreButtonProps) =>
  hasNextPage && (
    <Button variant="secondary" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
      {children}
    </Button>
  );
