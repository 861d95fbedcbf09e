// Generated from the SDL by npm run docs: change that, not this file.
import type { Resolvers } from '@longtable/api'
import type { Page } from '@longtable/entity'
import type { AccountsContext } from '../context.ts'
import type { AccountView } from '../identity/me.ts'
import type { ConfirmedView } from '../identity/verify-email.ts'
import type { SessionView } from '../sessions/live-sessions.ts'

type Maybe<T> = T | null | undefined

type SessionPage = Page<SessionView>

interface Tokens {
  readonly idToken: string
  readonly refreshToken: string
  readonly expiresAt: string
  readonly deviceToken: string
}

interface MailSent {
  readonly email: string
}

interface AccountDeleted {
  readonly userId: string
}

type ExportPage = Page<string>

export type AccountsResolvers = Resolvers<AccountsContext, {
  Account: {
    view: AccountView
    fields: {
      userId: { args: object; shown: string }
      email: { args: object; shown: string }
      emailVerified: { args: object; shown: boolean }
      groups: { args: object; shown: ReadonlyArray<string> }
      createdAt: { args: object; shown: string }
      sessions: { args: { readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: SessionPage }
    }
  }
  Session: {
    view: SessionView
    fields: {
      sessionId: { args: object; shown: string }
      address: { args: object; shown: string }
      agent: { args: object; shown: string }
      createdAt: { args: object; shown: string }
      rotatedAt: { args: object; shown: string }
      expiresAt: { args: object; shown: string }
      isCurrent: { args: object; shown: boolean }
    }
  }
  Confirmed: {
    view: ConfirmedView
    fields: {
      email: { args: object; shown: string }
      deviceToken: { args: object; shown: Maybe<string> }
    }
  }
  Query: {
    view: unknown
    fields: {
      me: { args: object; shown: Maybe<AccountView> }
      exportMyData: { args: { readonly first: Maybe<number>; readonly after: Maybe<string> }; shown: ExportPage }
    }
  }
  Subscription: {
    view: unknown
    fields: {
      accountChanged: { args: object; shown: AccountView }
    }
  }
  Mutation: {
    view: unknown
    fields: {
      signUp: { args: { readonly email: string; readonly password: string; readonly requestId: Maybe<string> }; shown: MailSent }
      verifyEmail: { args: { readonly token: string; readonly password: string; readonly requestId: Maybe<string> }; shown: ConfirmedView }
      resendVerification: { args: { readonly email: string; readonly requestId: Maybe<string> }; shown: MailSent }
      signIn: { args: { readonly email: string; readonly password: string; readonly deviceToken: Maybe<string> }; shown: Tokens }
      refresh: { args: { readonly refreshToken: string }; shown: Tokens }
      signOut: { args: { readonly refreshToken: Maybe<string> }; shown: boolean }
      signOutEverywhere: { args: object; shown: boolean }
      changePassword: { args: { readonly currentPassword: string; readonly newPassword: string; readonly requestId: Maybe<string> }; shown: ConfirmedView }
      requestPasswordReset: { args: { readonly email: string; readonly requestId: Maybe<string> }; shown: MailSent }
      resetPassword: { args: { readonly token: string; readonly newPassword: string; readonly requestId: Maybe<string> }; shown: ConfirmedView }
      requestEmailChange: { args: { readonly newEmail: string; readonly password: string; readonly requestId: Maybe<string> }; shown: MailSent }
      confirmEmailChange: { args: { readonly token: string; readonly requestId: Maybe<string> }; shown: ConfirmedView }
      deleteAccount: { args: { readonly password: string; readonly requestId: Maybe<string> }; shown: AccountDeleted }
    }
  }
}>
