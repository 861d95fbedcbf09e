const CHARACTERS_MAX = 500

/** As it is stored: a store refuses half a character, wherever it comes from. */
export const errorText = (error: unknown): string =>
  String(error).slice(0, CHARACTERS_MAX).toWellFormed()
