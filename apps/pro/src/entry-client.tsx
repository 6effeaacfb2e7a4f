import { MantineThemeProvider } from '@parages/ui/provider/mantine-theme-provider';
import '@parages/ui/mantine.css';
import '@parages/ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Welcome } from './app/welcome.tsx';

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <MantineThemeProvider>
        <Welcome />
      </MantineThemeProvider>
    </StrictMode>,
  );
