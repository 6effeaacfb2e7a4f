import { render } from '@testing-library/react';
import type { ReactNode } from 'react';

export const renderUi = (children: ReactNode) => render(children);
