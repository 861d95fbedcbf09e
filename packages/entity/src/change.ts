import {
  type Check,
  type Condition,
  type ConditionGroup,
  InvalidRequestError,
  type Scalar,
  sameValue,
  type SimpleCondition,
  type Update,
  type Value,
} from '@longtable/store'
import type { AnyEntity, Entity } from './entity.ts'
import { validated } from './item.ts'
import { dependencies, indexAttributes, keyOf } from './keys.ts'

type Fields = Readonly<Record<string, Value>>

/** Undefined in a patch removes the attribute. */
export type Patch<V> = { readonly [Name in keyof V]?: V[Name] | undefined }

const isGroup = (condition: Condition): condition is Exclude<Condition, SimpleCondition> =>
  typeof condition === 'object' && ('all' in condition || 'any' in condition)

function unchanged(entity: AnyEntity, field: string, value: Value | undefined): SimpleCondition {
  if (value === undefined) return { attribute: field, missing: true }
  if (value !== null && typeof value === 'object')
    throw new InvalidRequestError(`${entity.type}.${field}`, 'a key cannot hang on a list or a map')
  return { attribute: field, equals: value as Scalar }
}

/** The index attributes that move, and the conditions under which they are right. */
function moveIndexes(entity: AnyEntity, current: Fields, next: Fields) {
  const set: Record<string, string> = {}
  const remove: string[] = []
  const guarded = new Set<string>()
  const changed = (field: string) => !sameValue(current[field], next[field])
  for (const [index, templates] of Object.entries(entity.templates)) {
    if (index === 'table') continue
    const fields = new Set([
      ...dependencies(entity, templates, current),
      ...dependencies(entity, templates, next),
    ])
    if (![...fields].some(changed)) continue
    for (const field of fields) if (!changed(field)) guarded.add(field)
    const before = indexAttributes(entity, index, current)
    const after = indexAttributes(entity, index, next)
    for (const [name, value] of Object.entries(after)) if (before[name] !== value) set[name] = value
    for (const name of Object.keys(before))
      if (after[name] === undefined && next[name] === undefined) remove.push(name)
  }
  return {
    set,
    remove,
    guards: [...guarded].map((field) => unchanged(entity, field, current[field])),
  }
}

function combine(
  guards: readonly SimpleCondition[],
  when: Condition | undefined,
): Condition | undefined {
  if (guards.length === 0) return when
  if (when === undefined) return { all: guards }
  if (isGroup(when) && 'all' in when) return { all: [...guards, ...when.all] }
  return { all: [...guards, when as SimpleCondition | ConditionGroup] }
}

/**
 * Sends only what differs from `current` and re-renders the index keys it touches. Each of those
 * hangs on other attributes too: they must still be as in `current`, or the key would be stale, so
 * the write is conditioned on them. A patch that changes nothing becomes a check.
 */
export function change<V>(
  entity: Entity<V>,
  current: NoInfer<V>,
  { patch, when }: { patch: Patch<NoInfer<V>>; when?: Condition },
): Update | Check {
  const before = validated(entity, current as object)
  const next = validated(entity, { ...before, ...patch })
  const key = keyOf(entity, before)
  const moved = keyOf(entity, next)
  if (moved.PK !== key.PK || moved.SK !== key.SK)
    throw new InvalidRequestError(
      `key of ${entity.type}`,
      'a change cannot move an item to another key',
    )

  const set: Record<string, Value> = {}
  for (const [name, value] of Object.entries(next))
    if (!sameValue(before[name], value)) set[name] = value
  const removed = Object.keys(before).filter((name) => next[name] === undefined)
  const indexes = moveIndexes(entity, before, next)
  const condition = combine(indexes.guards, when)
  const remove = [...new Set([...removed, ...indexes.remove])]
  if (Object.keys(set).length === 0 && remove.length === 0)
    return { kind: 'check', key, when: condition ?? 'present' }
  return {
    kind: 'update',
    key,
    set: { ...set, ...indexes.set },
    ...(remove.length > 0 && { remove }),
    ...(condition !== undefined && { when: condition }),
  }
}
