import type { GuildContext } from '../context.ts'
import { type GuildWorld, idOf } from './guild-world.ts'

/** An event that has to come, without `goalsguild.`, and its data, whole. */
export type Told = readonly [name: string, data: object]

export interface Scene {
  readonly world: GuildWorld
  readonly ana: GuildContext
  readonly ben: GuildContext
  readonly root: GuildContext
  readonly anaId: string
  readonly benId: string
  /** One mutation, as a client sends it; what it answers. */
  // oxlint-disable-next-line typescript/no-explicit-any -- a story knows what it has asked for
  act(person: GuildContext, mutation: string): Promise<any>
}

/** What people do, and what is told of it. */
export type Story = (scene: Scene) => Promise<Told[]>

export async function openScene(world: GuildWorld): Promise<Scene> {
  const [ana, ben, root] = [
    await world.person('ana'),
    await world.person('ben'),
    await world.admin('root'),
  ]
  return {
    world,
    ana,
    ben,
    root,
    anaId: idOf(ana),
    benId: idOf(ben),
    async act(person, mutation) {
      const { data, errors } = await world.ask(person, `mutation { answer: ${mutation} }`)
      if (errors) throw new Error(`${mutation}: ${JSON.stringify(errors)}`)
      return data.answer
    },
  }
}
