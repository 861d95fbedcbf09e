export { expectRefusals, refusals, winners } from './outcomes.ts'
export type { RaceWorld } from './race-world.ts'
export type { Lane, Outcome, Racer } from './racer.ts'
export { races } from './races.ts'
