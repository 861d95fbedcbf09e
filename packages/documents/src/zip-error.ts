/** The zip's own fault: trying it again gives the same. */
export class ZipError extends Error {}
