import {
  type AccountsContext,
  type AccountsParts,
  type AccountsViewer,
  accountMails,
  accountsRows,
  accountsTable,
  argon2Hasher,
  type Authenticator,
  createAuthenticator,
  createReaderAuthenticator,
  createVerifier,
  type KeyFiles,
  missingKeys,
  openKeyDirectory,
  openKeys,
  openSecret,
  type ReaderAuthenticator,
  type TicketPurpose,
  tokenSigner,
  type TokenVerifier,
  type Keys,
} from '@longtable/accounts'
import { type Bus, type Logger, type Origin, SystemTable } from '@longtable/core'
import { type Cursors, createCursors, createStamp, type Stamp } from '@longtable/entity'
import { createFileLinks, type FileLinks } from '@longtable/files'
import { createRecipients, type MailTemplates, type Recipients } from '@longtable/mail'
import type { Engine } from '@longtable/store'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { mayEnter } from './demo-person.ts'
import { stopLink } from './http/mail-stop.ts'
import { cryptoRandom } from './random.ts'
import { ticketLink } from './ticket-link.ts'
import { type StampsAhead, watchStamps } from './stamps-ahead.ts'
import { type UnreadableItems, watchUnreadable } from './unreadable-items.ts'

/** The audience of our tokens: one client for all systems. */
const AUDIENCE = 'longtable'

const SECRETS = ['server', 'cursors']

/**
 * Keys are made before anything is written, so a store that has something while they are missing has
 * lost them. It goes on with new ones, but whoever runs it has to know.
 */
async function tellLostKeys(files: KeyFiles, { engine, log }: PeopleOptions): Promise<void> {
  if ((await missingKeys(files, SECRETS)).length === 0 || (await isEmpty(engine))) return
  // Another worker that was first may have made them meanwhile, and written something since.
  const lost = await missingKeys(files, SECRETS)
  if (lost.length === 0) return
  log.error(
    { directory: files.place, lost },
    `Keys are missing in ${files.place} (${lost.join(', ')}) though there are accounts. New ones are ` +
      'made: everybody has to sign in again, and codes in mails and open lists no longer work. If ' +
      'you have a copy of the directory, stop, put it back and start again.',
  )
}

async function isEmpty(engine: Engine): Promise<boolean> {
  for await (const items of engine.tools(accountsTable.name).scan())
    if (items.length > 0) return false
  return true
}

/** What all systems of one process share: who people are, and what makes ids and cursors. */
export interface People {
  readonly keys: Keys
  readonly verifier: TokenVerifier
  readonly authenticate: Authenticator
  readonly authenticateReader: ReaderAuthenticator
  readonly cursors: Cursors
  /** Addresses of files; they open below the same path only. */
  fileLinksBelow(path: string): FileLinks
  readonly stamp: () => Stamp
  readonly stampsAhead: StampsAhead
  readonly unreadable: UnreadableItems
  readonly mailTemplates: MailTemplates
  /** Who gets mails that somebody else has caused. */
  readonly recipients: Recipients
  accountsContext(viewer: AccountsViewer | undefined, origin: Origin): AccountsContext
  /** Ends the threads that hash. */
  close(): Promise<void>
}

interface PeopleOptions {
  readonly config: Config
  readonly engine: Engine
  readonly bus: Bus
  readonly log: Logger
  readonly now: () => number
}

export async function openPeople(options: PeopleOptions): Promise<People> {
  const { config, engine, bus, log, now } = options
  const files = await openKeyDirectory(join(config.dataDirectory, 'keys'))
  await tellLostKeys(files, options)
  const keys = await openKeys(files)
  const secret = await openSecret(files, 'server')
  const cursors = createCursors(await openSecret(files, 'cursors'))
  const realm = { issuer: `${config.publicUrl}/accounts`, audience: AUDIENCE }
  const verifier = createVerifier({ own: { ...realm, keys }, now })
  const store = engine.table(accountsTable.name)
  const stampsAhead = watchStamps(log)
  const unreadable = watchUnreadable(log)
  const onUnreadable = unreadable.listener(accountsTable.name)
  const stamp = createStamp({ now, random: cryptoRandom(), onAhead: stampsAhead.note })
  const accounts: AccountsParts = {
    hasher: argon2Hasher(() => performance.now()),
    secret,
    signToken: tokenSigner(keys, realm),
    bus,
    mayEnter: (email, origin) => mayEnter(config, email, origin),
  }
  return {
    keys,
    verifier,
    authenticate: createAuthenticator({ verifier, store, now }),
    authenticateReader: createReaderAuthenticator({ secret, store, now }),
    fileLinksBelow: (path) => createFileLinks(secret, path),
    cursors,
    stamp,
    stampsAhead,
    unreadable,
    mailTemplates: accountMails({
      secret,
      product: 'Longtable',
      // Where no pages are served, there is none to lead to.
      ...(config.webDirectory !== undefined && {
        linkOf: (purpose: TicketPurpose, token: string) =>
          ticketLink(config.publicUrl, { purpose, token }),
      }),
    }),
    recipients: createRecipients({
      system: engine.table(SystemTable.name),
      secret,
      now,
      linkOf: (token) => stopLink(config.publicUrl, token),
    }),
    accountsContext: (viewer, origin) => ({
      store,
      cursors,
      viewer,
      origin,
      rows: accountsRows,
      stamp,
      now,
      log,
      auditDays: config.auditDays,
      accounts,
      onUnreadable,
    }),
    close: () => accounts.hasher.close(),
  }
}
