import type { Viewer } from '@longtable/core'
import type { SystemContext } from './feature.ts'
import type { Play } from './play.ts'

/** Somebody of the demo who can be signed in as. */
export interface DemoVisitor {
  readonly nickname: string
  readonly fullName: string
  /** What they are there; members are as everybody. */
  readonly role: 'member' | 'admin' | 'partner' | 'founder' | 'talent' | 'investor' | 'relative'
}

/** What a demo is played with. */
export interface DemoStage {
  readonly play: Play
  /** Epoch milliseconds at which it began, and the beginning of that day where it is played. */
  readonly beganAt: number
  readonly midnight: number
  readonly random: () => number
  /** The accounts of those who can be signed in as, by nickname. */
  readonly visitors: ReadonlyMap<string, Viewer>
  contextOf(viewer: Viewer): SystemContext
  setAdmin(userId: string): Promise<void>
  /** Until all that follows from what was played has happened. */
  settled(): Promise<void>
}

/** Made-up people and their past. Each part may be played again: what was done is not done twice. */
export interface Demo {
  /** The first one is who most is about. */
  readonly visitors: readonly DemoVisitor[]
  /** Whether there is anything of it yet. */
  isBegun(context: SystemContext): Promise<boolean>
  /** Before anybody is answered: the visitors are known here. */
  arrive(stage: DemoStage): Promise<void>
  /** Beside the first answers: all the rest. */
  live(stage: DemoStage): Promise<void>
}
