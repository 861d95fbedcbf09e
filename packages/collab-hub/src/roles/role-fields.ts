import { changedText, optionalText, text, ThingId } from '@longtable/core'
import * as z from 'zod'
import { skillsUpTo } from '../users/profile-fields.ts'

const SKILLS_MAX = 15
const terms = { max: 200 }

export const RoleInput = z.object({ startupId: ThingId, roleId: ThingId })

const Title = text({ min: 3, max: 100 })
const Description = text({ min: 20, max: 3000, isMultiline: true })
const Type = z.enum(['FULL_TIME', 'PART_TIME', 'CONTRACT', 'EQUITY_ONLY'])
const Skills = skillsUpTo(SKILLS_MAX).refine(({ length }) => length > 0, 'must be at least 1')

export const newRoleFields = {
  title: Title,
  description: Description,
  type: Type,
  compensation: optionalText(terms),
  equityRange: optionalText(terms),
  skills: Skills,
  isOpen: z
    .boolean()
    .nullish()
    .transform((given) => given ?? true),
}

/** Left out keeps; null takes away what may be missing. */
export const changedRoleFields = {
  title: Title.optional(),
  description: Description.optional(),
  type: Type.optional(),
  compensation: changedText(terms),
  equityRange: changedText(terms),
  skills: Skills.optional(),
}
