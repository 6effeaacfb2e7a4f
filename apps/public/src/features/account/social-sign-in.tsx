import type { AuthProvider } from '@parages/contracts/vocabulary/auth-providers';
import { SocialButtons } from '@parages/ui/auth/social-buttons';
import { Notice } from '@parages/ui/notice/notice';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useAccount } from '../../lib/account.ts';
import { useSite } from '../../lib/site.tsx';
import { providers } from './account.queries.ts';
import { useOutcome } from './use-outcome.ts';

/** The other ways in: leaves for the page of the provider, which comes back to `/auth/callback/{provider}`. */
export function SocialSignIn() {
  const { name } = useSite();
  const ask = useAccount();
  const { sentenceOf } = useOutcome();
  const { data } = useQuery(providers(name));
  const [leavingFor, setLeavingFor] = useState<AuthProvider | null>(null);
  const [failure, setFailure] = useState<string>();
  // Back from the provider by the browser's own button, the page may be the very same one.
  useEffect(() => {
    const stay = () => setLeavingFor(null);
    window.addEventListener('pageshow', stay);
    return () => window.removeEventListener('pageshow', stay);
  }, []);
  const leave = async (provider: AuthProvider) => {
    setLeavingFor(provider);
    setFailure(undefined);
    const answer = await ask((service) => service.providerPage(provider, `/auth/callback/${provider}`));
    if (answer.kind === 'done') return window.location.assign(answer.value);
    setLeavingFor(null);
    if (answer.kind === 'refused') setFailure(sentenceOf(answer.reason, provider));
  };
  return (
    <>
      <SocialButtons providers={data ?? []} leavingFor={leavingFor} onChoose={(provider) => void leave(provider)} />
      {failure !== undefined && <Notice tone="danger" isLive title={failure} />}
    </>
  );
}
