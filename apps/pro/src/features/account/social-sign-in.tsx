import { SocialButtons } from '@parages/accounts/social/social-buttons';
import { leaveForProvider } from '@parages/session/leave-for-provider';
import { offeredProviders } from '@parages/session/offered-providers';
import { useQuery } from '@tanstack/react-query';
import { productName } from '../../lib/product.ts';

const leave = leaveForProvider(productName, '/org/auth');

export function SocialSignIn() {
  const { data = [] } = useQuery(offeredProviders(productName));
  return <SocialButtons providers={data} onLeave={leave} />;
}
