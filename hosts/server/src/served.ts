import type { Module } from '@longtable/api'
import type {
  AddressBook,
  Bus,
  Context,
  EventSink,
  JobHandler,
  Logger,
  Origin,
  Processor,
  Schedule,
  Viewer,
} from '@longtable/core'
import type { MailTemplates } from '@longtable/mail'
import type { FileLink, FileLinks, ObjectStore } from '@longtable/files'
import type { Engine } from '@longtable/store'
import type {
  Demo,
  DemoStage,
  DemoVisitor,
  Example,
  MadeFile,
  Payments,
  PublicPage,
  StoredFile,
  WebhookAnswer,
  WebhookCall,
} from '@longtable/system'
import type { LiveSource } from './background/live.ts'
import type { Config } from './config.ts'
import type { Files } from './files/open-files.ts'
import type { People } from './people.ts'
import type { Searches } from './search/open-search.ts'

/** What a system is given to work with. */
export interface SystemParts {
  readonly config: Config
  readonly engine: Engine
  readonly people: People
  readonly files: Pick<Files, 'objectsOf'>
  readonly payments: Payments
  readonly searches: Searches
  readonly bus: Bus
  readonly events: EventSink
  readonly now: () => number
  readonly log: Logger
}

/** What the host says of the demo that it plays. */
export type DemoPart = Pick<DemoStage, 'beganAt' | 'midnight' | 'visitors' | 'settled'>

export interface ServedDemo {
  readonly visitors: readonly DemoVisitor[]
  isBegun(viewer: Viewer): ReturnType<Demo['isBegun']>
  arrive(part: DemoPart): Promise<void>
  live(part: DemoPart, stopping: AbortSignal): Promise<void>
}

/** The files of a system: how their addresses are read, and who may have them now. */
export interface ServedFiles {
  /** `/files/goalsguild/`. */
  readonly path: string
  readonly links: FileLinks
  readonly objects: ObjectStore
  file(
    viewer: Viewer | undefined,
    origin: Origin,
    link: FileLink,
  ): Promise<StoredFile | MadeFile | undefined>
}

/** A system that answers requests: what the host mounts and runs for it. */
export interface ServedSystem {
  readonly title: string
  readonly text: string
  /** `/goalsguild`; its GraphQL is below it. */
  readonly path: string
  readonly modules: readonly Module[]
  context(viewer: Viewer | undefined, origin: Origin): Context
  readonly processors: readonly Processor[]
  readonly jobs: readonly JobHandler[]
  readonly schedules: readonly Schedule[]
  readonly live: readonly LiveSource[]
  /** Where it keeps people's addresses, which follow their accounts. */
  readonly addresses?: AddressBook
  /** Mails that its processors ask for, by name. */
  readonly mailTemplates?: MailTemplates
  /** What programs of others tell it, by the path below its own. */
  readonly webhooks?: ReadonlyMap<
    string,
    (origin: Origin, call: WebhookCall) => Promise<WebhookAnswer>
  >
  /** What it keeps in files, if it does. */
  readonly files?: ServedFiles
  readonly examples: readonly Example[]
  /** For everybody, below its path. */
  readonly pages?: readonly PublicPage[]
  /** What there is to look at in development. */
  readonly demo?: ServedDemo
  /** The operator makes somebody an admin, or takes it back. */
  setAdmin?(userId: string, isAdmin: boolean): Promise<void>
}

/** Every system's context begins alike. */
export function baseContext(
  parts: SystemParts,
  table: string,
): Omit<Context, 'viewer' | 'origin' | 'rows'> {
  const { config, engine, people, now, log } = parts
  return {
    store: engine.table(table),
    cursors: people.cursors,
    stamp: people.stamp,
    now,
    log,
    auditDays: config.auditDays,
    onUnreadable: people.unreadable.listener(table),
  }
}
