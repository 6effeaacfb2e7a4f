import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ParagesProvider } from '../provider/parages-provider.tsx';

const Provided = ({ children }: { children: ReactNode }) => <ParagesProvider>{children}</ParagesProvider>;

/** Renders a component as a page would: under the provider. */
export const renderUi = (children: ReactNode) => render(children, { wrapper: Provided });
