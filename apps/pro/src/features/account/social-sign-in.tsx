import type { AuthProvider } from '@parages/contracts/vocabulary/auth-providers';
import { SocialButtons } from '@parages/ui/auth/social-buttons';
import { Notice } from '@parages/ui/notice/notice';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { askAccount } from '../../lib/account.ts';
import { providers } from './account.queries.ts';
import { sentenceOf } from './outcome.ts';

/** The other ways in: leaves for the page of the provider, which comes back to `/org/auth/callback/{provider}`. */
export function SocialSignIn() {
  const { data } = useQuery(providers());
  const [leavingFor, setLeavingFor] = useState<AuthProvider | null>(null);
  const [failure, setFailure] = useState<string>();
  const leave = async (provider: AuthProvider) => {
    setLeavingFor(provider);
    setFailure(undefined);
    const answer = await askAccount((service) => service.providerPage(provider, `/org/auth/callback/${provider}`));
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
