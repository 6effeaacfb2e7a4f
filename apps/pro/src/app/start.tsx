import { renewPictures } from '@parages/session/renew-pictures';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { productName } from '../lib/product.ts';
import { Providers } from './providers.tsx';
import { createRoutes } from './routes.tsx';

renewPictures(productName);

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <Providers>
      <RouterProvider router={createBrowserRouter(createRoutes())} />
    </Providers>,
  );
