import type { AuthProvider } from '@parages/contracts/vocabulary/accounts/auth-providers';
import type { ReactNode } from 'react';

/** Names of the providers: the same in every language. */
export const providerNames: Record<AuthProvider, string> = {
  google: 'Google',
  apple: 'Apple',
  facebook: 'Facebook',
};

const mark = (paths: ReactNode): ReactNode => (
  <svg aria-hidden="true" focusable="false" viewBox="0 0 24 24" width="20" height="20">
    {paths}
  </svg>
);

export const providerMarks: Record<AuthProvider, ReactNode> = {
  google: mark(
    <>
      <path
        fill="#4285F4"
        d="M22.5 12.2c0-.7-.1-1.5-.2-2.200H12v4.300h5.900a5 5 0 0 1-2.200 3.300v2.800h3.600c2.100-1.900 3.200-4.800 3.200-8.200z"
      />
      <path
        fill="#34A853"
        d="M12 23c3 0 5.500-1 7.300-2.600l-3.600-2.800a6.600 6.600 0 0 1-9.900-3.500H2.100V17A11 11 0 0 0 12 23z"
      />
      <path fill="#FBBC05" d="M5.800 14.100a6.600 6.600 0 0 1 0-4.200V7H2.100a11 11 0 0 0 0 10z" />
      <path
        fill="#EA4335"
        d="M12 5.400c1.600 0 3.100.600 4.200 1.600l3.200-3.200A11 11 0 0 0 2.100 7l3.700 2.900A6.600 6.600 0 0 1 12 5.400z"
      />
    </>,
  ),
  apple: mark(
    <path
      fill="currentColor"
      d="M16.900 12.600c0-2.500 2-3.700 2.100-3.800a4.600 4.600 0 0 0-3.600-1.900c-1.500-.2-3 .900-3.700.9s-2-.9-3.300-.9A4.900 4.900 0 0 0 4.300 9.400c-1.800 3-.5 7.500 1.200 10 .9 1.200 1.900 2.500 3.200 2.500s1.800-.8 3.400-.8 2 .8 3.400.8 2.300-1.200 3.100-2.400a10 10 0 0 0 1.400-2.900c-.1 0-2.700-1.100-3.100-4zM14.500 5.300A4.500 4.500 0 0 0 15.600 2a4.600 4.600 0 0 0-3 1.600 4.300 4.300 0 0 0-1.100 3.100 3.800 3.800 0 0 0 3-1.400z"
    />,
  ),
  facebook: mark(
    <path
      fill="#0866FF"
      d="M24 12a12 12 0 1 0-14.900 11.600v-7.900H6.600V12h2.500v-1.600c0-4.100 1.800-6 5.900-6 .8 0 2.100.200 2.600.3v3.300h-1.400c-2 0-2.700.700-2.700 2.700V12h3.900l-.7 3.700h-3.200v8.200A12 12 0 0 0 24 12z"
    />,
  ),
};
