import { MantineThemeProvider } from '@parages/ui/provider/mantine-theme-provider';
import { render, screen } from '@testing-library/react';
import { Dialog } from '../lib/dialog/dialog.tsx';

/** Loads the code of dialogs: a test then finds a dialog as soon as it is opened. */
export async function prepareDialog(): Promise<void> {
  const { unmount } = render(
    <MantineThemeProvider>
      <Dialog isOpen onClose={() => undefined} title="Dialog" words={{ close: 'Close' }}>
        {null}
      </Dialog>
    </MantineThemeProvider>,
  );
  await screen.findByRole('dialog', undefined, { timeout: 10_000 });
  unmount();
}
