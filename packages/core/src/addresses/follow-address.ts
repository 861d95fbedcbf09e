import { settle } from '../settle.ts'
import { type AddressBook, claimAddress, mineOrFree } from './address-book.ts'

interface Following {
  readonly userId: string
  /** What accounts say at this moment; undefined when they vouch for nothing. */
  readonly current: () => Promise<string | undefined>
  /** Epoch milliseconds. */
  readonly now: () => number
}

/**
 * Brings a profile and its lock to the address that accounts have for it, whatever has told so: a
 * change that comes late or again finds them there already. Accounts are asked after the profile was
 * read, and the profile is written as it was read, so that nothing older overwrites what is newer.
 */
export const followAddress = (
  book: AddressBook,
  { userId, current, now }: Following,
): Promise<void> =>
  settle('A profile', async () => {
    const holder = await book.holderById(userId)
    if (!holder) return
    const asOf = now()
    const email = await current()
    if (email === undefined || email === holder.email) return
    const at = new Date(asOf).toISOString()
    const claim = await claimAddress(book, { userId, email, at, asOf })
    // Somebody was vouched for at this very moment: one of the two has it no more.
    if (!claim) throw new Error('An address is changing hands; it is followed later.')
    await book.store.write([
      ...claim,
      ...book.release(holder.email, mineOrFree(userId)),
      ...book.readdress(holder, email, at),
    ])
  })
