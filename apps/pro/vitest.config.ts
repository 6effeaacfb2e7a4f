import { outlinePlugin } from '@parages/ui/outline-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react(), outlinePlugin()],
  // Long forms are typed as a person types them: a loaded machine takes its time.
  test: { environment: 'happy-dom', setupFiles: ['src/test-setup.ts'], testTimeout: 30_000 },
});
