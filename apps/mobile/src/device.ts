import { App } from '@capacitor/app';
import { Device } from '@capacitor/device';
import type { AppShell } from '@parages/session/app-shell';

type DeviceFacts = Pick<AppShell, 'clientType' | 'device'> & {
  /** Language of the system, such as `fr-FR`. */
  language: string;
};

/** What the application asks the system of the device before its first screen. */
export async function readDevice(): Promise<DeviceFacts> {
  const [{ platform, model, operatingSystem, osVersion }, { value: language }, { version }] =
    await Promise.all([Device.getInfo(), Device.getLanguageTag(), App.getInfo()]);
  return {
    clientType: platform === 'ios' ? 'ios' : 'android',
    device: [model, `${operatingSystem} ${osVersion}`, version].join(', '),
    language,
  };
}
