import {
  type AddressBook,
  enqueue,
  type JobHandler,
  onChange,
  type Processor,
  settle,
} from '@longtable/core'
import type { Reader } from '@longtable/entity'
import * as z from 'zod'
import { Account } from './account.entity.ts'
import { accountById } from './account.patterns.ts'

const JOB = 'accounts.erase-profile'
/** By then whatever was asked for while the account was there has been written, or refused. */
const SECOND_LOOK_MS = 15 * 60_000

const Payload = z.object({ system: z.string(), userId: z.string() })

interface Leaver {
  readonly userId: string
  /** Epoch milliseconds. */
  readonly now: () => number
}

/** What is left of somebody in a system, and nobody's to delete since their account is gone. */
async function eraseProfile(
  accounts: Pick<Reader, 'store'>,
  book: AddressBook,
  { userId, now }: Leaver,
): Promise<void> {
  if (await accountById(accounts, { userId })) return
  await settle('A profile', async () => {
    const holder = await book.holderById(userId)
    if (holder) await book.store.write(book.erase(holder, new Date(now()).toISOString()))
  })
}

/**
 * An account goes when no system has a profile of it. One that was being made at that moment is met
 * here: at once, and by the second look, which finds what was written after the first. One processor
 * per system, so that one that fails keeps nothing from the others.
 */
export const eraseProfiles = (books: readonly AddressBook[]): readonly Processor[] =>
  books.map((book) => ({
    ...onChange(
      `accounts.erase-profiles-of-${book.system}`,
      Account,
      async ({ old }, { store, system, now }) => {
        if (!old) return
        const { userId } = old
        await eraseProfile({ store }, book, { userId, now })
        const payload = { system: book.system, userId }
        const job = { kind: JOB, jobId: `${userId}-${book.system}`, payload }
        await enqueue(system, { ...job, at: now() + SECOND_LOOK_MS }, now())
      },
    ),
    wants: (change) => change.new === undefined,
  }))

/** The second look of `eraseProfiles`. */
export const profileErasures = (
  accounts: Pick<Reader, 'store'>,
  books: readonly AddressBook[],
  now: () => number,
): JobHandler => ({
  kind: JOB,
  async run({ job: { payload } }) {
    const { system, userId } = Payload.parse(payload)
    const book = books.find((one) => one.system === system)
    if (!book) throw new Error(`No system is called ${system}.`)
    await eraseProfile(accounts, book, { userId, now })
  },
})
