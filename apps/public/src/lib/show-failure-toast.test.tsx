// Specification: §8.5
import { ApiProblem } from '@parages/contracts/api-problem';
import { Toaster } from '@parages/ui/toaster/toaster';
import { useMutation } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPart } from '../test/render-part.tsx';

function FailingAction() {
  const { mutate } = useMutation({
    mutationFn: () => Promise.reject(new ApiProblem(503, 'service_unavailable')),
  });
  return (
    <button type="button" onClick={() => mutate()}>
      try
    </button>
  );
}

it("§8 \"Generic: 'Une erreur est survenue'. Any failed mutation: toast 'common_error_happened'\": shown when the API answers 503", async () => {
  renderPart(
    <>
      <FailingAction />
      <Toaster label="Notifications" />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'try' }));
  expect(
    await screen.findByText('Une erreur est survenue', {}, { timeout: 5000 }),
  ).toBeInTheDocument();
});
