import { SocialButtons } from '@parages/accounts/social/social-buttons';
import { leaveForProvider } from '@parages/session/leave-for-provider';
import { offeredProviders } from '@parages/session/offered-providers';
import { useQuery } from '@tanstack/react-query';
import { useSite } from '../../lib/site.tsx';

export function SocialSignIn() {
  const { name } = useSite();
  const { data = [] } = useQuery(offeredProviders(name));
  return <SocialButtons providers={data} onLeave={leaveForProvider(name, '/auth')} />;
}
