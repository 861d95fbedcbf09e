const TAG = /^#?([\p{L}\p{N}_-]{1,40})$/u

/** The one word that can be a tag. */
export const tagIn = (written: string): string | undefined =>
  TAG.exec(written.trim())?.[1]?.toLocaleLowerCase()
