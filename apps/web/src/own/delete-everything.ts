import { EndAccount } from '../account/data/account-data.operations.ts'
import { queries } from '../api/cache.ts'
import { request } from '../api/client.ts'
import { ApiError, isRefused } from '../api/errors.ts'
import type { Operation } from '../api/operation.ts'
import { leave, signIn } from '../api/session.ts'
import { meReading as hubMe } from '../collab-hub/users/me.ts'
import { DeleteAccount as LeaveHub } from '../collab-hub/users/settings/settings.operations.ts'
import { meReading as guildMe } from '../goals-guild/users/me.ts'
import { DeleteAccount as LeaveGuild } from '../goals-guild/users/settings/settings.operations.ts'
import { meReading as familyMe } from '../hold-that-thought/users/me.ts'
import { DeleteAccount as LeaveFamily } from '../hold-that-thought/users/settings/settings.operations.ts'

interface Product {
  readonly name: string
  readonly isThere: () => Promise<boolean>
  readonly leave: Operation<unknown, { readonly requestId?: string | null | undefined }>
}

/** Read anew: a try that was stopped in the middle has left some of them already. */
const PRODUCTS: readonly Product[] = [
  {
    name: 'GoalsGuild',
    isThere: async () => !!(await queries.fetchQuery({ ...guildMe, staleTime: 0 })).me,
    leave: LeaveGuild,
  },
  {
    name: 'CollabHub',
    isThere: async () => !!(await queries.fetchQuery({ ...hubMe, staleTime: 0 })).me,
    leave: LeaveHub,
  },
  {
    name: 'HoldThatThought',
    isThere: async () => !!(await queries.fetchQuery({ ...familyMe, staleTime: 0 })).me,
    leave: LeaveFamily,
  },
]

const CREDENTIALS = 'accounts.credentials'

const isWrongPassword = (error: unknown) =>
  error instanceof ApiError && error.reason === CREDENTIALS

export interface Leaving {
  readonly email: string
  readonly password: string
  /** Of this intent: a try after a lost answer has one effect. */
  readonly requestId: string
  /** What is being deleted now; undefined for the account itself. */
  readonly onStep: (product: string | undefined) => void
}

/** Whose last try was sent, though nobody heard what came of it. */
let sent: string | undefined

/**
 * The profiles first, each by its product's own way, which asks for a sign-in that is fresh; then the
 * account. False where the password is wrong.
 */
export async function deleteEverything(leaving: Leaving): Promise<boolean> {
  const { email, password, requestId, onStep } = leaving
  try {
    await signIn(email, password)
  } catch (error) {
    if (!isWrongPassword(error)) throw error
    // The account was there when this password was right: what was sent then has been done.
    if (sent !== requestId) return false
    leave()
    return true
  }
  // All of them before the first is left: what cannot be read now stops everything or nothing.
  const areThere = await Promise.all(PRODUCTS.map((product) => product.isThere()))
  for (const product of PRODUCTS.filter((_, place) => areThere[place])) {
    onStep(product.name)
    await request(product.leave, { requestId: `${requestId}-${product.name}` })
  }
  onStep(undefined)
  sent = requestId
  await request(EndAccount, { password, requestId }).catch((error: unknown) => {
    if (isRefused(error)) sent = undefined
    throw error
  })
  leave()
  return true
}
