import type { CapacitorConfig } from '@capacitor/cli';
import { appSettings } from './app-settings.ts';

const config: CapacitorConfig = {
  appId: appSettings.id,
  appName: appSettings.name,
  webDir: 'dist/www',
  // iOS keeps no cookie of a page under a custom scheme: the session library and the pages keep
  // their marks there.
  plugins: { CapacitorCookies: { enabled: true } },
};

export default config;
