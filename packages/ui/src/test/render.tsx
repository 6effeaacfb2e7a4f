import { render } from '@testing-library/react';
import type { ReactNode } from 'react';

/** Renders a component without any provider, since none is needed. */
export const renderUi = (children: ReactNode) => render(children);
