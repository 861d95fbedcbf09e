/** How long messages live, in seconds, as people choose it. */
export const VANISH_SECONDS = {
  never: null,
  hour: 3600,
  day: 86_400,
  week: 7 * 86_400,
  month: 30 * 86_400,
} as const

export type VanishChoice = keyof typeof VANISH_SECONDS
export const VANISH_CHOICES = Object.keys(VANISH_SECONDS) as readonly VanishChoice[]

/** Undefined for a time that was chosen elsewhere. */
export const vanishChoiceOf = (seconds: number | null): VanishChoice | undefined =>
  VANISH_CHOICES.find((choice) => VANISH_SECONDS[choice] === seconds)
