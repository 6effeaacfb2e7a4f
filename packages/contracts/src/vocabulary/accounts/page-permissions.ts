import type { Permission } from './permissions.ts';

/** Permissions that open the moderators' dashboard; any one suffices. */
export const dashboardPermissions: readonly Permission[] = ['image_mod', 'theme_mod'];

/** Permissions that open the moderation tools on public pages; any one suffices. */
export const curationPermissions: readonly Permission[] = ['poi_mod', 'image_mod', 'theme_mod'];
