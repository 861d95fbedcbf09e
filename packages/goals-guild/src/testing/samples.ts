import { type AnyEntity, type Of, toItem } from '@longtable/entity'
import type { Item } from '@longtable/store'
import type { Places } from '@longtable/testing/model'
import { goalsGuild } from '../model/model.ts'
import { ggCore } from '../table.ts'
import { collaborationKeys, collaborationSamples } from './collaboration-samples.ts'
import { exchangeKeys, exchangeSamples } from './exchange-samples.ts'
import { peopleKeys, peopleSamples } from './people-samples.ts'
import { uploadKeys, uploadSamples } from './upload-samples.ts'
import { NOW_SECONDS } from './variants.ts'
import { workKeys, workSamples } from './work-samples.ts'

type Entities = typeof goalsGuild.entities
type Samples = { readonly [Name in keyof Entities]: readonly Of<Entities[Name]>[] }

/** Values of every entity; a missing one does not compile. */
export const samples: Samples = {
  ...peopleSamples,
  ...workSamples,
  ...exchangeSamples,
  ...collaborationSamples,
  ...uploadSamples,
}

/** Where the first sample of each entity is found. */
export const keys: { readonly [Name in keyof Entities]: Places } = {
  ...peopleKeys,
  ...workKeys,
  ...exchangeKeys,
  ...collaborationKeys,
  ...uploadKeys,
}

/** Each entity with its samples, where only their shape at run time counts. */
export const samplesByEntity = Object.entries(goalsGuild.entities).map(([name, entity]) => ({
  name,
  entity: entity as AnyEntity,
  values: samples[name as keyof Entities] as readonly never[],
}))

const items: readonly Item[] = samplesByEntity.flatMap(({ entity, values }) =>
  values.map((value) => toItem(entity, value)),
)

/** All of them, at the time of every test. */
export const sampled = { table: ggCore, items, now: NOW_SECONDS * 1000 }
