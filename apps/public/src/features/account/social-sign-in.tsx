import type { AuthProvider } from '@parages/contracts/vocabulary/auth-providers';
import { SocialButtons } from '@parages/ui/auth/social-buttons';
import { useQuery } from '@tanstack/react-query';
import { useAccount } from '../../lib/account.ts';
import { useSite } from '../../lib/site.tsx';
import { providers } from './account.queries.ts';

/** The other ways in: leaves for the page of the provider, which comes back to `/auth/callback/{provider}`. */
export function SocialSignIn() {
  const { name } = useSite();
  const ask = useAccount();
  const { data = [] } = useQuery(providers(name));
  const leave = async (provider: AuthProvider) => {
    const answer = await ask((service) =>
      service.providerPage(provider, `/auth/callback/${provider}`),
    );
    if (answer.kind === 'done') window.location.assign(answer.value);
    return answer;
  };
  return <SocialButtons providers={data} onLeave={leave} />;
}
