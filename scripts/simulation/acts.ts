import { buildSchema } from '@longtable/api'
import type { Viewer } from '@longtable/core'
import { recognise } from '@longtable/entity'
import type { Item, Value } from '@longtable/store'
import type { System, SystemContext } from '@longtable/system'
import { below, pick, type Random } from '@longtable/testing/random'
import { FILES, typeFor } from './played-documents.ts'
import { isPerson, isRequired, isSaid, namedType, type Saying, valueOf } from './arguments.ts'

export interface Actor extends Viewer {
  readonly email: string
  readonly isAdmin: boolean
}

/** What somebody asks for; asked again it is the same request. */
export interface Act {
  readonly name: string
  readonly actor: Actor
  readonly args: Readonly<Record<string, unknown>>
  run(context: SystemContext): Promise<unknown>
}

type Resolver = (source: unknown, args: object, context: SystemContext) => Promise<unknown>
type Argument = { readonly name: string; readonly type: unknown }

interface Field {
  readonly name: string
  readonly args: readonly Argument[]
  /** Ids of things, which have to be those of one thing. */
  readonly needed: readonly string[]
  readonly resolve: Resolver
  readonly weight: number
}

/** Everybody has joined before anything else. */
const LEFT_OUT = /^registerUser$/
const OFTEN =
  /^(create|send|add|post|open|apply|follow|ask|start|finish|request|invite|join|accept)/
const SELDOM = /^(deleteAccount|suspend|ban|deactivate)/
const OF_ADMINS =
  /^(suspend|unsuspend|ban|unban|review|decideReport|approve|setUser|setShards|setFollowerShards|promote|demote|deactivate|reactivate|inviteRelative|setAdmin)/
const OFTEN_WEIGHT = 4
const SELDOM_WEIGHT = 0.15
const FOCUSED = 0.6

const weightOf = (name: string) =>
  SELDOM.test(name) ? SELDOM_WEIGHT : OFTEN.test(name) ? OFTEN_WEIGHT : 1

const lowerFirst = (text: string) => text.slice(0, 1).toLowerCase() + text.slice(1)

/** Ids that anything may have. */
const OF_ANYTHING = ['resourceId', 'itemId', 'reportedId', 'targetId']

function fieldsOf(system: System): Field[] {
  const { schema } = buildSchema(system.modules)
  const resolvers = Object.assign(
    {},
    ...system.modules.map(({ resolvers }) => (resolvers as { Mutation?: object }).Mutation),
  ) as Record<string, Resolver>
  const fields = schema.getMutationType()?.getFields() ?? {}
  return Object.values(fields)
    .filter(({ name }) => !LEFT_OUT.test(name))
    .map(({ name, args }) => ({
      name,
      args: args.filter((arg) => arg.name !== 'requestId'),
      needed: args
        .filter(({ type }) => isRequired(type) && namedType(type).name === 'ID')
        .map((arg) => arg.name)
        .filter((arg) => !isPerson(arg) && !arg.endsWith('s')),
      resolve: resolvers[name] as Resolver,
      weight: weightOf(name),
    }))
}

interface Facts {
  readonly kind: string
  readonly about: Readonly<Record<string, Value>>
}

/** Everything that can be asked of a system, and how to choose something that makes sense. */
export function createActs(system: System) {
  const fields = fieldsOf(system)
  const entities = Object.values(system.model.entities)
  const total = fields.reduce((sum, { weight }) => sum + weight, 0)
  const known = new WeakMap<Item, Facts>()

  function factsOf(item: Item): Facts {
    const found = known.get(item)
    if (found) return found
    const kind = recognise(entities, item)?.type ?? ''
    const id = item['id'] ?? item['Id']
    const names = [`${lowerFirst(kind)}Id`, ...OF_ANYTHING].filter((name) => !(name in item))
    const facts =
      typeof id === 'string'
        ? { kind, about: { ...item, ...Object.fromEntries(names.map((name) => [name, id])) } }
        : { kind, about: item }
    known.set(item, facts)
    return facts
  }

  function fieldBy(random: Random): Field {
    let left = random() * total
    return fields.find(({ weight }) => (left -= weight) < 0) ?? (fields[0] as Field)
  }

  /** Often something of what everybody is busy with. */
  function subjectOf({ needed }: Field, { random, items, focus }: Choosing): Facts | undefined {
    const fitting = items
      .map(factsOf)
      .filter(({ about }) => needed.every((name) => typeof about[name] === 'string'))
    if (fitting.length === 0) return undefined
    const focused = fitting.filter(({ about }) => Object.values(about).includes(focus))
    return pick(random, focused.length > 0 && random() < FOCUSED ? focused : fitting)
  }

  /** Mostly somebody whom it concerns. */
  function actorOf({ name }: Field, { about }: Facts, { random, people }: Choosing): Actor {
    const admins = people.filter(({ isAdmin }) => isAdmin)
    if (admins.length > 0 && OF_ADMINS.test(name) && random() < 0.7) return pick(random, admins)
    const values = new Set(Object.values(about).flat())
    const concerned = people.filter(
      ({ userId }) => values.has(userId) || String(about['PK']).includes(userId),
    )
    return concerned.length > 0 && random() < 0.7 ? pick(random, concerned) : pick(random, people)
  }

  /** Undefined where there is nothing yet that it could be about. */
  return function choose(choosing: Choosing): Act | undefined {
    const { random, now, items, people } = choosing
    const field = fieldBy(random)
    const facts = field.needed.length > 0 ? subjectOf(field, choosing) : { kind: '', about: {} }
    if (!facts) return undefined
    const actor = actorOf(field, facts, choosing)
    const saying: Saying = { random, now, items, people, ...facts }
    const said = field.args
      .filter((arg) => isSaid(arg, saying))
      .map((arg): [string, unknown] => [arg.name, valueOf(arg, saying)])
      .filter(([, value]) => value !== undefined)
    const requestId = `request-${below(random, 2 ** 31)}`
    const args: Record<string, unknown> = { ...Object.fromEntries(said), requestId }
    if (field.name === 'startUpload') {
      const contentType = typeFor(args['purpose'])
      Object.assign(args, { contentType, size: FILES[contentType]?.byteLength })
    }
    const { name, resolve } = field
    return { name, actor, args, run: async (context) => resolve(undefined, args, context) }
  }
}

export interface Choosing {
  readonly random: Random
  readonly now: number
  readonly items: readonly Item[]
  readonly people: readonly Actor[]
  /** The id of something: many do something with it at the same time. */
  readonly focus: Value
}
