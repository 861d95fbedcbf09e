import { collabHub, collabHubRows } from '@longtable/collab-hub'
import type { SharedRows } from '@longtable/core'
import type { Model } from '@longtable/entity'
import { goalsGuild, goalsGuildRows } from '@longtable/goals-guild'
import { holdThatThought, holdThatThoughtRows } from '@longtable/hold-that-thought'
import type { Item } from '@longtable/store'
import { collabHubSample } from './sample/collab-hub.ts'
import { goalsGuildSample } from './sample/goals-guild.ts'
import { holdThatThoughtSample } from './sample/hold-that-thought.ts'

export interface System {
  readonly model: Model
  readonly rows: SharedRows
  /** Made-up items that an empty table starts with. */
  readonly sample: readonly Item[]
}

export const systems: readonly System[] = [
  { model: goalsGuild, rows: goalsGuildRows, sample: goalsGuildSample },
  { model: collabHub, rows: collabHubRows, sample: collabHubSample },
  { model: holdThatThought, rows: holdThatThoughtRows, sample: holdThatThoughtSample },
]
