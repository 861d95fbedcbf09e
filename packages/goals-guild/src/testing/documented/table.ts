import { createDocumentedWriter, type Random } from '@longtable/testing'
import type { Store } from '@longtable/store'
import { documentedCollaboration } from './collaboration.ts'
import { documentedPeople } from './people.ts'
import { documentedSocial } from './social.ts'
import { documentedWork } from './work.ts'

const YEAR_MS = 365 * 86_400_000

/** A `gg_core` as the programs of documents 000, 001 and 004 leave it: nothing of ours is in it. */
export function documentedGuild(random: Random, now: number) {
  const writer = createDocumentedWriter(random, now - YEAR_MS)
  const { people, groups } = documentedPeople(writer)
  const works = people.map((one) => documentedWork(writer, one))
  const resources = documentedCollaboration(writer, { people, now }, works)
  const social = documentedSocial(writer, people, now)
  return { items: writer.items, people, groups, works, resources, ...social }
}
export type DocumentedGuild = ReturnType<typeof documentedGuild>

export async function writeDocumentedGuild(
  store: Store,
  random: Random,
  now: number,
): Promise<DocumentedGuild> {
  const guild = documentedGuild(random, now)
  await store.writeMany({ puts: [...guild.items] })
  return guild
}
