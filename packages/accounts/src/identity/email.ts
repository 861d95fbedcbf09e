import * as z from 'zod'

const CHARACTERS_MAX = 254
const LOCAL_CHARACTERS_MAX = 64
const ATOM = "[0-9a-z!$%&'*+/=?^_`{|}~-]+"
const LABEL = '[0-9a-z]([0-9a-z-]{0,61}[0-9a-z])?'
const ADDRESS = new RegExp(`^${ATOM}(\\.${ATOM})*@${LABEL}(\\.${LABEL})*$`)

/** Trimmed and lower-cased; international domains in their ASCII form. `#` separates key parts. */
export const Email = z
  .string()
  .max(CHARACTERS_MAX)
  .transform((text) => text.trim().toLowerCase())
  .refine(
    (text) => ADDRESS.test(text) && text.indexOf('@') <= LOCAL_CHARACTERS_MAX,
    'must be an e-mail address of ASCII characters, without quotes or "#"',
  )
