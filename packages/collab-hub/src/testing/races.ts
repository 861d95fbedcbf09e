import {
  type Racer as AnyRacer,
  type RaceWorld as AnyRaceWorld,
  races,
} from '@longtable/testing/races'
import type { HubContext } from '../context.ts'
import { testedHub } from './hub-world.ts'

export type Racer = AnyRacer<HubContext>
export type RaceWorld = AnyRaceWorld<HubContext>

/** CollabHub where it is hardest, for `describe.each`. */
export const hubRaces = races(testedHub, {
  module: new URL('../system.ts', import.meta.url).href,
  name: 'collabHubSystem',
})
