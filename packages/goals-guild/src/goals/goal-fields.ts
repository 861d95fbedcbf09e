import { changedText, Instant, optionalText, TagList, text, ThingId, unset } from '@longtable/core'
import * as z from 'zod'
import { NlpPlan, Visibility } from '../fields.ts'
import { Goal } from './goal.entity.ts'
import { Repeat } from './repeat.ts'

const TITLE_CHARACTERS_MAX = 200
const DESCRIPTION_CHARACTERS_MAX = 5000
const ANSWER_CHARACTERS_MAX = 1000
const NOTE_CHARACTERS_MAX = 2000

const description = { max: DESCRIPTION_CHARACTERS_MAX, isMultiline: true }

export const Title = text({ max: TITLE_CHARACTERS_MAX })
export const Description = optionalText(description)
export const ChangedDescription = changedText(description)
export const GoalStatus = Goal.schema.shape.status as z.ZodType<Goal['status']>

/** Answers that are left out, null or empty are not kept. */
const Plan = z
  .strictObject(
    Object.fromEntries(
      NlpPlan.def.keyType.options.map((question) => [
        question,
        optionalText({ max: ANSWER_CHARACTERS_MAX, isMultiline: true }),
      ]),
    ) as Record<keyof z.infer<typeof NlpPlan>, ReturnType<typeof optionalText>>,
  )
  .transform((answers): z.infer<typeof NlpPlan> | undefined => {
    const given = Object.entries(answers).filter(([, answer]) => answer !== undefined)
    return given.length > 0 ? Object.fromEntries(given) : undefined
  })

export const NewPlan = Plan.nullish().transform(unset)
/** Left out keeps the answers, null takes all away. */
export const ChangedPlan = Plan.nullable()
  .transform((plan) => plan ?? null)
  .optional()
const note = { max: NOTE_CHARACTERS_MAX, isMultiline: true }
export const NewInstant = Instant.nullish().transform(unset)
export const ChangedInstant = Instant.nullable().optional()

/** What a task is made of beside its title; left out and null are the same. */
export const newTaskFields = {
  dueAt: NewInstant,
  nlpPlan: NewPlan,
  note: optionalText(note),
  repeat: Repeat.nullish().transform(unset),
}

/** Left out keeps, null takes away. */
export const changedTaskFields = {
  dueAt: ChangedInstant,
  nlpPlan: ChangedPlan,
  note: changedText(note),
  repeat: Repeat.nullable().optional(),
}

/** Left out and null are the same when a goal is made. */
export const newGoalFields = {
  title: Title,
  description: Description,
  tags: TagList.nullish().transform((tags) => tags ?? []),
  visibility: Visibility.nullish().transform((visibility) => visibility ?? 'private'),
  deadline: NewInstant,
  nlpPlan: NewPlan,
  groupId: ThingId.nullish().transform(unset),
}

/** Left out keeps; null takes away what may be missing. */
export const changedGoalFields = {
  title: Title.optional(),
  description: ChangedDescription,
  tags: TagList.optional(),
  visibility: Visibility.optional(),
  deadline: ChangedInstant,
  nlpPlan: ChangedPlan,
  groupId: ThingId.nullable().optional(),
}
