import { collabHub, collabHubRows } from '@longtable/collab-hub'
import type { SharedRows } from '@longtable/core'
import type { Model } from '@longtable/entity'
import { goalsGuild, goalsGuildRows, goalsGuildSystem } from '@longtable/goals-guild'
import { holdThatThought, holdThatThoughtRows } from '@longtable/hold-that-thought'
import type { Item } from '@longtable/store'
import { serveGuild } from './guild.ts'
import { collabHubSample } from './sample/collab-hub.ts'
import { goalsGuildSample } from './sample/goals-guild.ts'
import { holdThatThoughtSample } from './sample/hold-that-thought.ts'
import type { ItemVerifier, ServedSystem, SystemParts } from './served.ts'

export interface System {
  readonly model: Model
  readonly rows: SharedRows
  /** Made-up items that an empty table starts with. */
  readonly sample: readonly Item[]
  /** Absent while a system is only declared. */
  readonly serve?: (parts: SystemParts) => ServedSystem
  /** What `verify` looks for beyond the audit chain; made anew for a scan. */
  readonly verifiers?: readonly (() => ItemVerifier)[]
}

export const systems: readonly System[] = [
  {
    model: goalsGuild,
    rows: goalsGuildRows,
    sample: goalsGuildSample,
    serve: serveGuild,
    verifiers: goalsGuildSystem.verifiers,
  },
  { model: collabHub, rows: collabHubRows, sample: collabHubSample },
  { model: holdThatThought, rows: holdThatThoughtRows, sample: holdThatThoughtSample },
]
