import type { Operation } from '@longtable/store'
import type { Context } from '../context.ts'
import { DomainError } from '../errors.ts'
import { signedIn } from '../signed-in.ts'
import { type AddressBook, type AddressHolder, claimAddress, mineOrFree } from './address-book.ts'

const emailTaken = () =>
  new DomainError(
    'CONFLICT',
    'users.email-taken',
    'Another account here has your e-mail address; its holder has to sign in once more.',
  )

/** The token's verified claim: nobody can say an address that is not theirs. */
export function verifiedEmail(context: Pick<Context, 'viewer'>): string {
  const { email } = signedIn(context)
  if (email !== undefined) return email
  throw new DomainError(
    'FORBIDDEN',
    'users.email-unverified',
    'Please verify your e-mail address first.',
  )
}

/** The lock of the token's address, which its former holder has given up if they still have it. */
export async function claimOwnAddress(
  context: Pick<Context, 'viewer'>,
  book: AddressBook,
  at: string,
): Promise<readonly Operation[]> {
  const { userId, emailAsOf: asOf } = signedIn(context)
  const email = verifiedEmail(context)
  const claim = await claimAddress(book, { userId, email, at, asOf })
  if (!claim) throw emailTaken()
  return claim
}

/** The token's address takes the place of the one that the profile says; both locks move with it. */
export async function moveToOwnAddress<Holder extends AddressHolder>(
  context: Pick<Context, 'viewer'>,
  book: AddressBook<Holder>,
  { holder, at }: { readonly holder: Holder; readonly at: string },
): Promise<readonly Operation[]> {
  const email = verifiedEmail(context)
  return [
    ...(await claimOwnAddress(context, book as AddressBook, at)),
    // Another request of the same person may have been quicker; its lock must not go.
    ...(holder.email === email ? [] : book.release(holder.email, mineOrFree(holder.userId))),
    ...book.readdress(holder, email, at),
  ]
}
