import { act, fireEvent, screen } from '@testing-library/react';
import { Suspense, use, useState } from 'react';
import { expect, it } from 'vitest';
import { renderUi } from '../test/render.tsx';
import { ShownAtOnce } from './shown-at-once.tsx';

const never = new Promise<never>(() => {});

function Rest({ value }: { value: string }) {
  return <p>{value === 'off' ? 'rest off' : use(never)}</p>;
}

function Host() {
  const [value, setValue] = useState('off');
  return (
    <Suspense fallback="nothing yet">
      <ShownAtOnce value={value} onChange={setValue}>
        {(shown, change) => (
          <button type="button" onClick={() => change('on')}>
            {shown}
          </button>
        )}
      </ShownAtOnce>
      <Rest value={value} />
    </Suspense>
  );
}

it('shows the chosen value in the control while the rest still renders', async () => {
  renderUi(<Host />);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'off' })));
  expect(screen.getByRole('button', { name: 'on' })).toBeVisible();
  expect(screen.getByText('rest off')).toBeVisible();
});

it('shows the chosen value until the promise of onChange settles', async () => {
  let finish = (): void => {};
  const change = () =>
    new Promise<void>((resolve) => {
      finish = resolve;
    });
  renderUi(
    <ShownAtOnce value="off" onChange={change}>
      {(shown, choose) => (
        <button type="button" onClick={() => choose('on')}>
          {shown}
        </button>
      )}
    </ShownAtOnce>,
  );
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'off' })));
  expect(screen.getByRole('button', { name: 'on' })).toBeVisible();
  await act(async () => finish());
  expect(screen.getByRole('button', { name: 'off' })).toBeVisible();
});
