import '@parages/ui/mantine.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@parages/ui/styles.css';
import { renewPictures } from '@parages/session/renew-pictures';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { Providers } from './app/providers.tsx';
import { createRoutes } from './app/routes.tsx';
import { productName } from './lib/product.ts';

renewPictures(productName);

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <Providers>
      <RouterProvider router={createBrowserRouter(createRoutes())} />
    </Providers>,
  );
