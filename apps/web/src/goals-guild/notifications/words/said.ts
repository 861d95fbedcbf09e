import type { NotificationFields } from '../notifications.operations.ts'

export type Kind = NotificationFields['kind']

/** What a sentence about a notification is made of. */
export interface News {
  readonly who: string
  /** Several people have done it. */
  readonly isMany: boolean
  readonly type: string | null
  readonly title: string | null
  /** Of a quest. */
  readonly xp: number | null
}

export type Told = Pick<
  NotificationFields,
  'kind' | 'resourceType' | 'title' | 'rewardXp' | 'actor' | 'others' | 'otherCount'
>

export type Sentences = Readonly<Record<Kind, (news: News) => string>>

interface Names {
  readonly somebody: string
  readonly two: (first: string, second: string) => string
  readonly many: (first: string, others: number) => string
}

function nameOf({ actor, others, otherCount }: Told, names: Names): string {
  const first = actor?.fullName ?? names.somebody
  const second = others[0]?.fullName
  if (otherCount === 0) return first
  return otherCount === 1 && second !== undefined
    ? names.two(first, second)
    : names.many(first, otherCount)
}

/** One sentence, in the words of a language. */
export const saying = (sentences: Sentences, names: Names) => (told: Told) =>
  sentences[told.kind]({
    who: nameOf(told, names),
    isMany: told.otherCount > 0,
    type: told.resourceType,
    title: told.title,
    xp: told.rewardXp,
  })
