import { changedText, optionalText, text, unset } from '@longtable/core'
import * as z from 'zod'

const bio = { max: 1000, isMultiline: true }
const SKILLS_MAX = 20
const URL_CHARACTERS_MAX = 500

/** As written; each once, in whatever case it is written. */
const Skill = text({ max: 50 })

export const skillsUpTo = (max: number) =>
  z
    .array(Skill)
    .max(max, `must be at most ${max}`)
    .transform((skills) => [
      ...new Map(skills.map((skill) => [skill.toLowerCase(), skill])).values(),
    ])

const Skills = skillsUpTo(SKILLS_MAX)

const isUrlOf = (given: string, host: RegExp) => {
  const { protocol, hostname, username } = URL.parse(given) ?? {}
  return protocol === 'https:' && username === '' && host.test(hostname ?? '')
}

/** An address on the web that a page may link to. */
export const webAddress = (host: RegExp, rule: string) =>
  z
    .string()
    .max(URL_CHARACTERS_MAX, `must have at most ${URL_CHARACTERS_MAX} characters`)
    .refine((given) => isUrlOf(given, host), rule)

const LinkedinUrl = webAddress(
  /^(\w+\.)?linkedin\.com$/,
  'must be an address such as https://www.linkedin.com/in/name',
)

export const Name = text({ max: 100 })

/** Left out and null are the same when a profile is made. */
export const newProfileFields = {
  firstName: Name,
  lastName: Name,
  bio: optionalText(bio),
  linkedinUrl: LinkedinUrl.nullish().transform(unset),
  skills: Skills.nullish().transform(unset),
}

/** Left out keeps, null takes away. */
export const changedProfileFields = {
  firstName: Name.optional(),
  lastName: Name.optional(),
  bio: changedText(bio),
  linkedinUrl: LinkedinUrl.nullable().optional(),
  skills: Skills.nullable().optional(),
}
