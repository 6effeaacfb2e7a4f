import type { Config } from './config.ts';
import { sitesOf } from './edge-settings.ts';
import { hashingSecret } from './rate-limit-settings.ts';

export const authSettings = (config: Config) => ({
  core:
    config.SUPERTOKENS_CONNECTION_URI === undefined
      ? undefined
      : {
          connectionURI: config.SUPERTOKENS_CONNECTION_URI,
          apiKey: config.SUPERTOKENS_API_KEY,
        },
  secret: hashingSecret(config),
  sites: sitesOf(config),
  providers: config,
  appScheme: config.APP_SCHEME,
  productName: config.PRODUCT_NAME,
});
