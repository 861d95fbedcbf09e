import type { GuildContext } from '@longtable/goals-guild'
import type { Random } from '@longtable/testing/random'
import type { Guild } from './guild.ts'
import { emptyLedger, type Invited, type Ledger, type Said } from './ledger.ts'
import type { Person } from './people.ts'
import { createTexts, type Texts } from './texts.ts'

export interface SceneOptions {
  readonly guild: Guild
  readonly people: readonly Person[]
  readonly random: Random
  /** Time goes on with every act. */
  readonly tick: () => void
}

/** Who takes part in what, and what was said there: what people know when they act. */
export interface Scene {
  readonly random: Random
  readonly texts: Texts
  readonly ledger: Ledger
  readonly peopleCount: number
  person(place: number): Person
  as(place: number): GuildContext
  /** For every act one of its own: clients that may have to try again send it. */
  requestId(): string
  /** To be accepted in the same part. */
  readonly waiting: Invited[]
  /** The owner and whoever has accepted. */
  teamOf(goalId: string): readonly number[]
  goalsOf(place: number): readonly string[]
  join(place: number, goalId: string): void
  commentsOn(goalId: string): Said[]
}

export function createScene({ guild, people, random, tick }: SceneOptions): Scene {
  const ledger = emptyLedger()
  const teams = new Map(people.map(({ goalId }, place) => [goalId, [place]]))
  const goals = people.map(({ goalId }) => [goalId])
  const said = new Map<string, Said[]>(people.map(({ goalId }) => [goalId, []]))
  const person = (place: number) => people[place] as Person
  let requests = 0
  return {
    random,
    texts: createTexts(random),
    ledger,
    peopleCount: people.length,
    person,
    as: (place) => guild.context(person(place).viewer),
    requestId() {
      tick()
      ledger.audited += 1
      requests += 1
      return `month-${requests}`
    },
    waiting: [],
    teamOf: (goalId) => teams.get(goalId) ?? [],
    goalsOf: (place) => goals[place] ?? [],
    join(place, goalId) {
      teams.get(goalId)?.push(place)
      goals[place]?.push(goalId)
    },
    commentsOn: (goalId) => said.get(goalId) as Said[],
  }
}
