import { appLinkPaths } from '@parages/contracts/vocabulary/site/app-links';

export type AndroidApp = { packageName: string; fingerprints: readonly string[] };

/**
 * Digital Asset Links: Android opens links of the site in the application whose signing certificate
 * has one of the fingerprints (SHA-256).
 */
export const assetLinks = ({ packageName, fingerprints }: AndroidApp) => [
  {
    relation: ['delegate_permission/common.handle_all_urls'],
    target: {
      namespace: 'android_app',
      package_name: packageName,
      sha256_cert_fingerprints: fingerprints,
    },
  },
];

// A path with an extension is a file, such as a calendar or a poster of a list.
const files = { '/': '*.*', exclude: true };

/** Apple's list of the links that iOS opens in the application, `{team id}.{bundle id}`. */
export const appSiteAssociation = (appId: string) => ({
  applinks: {
    details: [
      {
        appIDs: [appId],
        components: [files, ...appLinkPaths.map((path) => ({ '/': `${path}*` }))],
      },
    ],
  },
});
