import type { TestStore } from '@longtable/testing'
import type { GuildContext } from '../../context.ts'
import { createGuildWorld, type GuildWorld, idOf } from '../guild-world.ts'
import { collaborate } from './scene-collaboration.ts'
import { meet } from './scene-people.ts'
import { work } from './scene-work.ts'
import type { Stage } from './stage.ts'

const LATER_MS = 10_000

export interface LiteralScene extends AsyncDisposable {
  /** Of people by their nickname, of things by the name they were given. */
  readonly id: (name: string) => string
  /** When something was made. */
  readonly at: (name: string) => string
  readonly guild: GuildWorld
}

const FIELDS = { plain: '__typename', id: 'id', at: 'id createdAt' }

/** `ID.goal` becomes the id of what is called so, in quotes, as GraphQL has it. */
const filled = (text: string, ids: ReadonlyMap<string, string>) =>
  text.replaceAll(/\bID\.(\w+)/g, (_, name: string) => {
    const id = ids.get(name)
    if (id === undefined) throw new Error(`Nothing is called ${name}.`)
    return JSON.stringify(id)
  })

/** A little of everything that the documents have, made by mutations alone. */
export async function literalScene(store: TestStore): Promise<LiteralScene> {
  const guild = await createGuildWorld(store)
  const people = new Map<string, GuildContext>()
  const ids = new Map<string, string>()
  const times = new Map<string, string>()
  const joined = (name: string, context: GuildContext) => {
    people.set(name, context)
    ids.set(name, idOf(context))
  }
  const stage: Stage = {
    async does(who, text, as) {
      guild.world.advance(LATER_MS)
      const document = `mutation { ${filled(text, ids)} { ${as ? FIELDS.at : FIELDS.plain} } }`
      const { data, errors } = await guild.ask(people.get(who) as GuildContext, document)
      if (errors) throw new Error(`${document}: ${JSON.stringify(errors)}`)
      const { id, createdAt } = Object.values(data)[0] as { id: string; createdAt: string }
      if (as) {
        ids.set(as, id)
        times.set(as, createdAt)
      }
      return id
    },
    async person(name, profile) {
      guild.world.advance(LATER_MS)
      joined(name, await guild.person(name, profile))
    },
    admin: async (name) => joined(name, await guild.admin(name)),
    settle: () => guild.settle(),
  }
  await meet(stage)
  await work(stage)
  await collaborate(stage)
  for (let round = 0; round < 3; round++) {
    guild.world.advance(LATER_MS * 30)
    await guild.settle()
  }
  const known = (map: ReadonlyMap<string, string>) => (name: string) => {
    const value = map.get(name)
    if (value === undefined) throw new Error(`Nothing is called ${name}.`)
    return value
  }
  return {
    id: known(ids),
    at: known(times),
    guild,
    [Symbol.asyncDispose]: () => guild[Symbol.asyncDispose](),
  }
}
