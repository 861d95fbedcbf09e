import type { Store } from '@longtable/store'
import { auditOnce } from './audit.ts'
import type { Context } from './context.ts'

const DAY_MS = 86_400_000
/** Of who has signed in before; whom this process has forgotten, the store knows. */
const KNOWN_MAX = 10_000
const knownIn = new WeakMap<Store, Set<string>>()

/**
 * A sign-in as this table's audit log has it: written by the first request that comes with it,
 * wherever it was signed in, and by none after that.
 */
export async function noteSignIn(context: Context): Promise<void> {
  const { userId, signedInAt, sessionId } = context.viewer ?? {}
  if (userId === undefined || signedInAt === undefined || !Number.isFinite(signedInAt)) return
  // What would have expired by now would come again with every request.
  const { auditDays, store } = context
  if (auditDays !== undefined && signedInAt + auditDays * DAY_MS <= context.now()) return
  const name = `sign-in ${userId} ${sessionId ?? signedInAt}`
  const known = knownIn.get(store) ?? new Set()
  if (known.has(name)) return
  const resourceId = sessionId ?? String(signedInAt)
  const input = { action: 'USER_LOGIN', resourceType: 'Session', resourceId }
  await auditOnce(context, input, { at: signedInAt, name })
  if (known.size >= KNOWN_MAX) known.clear()
  knownIn.set(store, known.add(name))
}
