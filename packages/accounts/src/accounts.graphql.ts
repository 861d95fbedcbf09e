import { live, mutationFields, noInput, pageOf } from '@longtable/api'
import { signedIn } from './context.ts'
import type { AccountsResolvers } from './generated/schema.ts'
import { accountChanges } from './identity/account-changed.ts'
import { confirmEmailChange } from './identity/confirm-email-change.ts'
import { deleteAccount } from './identity/delete-account.ts'
import { exportMyData } from './identity/export-my-data.ts'
import { me } from './identity/me.ts'
import { requestEmailChange } from './identity/request-email-change.ts'
import { resendVerification } from './identity/resend-verification.ts'
import { signUp } from './identity/sign-up.ts'
import { verifyEmail } from './identity/verify-email.ts'
import { changePassword } from './identity/change-password.ts'
import { requestPasswordReset } from './identity/request-password-reset.ts'
import { resetPassword } from './identity/reset-password.ts'
import { liveSessions } from './sessions/live-sessions.ts'
import { refresh } from './sessions/refresh.ts'
import { signIn } from './sessions/sign-in.ts'
import { signOutEverywhere } from './sessions/sign-out-everywhere.ts'
import { signOut } from './sessions/sign-out.ts'

const typeDefs = /* GraphQL */ `
  type Account {
    userId: ID!
    email: String!
    emailVerified: Boolean!
    groups: [String!]!
    createdAt: String!
    "Where it is signed in, newest first."
    sessions(first: Int, after: String): SessionPage!
  }
  type Session {
    sessionId: ID!
    address: String!
    agent: String!
    createdAt: String!
    rotatedAt: String!
    expiresAt: String!
    "Whether it is the one that asks."
    isCurrent: Boolean!
  }
  type SessionPage {
    items: [Session!]!
    after: String
  }
  type Tokens {
    "For the header Authorization: Bearer."
    idToken: String!
    "Good for one refresh; the answer has the next one."
    refreshToken: String!
    "Of the ID token."
    expiresAt: String!
    "For the next sign-in on this device, which wrong passwords from elsewhere then do not hinder."
    deviceToken: String!
  }
  "The same whatever came of it: the mail, if one was due, says the rest."
  type MailSent {
    email: String!
  }
  type Confirmed {
    email: String!
    "For the sign-in that follows a mailed code."
    deviceToken: String
  }
  type AccountDeleted {
    userId: ID!
  }
  "Each item is one JSON text with its type."
  type ExportPage {
    items: [String!]!
    after: String
  }
  extend type Query {
    me: Account
    "All that is stored of your account: itself, its sessions, what it did and from where."
    exportMyData(first: Int, after: String): ExportPage!
  }
  extend type Subscription {
    "Whenever something about your account changes, as it is then."
    accountChanged: Account!
  }
  extend type Mutation {
    signUp(email: String!, password: String!, requestId: String): MailSent!
    "With the mailed code and the password that was chosen; on whichever device."
    verifyEmail(token: String!, password: String!, requestId: String): Confirmed!
    resendVerification(email: String!, requestId: String): MailSent!
    signIn(email: String!, password: String!, deviceToken: String): Tokens!
    refresh(refreshToken: String!): Tokens!
    "Ends the session of the refresh token or, without one, the one that asks."
    signOut(refreshToken: String): Boolean!
    signOutEverywhere: Boolean!
    changePassword(currentPassword: String!, newPassword: String!, requestId: String): Confirmed!
    requestPasswordReset(email: String!, requestId: String): MailSent!
    resetPassword(token: String!, newPassword: String!, requestId: String): Confirmed!
    requestEmailChange(newEmail: String!, password: String!, requestId: String): MailSent!
    "For the account that asked: sign in first."
    confirmEmailChange(token: String!, requestId: String): Confirmed!
    """
    For good, in every product: all sessions end, and the address is free. Refused while a profile is
    left in a product; each deletes its own.
    """
    deleteAccount(password: String!, requestId: String): AccountDeleted!
  }
`

const resolvers = {
  Query: {
    me: (_, __, context) => me(context),
    exportMyData: (_, page, context) => exportMyData(context, pageOf(page)),
  },
  Mutation: mutationFields({
    signUp,
    verifyEmail,
    resendVerification,
    signIn,
    refresh,
    signOut,
    signOutEverywhere,
    changePassword,
    requestPasswordReset,
    resetPassword,
    requestEmailChange,
    confirmEmailChange,
    deleteAccount,
  }),
  Subscription: {
    accountChanged: live({
      input: noInput,
      admit: (context) => void signedIn(context),
      events: accountChanges,
      show: async (context) => (await me(context)) ?? undefined,
    }),
  },
  Account: {
    sessions: ({ userId }, page, context) => liveSessions(context, userId, pageOf(page)),
  },
  Session: {
    isCurrent: ({ sessionId }, _, { viewer }) => sessionId === viewer?.sessionId,
  },
} satisfies AccountsResolvers

/** The module of the accounts system for the GraphQL edge. */
export const accountsModule = {
  typeDefs,
  resolvers,
  withoutRequestId: ['signIn', 'refresh', 'signOut', 'signOutEverywhere'],
}
