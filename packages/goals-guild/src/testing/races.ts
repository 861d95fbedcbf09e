import {
  type Lane as AnyLane,
  type Racer as AnyRacer,
  type RaceWorld as AnyRaceWorld,
  races,
} from '@longtable/testing/races'
import type { GuildContext } from '../context.ts'
import { testedGuild } from './guild-world.ts'

export type Racer = AnyRacer<GuildContext>
export type Lane = AnyLane<GuildContext>
export type RaceWorld = AnyRaceWorld<GuildContext>

/** GoalsGuild where it is hardest, for `describe.each`. */
export const guildRaces = races(testedGuild, {
  module: new URL('../system.ts', import.meta.url).href,
  name: 'goalsGuildSystem',
})
