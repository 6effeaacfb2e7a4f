import { ParagesProvider } from '@parages/ui/provider/parages-provider';
import '@parages/ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Welcome } from './app/welcome.tsx';

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <ParagesProvider>
        <Welcome />
      </ParagesProvider>
    </StrictMode>,
  );
