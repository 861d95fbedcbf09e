export { accountsModule } from './accounts.graphql.ts'
export type { AccountsContext, AccountsParts, AccountsViewer } from './context.ts'
export {
  grantGroup,
  groupName,
  revokeGroup,
} from './groups/groups.ts'
export { accountLive } from './identity/account-changed.ts'
export { confirmEmailChange } from './identity/confirm-email-change.ts'
export { deleteAccount } from './identity/delete-account.ts'
export { ensureDemoAccount } from './identity/demo-account.ts'
export { eraseProfiles, profileErasures } from './identity/erase-profiles.processor.ts'
export { accountEvents } from './identity/events.processor.ts'
export { exportMyData } from './identity/export-my-data.ts'
export { followAddresses } from './identity/follow-addresses.processor.ts'
export { me, type AccountView } from './identity/me.ts'
export { removeSessions } from './identity/remove-sessions.processor.ts'
export { requestEmailChange } from './identity/request-email-change.ts'
export { resendVerification } from './identity/resend-verification.ts'
export { signUp } from './identity/sign-up.ts'
export { verifyEmail } from './identity/verify-email.ts'
export { openKeyDirectory } from './keys/key-directory.ts'
export { KeyFileError, type KeyFiles } from './keys/key-files.ts'
export { type Keys, missingKeys, openKeys, openSecret, type PublicJwk } from './keys/keys.ts'
export { LIMITS } from './limits.ts'
export { accounts } from './model/model.ts'
export { changePassword } from './identity/change-password.ts'
export { argon2Hasher, type PasswordHasher } from './passwords/hasher.ts'
export { requestPasswordReset } from './identity/request-password-reset.ts'
export { resetPassword } from './identity/reset-password.ts'
export * from './generated/stored.ts'
export type { ServerSecret } from './secret.ts'
export {
  type Authenticator,
  createAuthenticator,
  createReaderAuthenticator,
  type ReaderAuthenticator,
} from './sessions/authenticate.ts'
export { bearerLive } from './sessions/bearer-live.ts'
export { refresh } from './sessions/refresh.ts'
export { signIn } from './sessions/sign-in.ts'
export { signOutEverywhere } from './sessions/sign-out-everywhere.ts'
export { signOut } from './sessions/sign-out.ts'
export type { Tokens } from './sessions/tokens.ts'
export { accountsTable } from './table.ts'
export { mailNotices, mailTickets } from './tickets/mail.processor.ts'
export { accountMails, type MailQueue, type MailTask } from './tickets/mails.ts'
export { Notice, Ticket, type TicketPurpose } from './tickets/ticket.entity.ts'
export { TOKEN_MINUTES } from './tokens/claims.ts'
export { type TokenRealm, tokenSigner, type TokenSigner } from './tokens/signer.ts'
export {
  createVerifier,
  invalidToken,
  type TokenVerifier,
  type UserPool,
  type VerifiedToken,
  type VerifierOptions,
} from './tokens/verifier.ts'
