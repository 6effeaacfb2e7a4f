import { AuthLayout } from '@parages/accounts/forms/auth-layout';
import { AuthWordsProvider } from '@parages/accounts/say-auth';
import type { ReactNode } from 'react';
import { productName } from '../../lib/product.ts';
import { useAuthText } from './auth-texts.ts';

const pictures = [
  '/mediafile/spectacles-1?w=640',
  '/mediafile/fetes-2?w=640',
  '/mediafile/expositions-1?w=640',
];

export const AccountPage = ({ title, children }: { title: string; children: ReactNode }) => {
  const text = useAuthText();
  return (
    <AuthWordsProvider say={text}>
      <title>{`${title} · ${productName}`}</title>
      <AuthLayout pictures={pictures}>{children}</AuthLayout>
    </AuthWordsProvider>
  );
};
