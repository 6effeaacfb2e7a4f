/** Fetches the bytes of a picture from wherever somebody says it is. @throws {PictureNotFetched} */
export type PictureFetch = (url: string) => Promise<Buffer>;

/**
 * Why there is nothing. The reason is for our logs alone: whoever could read it would learn from it what stands behind our walls.
 */
export class PictureNotFetched extends Error {}
