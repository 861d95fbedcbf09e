import { createMeteredStore, type Units, unitsOf, unitsText } from '@longtable/testing/system'
import { expect, it } from 'vitest'
import { changePassword } from './identity/change-password.ts'
import { confirmEmailChange } from './identity/confirm-email-change.ts'
import { deleteAccount } from './identity/delete-account.ts'
import { exportMyData } from './identity/export-my-data.ts'
import { me } from './identity/me.ts'
import { requestEmailChange } from './identity/request-email-change.ts'
import { requestPasswordReset } from './identity/request-password-reset.ts'
import { resendVerification } from './identity/resend-verification.ts'
import { resetPassword } from './identity/reset-password.ts'
import { signUp } from './identity/sign-up.ts'
import { verifyEmail } from './identity/verify-email.ts'
import { liveSessions } from './sessions/live-sessions.ts'
import { refresh } from './sessions/refresh.ts'
import { signIn } from './sessions/sign-in.ts'
import { signOut } from './sessions/sign-out.ts'
import { signOutEverywhere } from './sessions/sign-out-everywhere.ts'
import { accountsModule } from './accounts.graphql.ts'
import { accountsTable } from './table.ts'
import { createAccountsWorld } from './testing/accounts-world.ts'

const { resolvers } = accountsModule
const operations = (['Query', 'Mutation', 'Subscription'] as const).flatMap((kind) =>
  Object.keys(resolvers[kind]).map((name) => `${kind}.${name}`),
)

it('charges every operation what is written down', async () => {
  await using metered = await createMeteredStore()
  await using given = await createAccountsWorld(metered.store)
  const units: Record<string, Units> = {}
  const measured = async <T>(name: string, run: () => Promise<T>): Promise<T> => {
    given.world.advance(60_000)
    const { answer, calls } = await metered.measure(accountsTable.name, run)
    units[name] = unitsOf(calls)
    return answer
  }
  const [email, password, newPassword] = ['ana@example.com', 'a long password', 'another long one']
  const anybody = () => given.as()
  await measured('Mutation.signUp', () => signUp(anybody(), { email, password }))
  await measured('Mutation.resendVerification', () => resendVerification(anybody(), { email }))
  const token = await given.code(email)
  await measured('Mutation.verifyEmail', () => verifyEmail(anybody(), { token, password }))
  const first = await measured('Mutation.signIn', () => signIn(anybody(), { email, password }))
  const { refreshToken } = first
  const tokens = await measured('Mutation.refresh', () => refresh(anybody(), { refreshToken }))
  const ana = await measured('Token', () => given.bearer(tokens))
  await measured('Query.me', async () => {
    const account = await me(ana)
    return liveSessions(ana, String(account?.userId), {})
  })
  await measured('Query.exportMyData', () => exportMyData(given.as(ana.viewer), { limit: 50 }))
  await measured('Subscription.accountChanged', () => me(given.as(ana.viewer)))
  const change = { currentPassword: password, newPassword }
  await measured('Mutation.changePassword', () => changePassword(ana, change))
  const again = () => signIn(anybody(), { email, password: newPassword })
  const asked = { newEmail: 'ana@example.org', password: newPassword }
  const now = await given.bearer(await again())
  await measured('Mutation.requestEmailChange', () => requestEmailChange(now, asked))
  const moved = { token: await given.code(asked.newEmail) }
  await measured('Mutation.confirmEmailChange', () => confirmEmailChange(now, moved))
  const at = { email: asked.newEmail }
  await measured('Mutation.requestPasswordReset', () => requestPasswordReset(anybody(), at))
  const reset = { token: await given.code(asked.newEmail), newPassword: password }
  await measured('Mutation.resetPassword', () => resetPassword(anybody(), reset))
  const known = { ...at, password }
  const leaving = await signIn(anybody(), known)
  await measured('Mutation.signOut', () => signOut(anybody(), leaving))
  const all = await given.bearer(await signIn(anybody(), known))
  await measured('Mutation.signOutEverywhere', () => signOutEverywhere(all, {}))
  const gone = await given.bearer(await signIn(anybody(), known))
  await measured('Mutation.deleteAccount', () => deleteAccount(gone, { password }))

  expect(Object.keys(units).sort()).toEqual([...operations, 'Token'].sort())
  await expect(unitsText(units)).toMatchFileSnapshot('../units.json')
})
