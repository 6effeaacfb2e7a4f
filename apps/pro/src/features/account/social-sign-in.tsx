import type { AuthProvider } from '@parages/contracts/vocabulary/auth-providers';
import { SocialButtons } from '@parages/ui/auth/social-buttons';
import { useQuery } from '@tanstack/react-query';
import { askAccount } from '../../lib/account.ts';
import { providers } from './account.queries.ts';

async function leave(provider: AuthProvider) {
  const answer = await askAccount((service) =>
    service.providerPage(provider, `/org/auth/callback/${provider}`),
  );
  if (answer.kind === 'done') window.location.assign(answer.value);
  return answer;
}

/** The other ways in: leaves for the page of the provider, which comes back to `/org/auth/callback/{provider}`. */
export function SocialSignIn() {
  const { data = [] } = useQuery(providers());
  return <SocialButtons providers={data} onLeave={leave} />;
}
