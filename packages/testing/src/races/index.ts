export { expectRefusals, refusals, winners } from './outcomes.ts'
export type { RaceWorld } from './race-world.ts'
export type { Lane, RaceOutcome, Racer } from './racer.ts'
export { races } from './races.ts'
