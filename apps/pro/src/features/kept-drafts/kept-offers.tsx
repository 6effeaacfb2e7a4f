import { lazyPart } from '@parages/ui/lazy-part/lazy-part';
import { hasDrafts } from '../../lib/device-drafts/has-drafts.ts';
import { Part } from '../../lib/part/part.tsx';
import { useProfile } from '../../lib/session/signed-in.ts';

const KeptDrafts = lazyPart(async () => (await import('./kept-drafts.tsx')).KeptDrafts);

/** What this device keeps unsaved of the account’s events; loads nothing when that is nothing. */
export function KeptOffers() {
  const account = useProfile()?.id;
  if (account === undefined || !hasDrafts(account)) return null;
  return (
    <Part>
      <KeptDrafts account={account} />
    </Part>
  );
}
