import type { Module } from '@longtable/api'
import type { Bus, Context, DeadLetters, JobHandler, Processor, Schedule } from '@longtable/core'
import type { FileLinks, FileShown, ObjectStore } from '@longtable/files'
import type { MailTemplates } from '@longtable/mail'
import type { SearchIndex, SearchSource } from '@longtable/search'
import type { Change } from '@longtable/store'
import type { AdoptRule } from './adopt/rule.ts'
import type { Deps } from './deps.ts'
import type { Documents, Pictures } from './documents.ts'
import type { Eraser } from './erase.ts'
import type { Payments } from './payments.ts'
import type { Reconciler } from './reconcile.ts'
import type { FilesTracked } from './verify/tracked-files.ts'
import type { Verifier } from './verify/verifier.ts'

/** What one request of a system works with, beyond a context of core. */
export interface SystemContext extends Context {
  /** What this process's own reader of the change log publishes. */
  readonly bus: Bus
  readonly files: ObjectStore
  readonly documents: Documents
  /** Absent: nobody can pay. */
  readonly payments?: Payments | undefined
  /** What it answers is read anew from the table before it leaves. */
  readonly search: SearchIndex
  /** Absent: all pictures are shown as they are. */
  readonly pictures?: Pictures | undefined
  /** Addresses under which files are read. */
  readonly fileLinks: FileLinks
  /** Features that are switched off: their operations answer "not found". */
  readonly disabledFeatures: ReadonlySet<string>
  /** What its processors could not take; absent where none of them run. */
  readonly deadLetters?: DeadLetters | undefined
  /** How many bytes of files each account may have stored; absent: the default. */
  readonly storedBytesMax?: number | undefined
}

/** A file as it is stored, and how it is shown. */
export interface StoredFile extends FileShown {
  readonly s3Key: string
}

/** What is made of a file for this reader alone. */
export interface MadeFile extends StoredFile {
  make(): Promise<Uint8Array>
}

/**
 * What shows files of one purpose. It is asked with every request for one of them, reads anew whether
 * the viewer may see what shows it, and answers with the file that it shows now.
 */
export interface FileSource {
  find(
    context: SystemContext,
    of: Readonly<Record<string, string>>,
  ): Promise<StoredFile | MadeFile | null | undefined>
}

/** What somebody else's program has sent, byte by byte as it came. */
export interface WebhookCall {
  readonly body: Uint8Array
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
}

/** Anything but a 2xx, and whoever has sent it sends it again. */
export interface WebhookAnswer {
  readonly status: number
  readonly message: string
}

/** Nobody is signed in; who has sent it, what it carries has to prove. */
export type Webhook = (context: SystemContext, call: WebhookCall) => Promise<WebhookAnswer>

/** What mails are made of when they are sent. */
export interface MailOptions extends Pick<Deps, 'store' | 'now'> {
  /** Where the recipient goes on. */
  readonly link: string
}

/** What a system tells live subscribers of a change: topics and messages. */
export type LiveSource = (change: Change, publish: Bus['publish']) => void

/** Constants, or made from what they work with. */
export type Parts<Part> = readonly Part[] | ((deps: Deps) => readonly Part[])

export const partsFrom = <Part>(parts: Parts<Part> | undefined, deps: Deps): readonly Part[] =>
  typeof parts === 'function' ? parts(deps) : (parts ?? [])

/** One folder of a system: all that the rest of the program has to know of it. */
export interface Feature extends Module {
  /** The one it is switched off by. */
  readonly name: string
  /** What reacts to changes of the table. */
  readonly processors?: Parts<Processor>
  /** Long work that processors ask for. */
  readonly jobs?: Parts<JobHandler>
  readonly schedules?: Parts<Schedule>
  readonly live?: readonly LiveSource[]
  /** What of it can be found. */
  readonly search?: SearchSource
  readonly mails?: (options: MailOptions) => MailTemplates
  /** Who may read which of its files, by purpose. */
  readonly files?: Readonly<Record<string, FileSource>>
  /** Which of its items say what is in which object. */
  readonly tracks?: readonly FilesTracked[]
  /** What programs of others tell it, by the path below the system's own: `stripe/webhook`. */
  readonly webhooks?: Readonly<Record<string, Webhook>>
  /** What is removed of a deleted account. */
  readonly erase?: readonly Eraser[]
  /** What `verify` looks for. */
  readonly verify?: readonly Verifier[]
  /** What `reconcile` counts anew. */
  readonly reconcile?: readonly Reconciler[]
  /** Where a former version has written under other keys. */
  readonly carry?: readonly AdoptRule[]
  /** What an item lacks that was written by its document alone. */
  readonly adopt?: readonly AdoptRule[]
}
