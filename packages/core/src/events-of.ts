import type { AnyEntity, Of } from '@longtable/entity'
import type { Value } from '@longtable/store'
import { type EntityChange, onChange, type Processor } from './processors/processor.ts'

type Data = Readonly<Record<string, Value>>

/** Whether a change is one: true, or what the event says beside the ids. */
type Tells<V> = (change: EntityChange<V>) => Data | boolean

export const made: Tells<unknown> = ({ old, new: value }) => !old && value !== undefined
export const removed: Tells<unknown> = ({ old, new: value }) => old !== undefined && !value

/** `gained('archivedAt')`: it had none before. */
export const gained =
  <Name extends string>(name: Name): Tells<{ readonly [N in Name]?: unknown }> =>
  ({ old, new: value }) =>
    old !== undefined && old[name] === undefined && value?.[name] !== undefined

export const lost =
  <Name extends string>(name: Name): Tells<{ readonly [N in Name]?: unknown }> =>
  ({ old, new: value }) =>
    old?.[name] !== undefined && value !== undefined && value[name] === undefined

/** `becomes('status', 'closed')`: it was something else before. */
export const becomes =
  <Name extends string, V>(name: Name, wanted: V): Tells<{ readonly [N in Name]?: V }> =>
  ({ old, new: value }) =>
    old !== undefined && old[name] !== wanted && value?.[name] === wanted

/** `moved('role')`: from one value to another. */
export const moved =
  <Name extends string>(name: Name): Tells<{ readonly [N in Name]?: unknown }> =>
  ({ old, new: value }) =>
    old !== undefined && value !== undefined && old[name] !== value[name]

const kebab = (type: string) => type.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()

/**
 * `eventsOf(Group, ids, { 'goalsguild.group.archived': gained('archivedAt') })`: one processor per
 * entity. Only ids leave: who needs more asks for it, and is asked who they are.
 */
export function eventsOf<E extends AnyEntity>(
  entity: E,
  ids: (value: Of<E>) => Data,
  tells: Readonly<Record<string, Tells<Of<E>>>>,
): Processor {
  const system = Object.keys(tells)[0]?.split('.')[0] ?? ''
  return onChange(`events.${system}-${kebab(entity.type)}`, entity, async (change, { events }) => {
    const value = change.new ?? change.old
    if (value === undefined) return
    for (const [name, tell] of Object.entries(tells)) {
      const told = tell(change)
      if (told === false) continue
      const data = told === true ? ids(value) : { ...ids(value), ...told }
      const at = new Date(change.at).toISOString()
      await events.publish({ id: `${change.id}-${name}`, name, at, data })
    }
  })
}
