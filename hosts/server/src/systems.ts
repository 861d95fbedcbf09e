import { collabHubSystem } from '@longtable/collab-hub'
import type { SharedRows } from '@longtable/core'
import type { Model } from '@longtable/entity'
import { goalsGuildSystem } from '@longtable/goals-guild'
import { holdThatThoughtSystem } from '@longtable/hold-that-thought'
import type { AdoptRule, Reconciler, System } from '@longtable/system'
import { guildFeed } from './guild.ts'
import type { SystemParts } from './served.ts'

/** A table that this host has; served where it is more than declared. */
export interface HostedSystem {
  readonly model: Model
  readonly rows: SharedRows
  readonly system?: System
  /** What completes a table that others wrote, where there is no system yet that says so. */
  readonly adopters?: readonly AdoptRule[]
  readonly reconcilers?: readonly Reconciler[]
  /** What only its own contexts carry. */
  readonly extras?: (parts: SystemParts) => object
}

export const systems: readonly HostedSystem[] = [
  {
    model: goalsGuildSystem.model,
    rows: goalsGuildSystem.rows,
    system: goalsGuildSystem,
    extras: guildFeed,
  },
  { model: collabHubSystem.model, rows: collabHubSystem.rows, system: collabHubSystem },
  {
    model: holdThatThoughtSystem.model,
    rows: holdThatThoughtSystem.rows,
    system: holdThatThoughtSystem,
  },
]
