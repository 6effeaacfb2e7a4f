import { render } from '@testing-library/react';
import type { ReactNode } from 'react';

/** Renders a component as a page would: it needs nothing around it. */
export const renderUi = (children: ReactNode) => render(children);
