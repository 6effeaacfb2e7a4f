import { lazyPart } from '@parages/ui/lazy-part/lazy-part';
import { useSearchParams } from 'react-router';
import { ModerationPage as Moderation } from '../features/moderation/moderation-page.tsx';
import { Part } from '../lib/part/part.tsx';

const Duplicates = lazyPart(
  async () => (await import('../features/duplicates/duplicates.tsx')).Duplicates,
);

/** The events in review, or with `queue=duplicates` the possible duplicates. */
export function ModerationPage() {
  const [search] = useSearchParams();
  if (search.get('queue') !== 'duplicates') return <Moderation />;
  return (
    <Part>
      <Duplicates />
    </Part>
  );
}
