import { type AddressBook, followAddress, onChange, type Processor } from '@longtable/core'
import { Account } from './account.entity.ts'
import { accountById } from './account.patterns.ts'

/**
 * An address that was given up is free in every system too, and mails go where their recipient is
 * now. One processor per system, so that one that fails keeps nothing from the others.
 */
export const followAddresses = (books: readonly AddressBook[]): readonly Processor[] =>
  books.map((book) =>
    onChange(
      `accounts.follow-addresses-of-${book.system}`,
      Account,
      async ({ old, new: account }, { store, now }) => {
        if (!old || !account || old.email === account.email) return
        const { userId } = account
        await followAddress(book, {
          userId,
          now,
          async current() {
            const today = await accountById({ store }, { userId })
            return today?.emailVerified ? today.email : undefined
          },
        })
      },
    ),
  )
