import type { Viewer } from '@longtable/core'
import { createStamp, derivedId } from '@longtable/entity'
import type { DemoStage } from './demo.ts'
import type { Played } from './play.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/**
 * A thread of the story with a clock of its own, which only goes on. Threads run side by side; within
 * one, each step follows the one before.
 */
export interface Thread<Who extends string> {
  /** So many days before the story's day, at this time of it. */
  on(daysAgo: number, time: string): void
  /** So many minutes before the story began to be told. */
  ago(minutes: number): void
  does(who: Who, mutation: string, given: object): Promise<Played>
}

export interface Story<Who extends string> {
  idOf(who: Who): string
  /** A moment of the day that lies so many days ahead, or behind. */
  moment(daysAhead: number, time?: string): string
  thread(name: string): Thread<Who>
  settled(): Promise<void>
}

const minutesIn = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** The same people for every worker; as those who have no account nobody can sign in. */
function viewersOf({ visitors }: DemoStage): (who: string) => Viewer {
  const seed = [...visitors.values()].map(({ userId }) => userId).join()
  return (who) =>
    visitors.get(who) ?? {
      userId: derivedId(0, `demo ${who} ${seed}`),
      email: `${who}@longtable.example`,
    }
}

/** Steps are numbered by thread, so that whoever plays the story again does none of them twice. */
export function createStory<Who extends string>(stage: DemoStage): Story<Who> {
  const { beganAt, midnight, random } = stage
  const viewerOf = viewersOf(stage)
  const timeOn = (daysAhead: number, time: string) =>
    midnight + daysAhead * DAY_MS + minutesIn(time) * MINUTE_MS
  return {
    idOf: (who) => viewerOf(who).userId,
    moment: (daysAhead, time = '18:00') => new Date(timeOn(daysAhead, time)).toISOString(),
    settled: () => stage.settled(),
    thread(name) {
      let time = 0
      let steps = 0
      const now = () => time
      const stamp = createStamp({ now, random })
      const moveTo = (next: number) => {
        time = Math.max(time, Math.min(next, beganAt - MINUTE_MS))
      }
      return {
        on: (daysAgo, clock) => moveTo(timeOn(-daysAgo, clock)),
        ago: (minutes) => moveTo(beganAt - minutes * MINUTE_MS),
        does(who, mutation, given) {
          const told = stage.contextOf(viewerOf(who))
          const context = { ...told, told, now, stamp }
          const requestId = `demo-${name}-${steps++}`
          return stage.play(context, mutation, { ...given, requestId })
        },
      }
    },
  }
}
