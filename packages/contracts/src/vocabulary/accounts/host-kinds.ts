/** The kinds of host that an account can follow. */
export const hostKinds = ['venue', 'organiser'] as const;

export type HostKind = (typeof hostKinds)[number];

const folders: Record<HostKind, string> = { venue: '/lieu', organiser: '/organisateur' };

/** The path of the page of a host on the public site. */
export const hostPath = (kind: HostKind, slug: string): string => `${folders[kind]}/${slug}`;
