import type { HubNotification } from '../notifications.operations.ts'

type Names = NonNullable<HubNotification['named']>
export type Kind = NonNullable<HubNotification['kind']>

/** What a sentence about a notification is made of; what is null is not known, or not for its reader. */
export interface News extends Pick<Names, 'role' | 'startup' | 'search' | 'note'> {
  /** Of how many of the same it tells. */
  readonly count: number
  /** Days, or results. */
  readonly number: number
  readonly level: NonNullable<Names['level']>
  readonly tier: NonNullable<Names['tier']>
  /** As the reader writes days. */
  readonly until: string | null
}

export interface Sentences {
  readonly title: string
  readonly body: string
}
