import type { Page, PageOptions } from '@longtable/entity'
import type { GuildContext } from '../context.ts'
import type { User } from './user.entity.ts'
import { listedUsers } from './user.policy.ts'
import { type UserView, publicView } from './user-views.ts'

interface PeopleList<T> {
  /** Whom of them the viewer sees. */
  readonly seen?: typeof listedUsers
  /** Whom an entry is about. */
  readonly personOf: (entry: T) => string
  readonly read: (keep: NonNullable<PageOptions<T>['keep']>) => Promise<Page<T>>
}

export interface Listed<T> {
  readonly entry: T
  readonly user: UserView
}

/** A page of entries with the people they are about, without those whom the viewer must not see. */
export async function peoplePage<T>(
  context: GuildContext,
  { personOf, read, seen = listedUsers }: PeopleList<T>,
): Promise<Page<Listed<T>>> {
  const known = new Map<string, User>()
  const page = await read(async (entries) => {
    const listed = await seen(context, entries.map(personOf))
    for (const [id, user] of listed) known.set(id, user)
    return entries.map((entry) => listed.has(personOf(entry)))
  })
  return {
    ...page,
    items: page.items.map((entry) => ({
      entry,
      user: publicView(known.get(personOf(entry)) as User),
    })),
  }
}
