import * as z from 'zod'

/** The flags are not in the literal's grammar of our language target, so it is built. */
const ONE_EMOJI = new RegExp('^\\p{RGI_Emoji}$', 'v')
const VARIATION = /\u{fe0f}/gu
const TEXT_BY_DEFAULT = /^(?=\p{Emoji})\P{Emoji_Presentation}$/u
const SKIN_TONE = /^\p{Emoji_Modifier}$/u
const UNITS_MAX = 64

/** The expression tries some thousands; what has passed it once does not go through it again. */
const known = new Set<string>()

function isOneEmoji(text: string): boolean {
  if (known.has(text)) return true
  if (!ONE_EMOJI.test(text)) return false
  known.add(text)
  return true
}

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
  .refine(isOneEmoji, 'must be one emoji')
  .refine((emoji) => !emoji.includes('#'), 'must not contain "#"')
