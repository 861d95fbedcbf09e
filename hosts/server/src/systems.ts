import { collabHub } from '@longtable/collab-hub'
import type { Model } from '@longtable/entity'
import { goalsGuild } from '@longtable/goals-guild'
import { holdThatThought } from '@longtable/hold-that-thought'
import type { Item } from '@longtable/store'
import { collabHubSample } from './sample/collab-hub.ts'
import { goalsGuildSample } from './sample/goals-guild.ts'
import { holdThatThoughtSample } from './sample/hold-that-thought.ts'

export interface System {
  readonly model: Model
  /** Made-up items that an empty table starts with. */
  readonly sample: readonly Item[]
}

export const systems: readonly System[] = [
  { model: goalsGuild, sample: goalsGuildSample },
  { model: collabHub, sample: collabHubSample },
  { model: holdThatThought, sample: holdThatThoughtSample },
]
