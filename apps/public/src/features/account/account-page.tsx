import { AuthLayout } from '@parages/accounts/forms/auth-layout';
import { AuthWordsProvider } from '@parages/accounts/say-auth';
import { serviceUrl } from '@parages/session/app-shell';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { LateStyles } from '../../lib/late-start/late-styles.tsx';
import { PageHead } from '../../lib/page/page-head.tsx';
import { useSite } from '../../lib/site.tsx';
import { useAuthText } from './use-auth-text.ts';

// Illustrations that are part of the project: every installation serves them.
const pictures = [
  '/mediafile/concerts-2?w=640',
  '/mediafile/marches-et-brocantes-1?w=640',
  '/mediafile/promenades-a-velo-2?w=640',
];

export function AccountPage({ title, children }: { title: string; children: ReactNode }) {
  const text = useAuthText();
  const { name } = useSite();
  const { pathname } = useLocation();
  return (
    <>
      <PageHead
        title={`${title} · ${name}`}
        description={title}
        canonicalPath={pathname.replace(/(email-waitroom).*/, '$1')}
        isIndexed={false}
      />
      <LateStyles of="account" />
      <AuthWordsProvider say={text}>
        <AuthLayout pictures={pictures.map(serviceUrl)}>{children}</AuthLayout>
      </AuthWordsProvider>
    </>
  );
}
