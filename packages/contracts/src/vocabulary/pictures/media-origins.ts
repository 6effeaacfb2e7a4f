/** Source of a picture: an uploaded file, a URL, an import, or a search of free pictures. */
export const mediaOrigins = ['upload', 'url', 'import', 'search'] as const;
