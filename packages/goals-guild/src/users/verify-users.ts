import { noAddressOf } from '@longtable/core'
import { fromItem, isOf } from '@longtable/entity'
import type { Item } from '@longtable/store'
import type { Verifier } from '@longtable/system'
import { EmailUnique, NickUnique, User } from './user.entity.ts'

/** Every person holds exactly the locks of their own names. */
export function verifyUsers(): Verifier {
  const people = new Map<string, User>()
  const locks = new Map<string, string>()
  return {
    see(item: Item) {
      if (isOf(User, item)) people.set(item.id as string, fromItem(User, item))
      if (isOf(NickUnique, item) || isOf(EmailUnique, item))
        locks.set(item.PK, item.userId as string)
    },
    problems() {
      const wanted = new Map<string, string>()
      for (const { id, nickname, email, status } of people.values()) {
        if (status === 'deleted') continue
        wanted.set(`NICK#${nickname.toLowerCase()}`, id)
        // Until they sign in again, nobody knows an address of theirs.
        if (email !== noAddressOf(id)) wanted.set(`EMAIL#${email}`, id)
      }
      return [
        ...[...wanted]
          .filter(([lock, id]) => locks.get(lock) !== id)
          .map(([lock, id]) => `${lock} is not locked for ${id}`),
        ...[...locks]
          .filter(([lock]) => !wanted.has(lock))
          .map(([lock, id]) => `${lock} is locked for ${id}, who has another name`),
      ]
    },
  }
}
