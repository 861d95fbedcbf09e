import * as z from 'zod'

/** The flags are not in the literal's grammar of our language target, so it is built. */
const ONE_EMOJI = new RegExp('^\\p{RGI_Emoji}$', 'v')
const VARIATION = /\u{fe0f}/gu
const TEXT_BY_DEFAULT = /^(?=\p{Emoji})\P{Emoji_Presentation}$/u
const SKIN_TONE = /^\p{Emoji_Modifier}$/u
const UNITS_MAX = 64

/**
 * The one spelling that Unicode recommends: keyboards leave out selectors or add some, and 🏳‍🌈 with
 * and without one must be the same reaction.
 */
export function spelled(given: string): string {
  const points = Array.from(given.normalize('NFC').replace(VARIATION, ''))
  return points
    .map((point, place) =>
      TEXT_BY_DEFAULT.test(point) && !SKIN_TONE.test(points[place + 1] ?? '')
        ? `${point}\u{fe0f}`
        : point,
    )
    .join('')
}

/** One emoji of the Unicode set, as it stands in a key; `#️⃣` contains the separator of keys. */
export const Emoji = z
  .string()
  .trim()
  .max(UNITS_MAX, 'must be one emoji')
  .transform(spelled)
  .refine((emoji) => ONE_EMOJI.test(emoji), 'must be one emoji')
  .refine((emoji) => !emoji.includes('#'), 'must not contain "#"')
