import { MantineThemeProvider } from '@parages/ui/provider/mantine-theme-provider';
import { toast } from '@parages/ui/toaster/toast';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode, useState } from 'react';
import { createQueryClient } from '../lib/query-client.ts';
import { appFr } from './app.fr.ts';

const showFailure = () => toast('error', appFr.common_error_happened);

export function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(() => createQueryClient({ onActionFailed: showFailure }));
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <MantineThemeProvider>{children}</MantineThemeProvider>
      </QueryClientProvider>
    </StrictMode>
  );
}
