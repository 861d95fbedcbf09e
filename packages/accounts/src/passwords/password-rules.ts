import { DomainError } from '@longtable/core'
import * as z from 'zod'

const CHARACTERS_MIN = 10
const CHARACTERS_MAX = 256
/** A bound before anything looks at it; the rule itself counts code points. */
const UNITS_MAX = 4 * CHARACTERS_MAX

/** Composed, so that the same password typed on another keyboard is the same. */
export const PasswordText = z
  .string()
  .min(1)
  .max(UNITS_MAX)
  .refine((text) => text.isWellFormed(), 'must be well-formed text')
  .transform((text) => text.normalize('NFC'))

/** The most common ones that are long enough, without regard to case. */
const WORST = new Set(
  `1234567890 12345678910 123456789a 1q2w3e4r5t 1qaz2wsx3edc q1w2e3r4t5 qwertyuiop qwerty12345
  qwerty123456 asdfghjkl1 zxcvbnm123 password12 password123 password1234 password12345 passw0rd123
  p@ssw0rd123 passwordpassword iloveyou12 iloveyou123 iloveyouforever letmein123 letmeinplease
  welcome123 welcome1234 administrator admin12345 administrator1 changeme123 changemenow
  football123 baseball123 basketball superman123 batman12345 dragon12345 monkey12345 princess123
  sunshine123 sunshine12 michael123 charlie123 trustno1trustno1 abcdefghij abcdefghijk abcd123456
  abc123456789 a123456789 aa123456789 0123456789 0987654321 9876543210 1111111111 0000000000
  1122334455 123123123123 123321123321 147258369147 159753159753 1029384756 6543210987
  correcthorsebatterystaple thisisapassword mypassword123 secret12345 testtest123 test123456
  google12345 facebook123 longtable1 longtable123 qazwsxedcr qazwsxedc123`.split(/\s+/),
)

const refuse = (field: string, message: string) =>
  new DomainError('INVALID', 'accounts.password-rule', { field, message: `${field}: ${message}` })

interface Chosen {
  readonly password: string
  readonly email: string
  /** The input field it came in. */
  readonly field: string
}

/** For new passwords only: an old one that breaks a newer rule still signs in. */
export function checkPassword({ password, email, field }: Chosen): void {
  const characters = Array.from(password).length
  if (characters < CHARACTERS_MIN || characters > CHARACTERS_MAX)
    throw refuse(field, `must have ${CHARACTERS_MIN} to ${CHARACTERS_MAX} characters.`)
  const plain = password.toLowerCase()
  if (plain === email || plain === email.slice(0, email.lastIndexOf('@')))
    throw refuse(field, 'must not be your e-mail address.')
  if (WORST.has(plain) || new Set(plain).size === 1)
    throw refuse(field, 'is one of the first that anybody would try; choose another.')
}
