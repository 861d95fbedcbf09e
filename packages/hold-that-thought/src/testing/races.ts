import { type Racer as AnyRacer, races } from '@longtable/testing/races'
import type { FamilyContext } from '../context.ts'
import { testedFamily } from './family-world.ts'

export type Racer = AnyRacer<FamilyContext>

/** HoldThatThought where it is hardest, for `describe.each`. */
export const familyRaces = races(testedFamily, {
  module: new URL('../system.ts', import.meta.url).href,
  name: 'holdThatThoughtSystem',
})
