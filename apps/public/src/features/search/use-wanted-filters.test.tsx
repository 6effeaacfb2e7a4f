import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../../test/render-part.tsx';
import { useWantedFilters } from './use-filters.ts';

function Options() {
  const { wanted, announce } = useWantedFilters();
  return (
    <button type="button" onClick={() => announce({ options: ['free'] })}>
      {wanted.options.join() || 'none'}
    </button>
  );
}

it('what is asked for shows at once, and is void once the page is another, also when it comes back', async () => {
  const { router } = renderPart(<Options />, '/ville/tours');
  act(() => screen.getByRole('button').click());
  expect(screen.getByRole('button')).toHaveTextContent('free');
  await act(() => router.navigate('/ville/tours?opts=outside'));
  expect(screen.getByRole('button')).toHaveTextContent('outside');
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toBe('');
  expect(screen.getByRole('button')).toHaveTextContent('none');
});
