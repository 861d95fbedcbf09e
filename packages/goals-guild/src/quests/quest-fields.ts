import { TagList, ThingId } from '@longtable/core'
import * as z from 'zod'
import { Description, NewInstant, Title } from '../goals/goal-fields.ts'
import { REWARD_XP_MAX } from './quest-rules.ts'
import { Quest } from './quest.entity.ts'

export const LINKED_GOALS_MAX = 10
export const LINKED_TASKS_MAX = 50
const TARGET_COUNT_MAX = 1000
const PERIOD_SECONDS_MIN = 60
const PERIOD_SECONDS_MAX = 366 * 86_400

const unset = <T>(given: T | null | undefined): T | undefined => given ?? undefined
const whole = (min: number, max: number) => {
  const rule = `must be a whole number from ${min} to ${max}`
  return z.int(rule).min(min, rule).max(max, rule).nullish().transform(unset)
}
const links = (max: number) =>
  z
    .array(ThingId)
    .max(max, `must be at most ${max}`)
    .refine((ids) => new Set(ids).size === ids.length, 'must not name one twice')
    .nullish()
    .transform((ids) => (ids && ids.length > 0 ? ids : undefined))

export const QuestStatus = Quest.schema.shape.status as z.ZodType<Quest['status']>

const fields = z.object({
  title: Title,
  description: Description,
  difficulty: z.enum(['easy', 'medium', 'hard']),
  rewardXp: whole(0, REWARD_XP_MAX),
  tags: TagList.nullish().transform((tags) => tags ?? []),
  deadline: NewInstant,
  kind: z.enum(['linked', 'quantitative']),
  linkedGoalIds: links(LINKED_GOALS_MAX),
  linkedTaskIds: links(LINKED_TASKS_MAX),
  targetCount: whole(1, TARGET_COUNT_MAX),
  countScope: z.enum(['any', 'linked']).nullish().transform(unset),
  startAt: NewInstant,
  periodSeconds: whole(PERIOD_SECONDS_MIN, PERIOD_SECONDS_MAX),
})
type Fields = z.infer<typeof fields>
type Problem = readonly [field: keyof Fields, rule: string]

const COUNTING = ['targetCount', 'countScope', 'startAt', 'periodSeconds'] as const

function linkedProblems(given: Fields): Problem[] {
  const hasLinks = given.linkedGoalIds !== undefined || given.linkedTaskIds !== undefined
  return [
    ...COUNTING.filter((field) => given[field] !== undefined).map(
      (field): Problem => [field, 'belongs to quantitative quests only'],
    ),
    ...(hasLinks ? [] : [['linkedGoalIds', 'a linked quest needs a goal or a task'] as const]),
  ]
}

function quantitativeProblems(given: Fields): Problem[] {
  const linked = (['linkedGoalIds', 'linkedTaskIds'] as const).filter(
    (field) => given[field] !== undefined,
  )
  const needed = (['targetCount', 'periodSeconds'] as const)
    .filter((field) => given[field] === undefined)
    .map((field): Problem => [field, 'a quantitative quest needs it'])
  if (given.countScope === 'linked')
    return linked.length > 0
      ? needed
      : [...needed, ['linkedTaskIds', 'to count linked tasks, a goal or a task is needed']]
  const stray = linked.map((field): Problem => [field, 'needs the countScope linked'])
  return [...needed, ...stray]
}

/** Which fields go together hangs on the kind. */
export const QuestFields = fields.superRefine((given, { addIssue }) => {
  const problems = given.kind === 'linked' ? linkedProblems(given) : quantitativeProblems(given)
  for (const [field, message] of problems)
    addIssue({ code: 'custom', path: [field], message, input: given[field] })
})
