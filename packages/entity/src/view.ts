import type { AnyEntity, Of } from './entity.ts'

type Shown<Value, Name extends keyof Value> = {
  readonly [N in Name]-?: undefined extends Value[N]
    ? Exclude<Value[N], undefined> | null
    : Value[N]
}

/** What leaves of an entity: `view(Offer, 'id', 'title')`. The names are the list of what may leave. */
export const view =
  <E extends AnyEntity, Name extends keyof Of<E> & string>(_entity: E, ...names: readonly Name[]) =>
  (value: Of<E>): Shown<Of<E>, Name> => {
    const shown: Record<string, unknown> = {}
    for (const name of names) shown[name] = value[name] ?? null
    return shown as Shown<Of<E>, Name>
  }
