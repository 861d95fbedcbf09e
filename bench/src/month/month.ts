import { comment } from './comments.ts'
import { accept, invite } from './invites.ts'
import type { Ledger } from './ledger.ts'
import { createReact } from './reactions.ts'
import { createScene, type SceneOptions } from './scene.ts'
import type { MonthSize } from './size.ts'

export const KINDS = ['invites', 'accepted', 'comments', 'reactions'] as const
export type Kind = (typeof KINDS)[number]

interface Visits {
  readonly actsEach: number
  /** What one person does in a row, waiting for each answer. */
  readonly visits: readonly (() => Promise<void>)[]
}

export interface Month {
  readonly ledger: Ledger
  /** One kind of act in one part of the month. */
  turn(kind: Kind, part: number): Visits
}

/** Everything that people do in a month, as they do it: through the mutations, limits and all. */
export function createMonth({ each }: MonthSize, options: SceneOptions): Month {
  const scene = createScene(options)
  const react = createReact(scene)
  const everybody = (acts: number, one: (place: number) => Promise<void>): Visits => ({
    actsEach: acts,
    visits: options.people.map((_, place) => async () => {
      for (let n = 0; n < acts; n++) await one(place)
    }),
  })
  const turns: Record<Kind, (part: number) => Visits> = {
    invites: (part) => everybody(1, (place) => invite(scene, place, part)),
    accepted: () => ({
      actsEach: 1,
      visits: scene.waiting.splice(0).map((one) => () => accept(scene, one)),
    }),
    comments: (part) => everybody(each.comments, (place) => comment(scene, place, part)),
    reactions: (part) => everybody(each.reactions, (place) => react(place, part)),
  }
  return { ledger: scene.ledger, turn: (kind, part) => turns[kind](part) }
}
