/** How a picture came: a file, an address, a feed, or a search of free pictures. */
export const mediaOrigins = ['upload', 'url', 'import', 'search'] as const;
