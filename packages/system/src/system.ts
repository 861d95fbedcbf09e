import type { Module } from '@longtable/api'
import type { JobHandler, Processor, Schedule, SharedRows } from '@longtable/core'
import type { Model } from '@longtable/entity'
import type { MailTemplates } from '@longtable/mail'
import type { SearchSource } from '@longtable/search'
import { adoptProcessors } from './adopt/adopt.processor.ts'
import { carriesAudits } from './adopt/carry.ts'
import type { AdoptRule } from './adopt/rule.ts'
import type { Deps } from './deps.ts'
import type { erasing } from './erase.ts'
import type { Face } from './face.ts'
import {
  type Feature,
  type LiveSource,
  type MailOptions,
  partsFrom,
  type Webhook,
} from './feature.ts'
import { readingFiles } from './files/read-file.ts'
import { type Play, playing } from './play.ts'
import type { Reconciler } from './reconcile.ts'
import { switchable } from './switchable.ts'
import { type Inspect, inspecting } from './verify/inspect.ts'
import type { FilesTracked } from './verify/tracked-files.ts'
import type { Verifier } from './verify/verifier.ts'
import { webhooksOf } from './webhooks.ts'

interface SystemParts {
  readonly model: Model
  readonly rows: SharedRows
  /** In this order a deleted account is erased. */
  readonly features: readonly Feature[]
  /** What is stored and adopted, and answers no operations. */
  readonly declared?: Pick<Feature, 'adopt' | 'reconcile'>
  readonly erasing: ReturnType<typeof erasing>
  readonly face: Face
}

/** Everything that works beside the requests of a system. */
export interface Work {
  readonly processors: readonly Processor[]
  readonly jobs: readonly JobHandler[]
  readonly schedules: readonly Schedule[]
}

/** A system as a host mounts and runs it: what its features say, joined. */
export interface System {
  readonly model: Model
  readonly rows: SharedRows
  readonly features: readonly Feature[]
  readonly face: Face
  /** For the GraphQL edge: switched off by name. */
  readonly modules: readonly (Module & { readonly name: string })[]
  readonly play: Play
  work(deps: Deps): Work
  /** What a link to a file leads to, for who asks and at this moment. */
  readonly file: ReturnType<typeof readingFiles>
  readonly webhooks: ReadonlyMap<string, Webhook>
  readonly live: readonly LiveSource[]
  /** All that can be found of it. */
  readonly search: SearchSource
  mails(options: MailOptions): MailTemplates
  readonly verifiers: readonly Verifier[]
  /** What says which objects there are, and what is in them. */
  readonly tracked: readonly FilesTracked[]
  readonly reconcilers: readonly Reconciler[]
  /** What brings a former version's rows to the keys of this one. */
  readonly carriers: readonly AdoptRule[]
  /** What completes a table that others wrote; the carriers first. */
  readonly adopters: readonly AdoptRule[]
}

export function system(parts: SystemParts): System {
  const { model, rows, features, declared = {}, erasing, face } = parts
  const names = features.map(({ name }) => name)
  const twice = names.find((name, place) => names.indexOf(name) !== place)
  if (twice !== undefined) throw new Error(`${model.system} has two features ${twice}.`)
  const purposes = features.flatMap(({ files = {} }) => Object.keys(files))
  const shared = purposes.find((purpose, place) => purposes.indexOf(purpose) !== place)
  if (shared !== undefined) throw new Error(`${model.system} has two sources of files ${shared}.`)
  const carriers = [carriesAudits(rows), ...features.flatMap(({ carry = [] }) => carry)]
  const stored = [...features, declared]
  const verifiers = features.flatMap(({ verify = [] }) => verify)
  const tracked = features.flatMap(({ tracks = [] }) => tracks)
  const inspectOf = ({ tools, ...deps }: Deps): Inspect | undefined =>
    tools && inspecting({ ...deps, tools, model, verifiers, tracked })
  const adopters = [...carriers, ...stored.flatMap(({ adopt = [] }) => adopt)]
  return {
    model,
    rows,
    features,
    face,
    modules: features.map(switchable),
    play: playing(features),
    file: readingFiles(features),
    webhooks: webhooksOf(features),
    work: (deps) => ({
      processors: [
        ...features.flatMap(({ processors }) => partsFrom(processors, deps)),
        ...adoptProcessors(model.system.toLowerCase(), adopters),
      ],
      jobs: [
        erasing.job(
          deps,
          features.flatMap(({ erase = [] }) => erase),
        ),
        ...features.flatMap(({ jobs }) => partsFrom(jobs, { ...deps, inspect: inspectOf(deps) })),
      ],
      schedules: features.flatMap(({ schedules }) => partsFrom(schedules, deps)),
    }),
    live: features.flatMap(({ live = [] }) => live),
    search: {
      kinds: features.flatMap(({ search }) => search?.kinds ?? []),
      touches: features.flatMap(({ search }) => search?.touches ?? []),
    },
    mails: (options) =>
      Object.assign({}, ...features.map(({ mails }) => mails?.(options))) as MailTemplates,
    verifiers,
    tracked,
    reconcilers: stored.flatMap(({ reconcile = [] }) => reconcile),
    carriers,
    adopters,
  }
}
