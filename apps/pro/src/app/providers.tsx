import { MantineThemeProvider } from '@parages/ui/provider/mantine-theme-provider';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode, useState } from 'react';

/** Everything a page stands on. */
export function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(() => new QueryClient({ defaultOptions: { queries: { refetchOnWindowFocus: false } } }));
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <MantineThemeProvider>{children}</MantineThemeProvider>
      </QueryClientProvider>
    </StrictMode>
  );
}
