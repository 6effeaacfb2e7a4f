/** Services that can be stood in for; the names used by the control routes. */
export const serviceNames = ['mail', 'google', 'apple', 'facebook'] as const;
export type ServiceName = (typeof serviceNames)[number];
