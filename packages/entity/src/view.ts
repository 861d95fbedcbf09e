import type { AnyEntity, Of } from './entity.ts'

/** What is optional in the item is null in what is shown of it. */
type Shown<V, Name extends keyof V> = {
  readonly [One in Name]-?: undefined extends V[One] ? Exclude<V[One], undefined> | null : V[One]
}

/** With what is shown beside the fields. It is assigned: a spread copies ten times slower. */
interface View<V, Name extends keyof V> {
  <More extends object>(value: V, more: More): Shown<V, Name> & More
  (value: V): Shown<V, Name>
  /** The same for who sees it; for anybody else all of it is null. */
  when(isSeen: boolean, value: V): { readonly [One in Name]-?: Shown<V, Name>[One] | null }
}

/**
 * What leaves of an item: the list of names is the list of what may leave, and what is added to the
 * entity stays inside until somebody writes its name here. Several viewers are several lists.
 */
export function view<E extends AnyEntity, Name extends keyof Of<E> & string>(
  entity: E,
  ...names: readonly Name[]
): View<Of<E>, Name> {
  const unknown = names.find((name) => !(name in entity.schema.shape))
  if (unknown !== undefined) throw new Error(`${entity.type} has no field ${unknown}.`)
  const shownOf = <More extends object>(value: Of<E>, more?: More) => {
    const shown: Record<string, unknown> = {}
    for (const name of names) shown[name] = (value as Record<string, unknown>)[name] ?? null
    return Object.assign(shown, more) as Shown<Of<E>, Name> & More
  }
  const none = Object.fromEntries(names.map((name) => [name, null])) as Record<Name, null>
  return Object.assign(shownOf, {
    when: (isSeen: boolean, value: Of<E>) => (isSeen ? shownOf(value) : none) as never,
  })
}
