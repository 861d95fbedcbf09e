import type { Example } from '@longtable/system'

/** What GraphiQL opens with; they run as they are, with the demo person's token. */
export const ACCOUNT_EXAMPLES: readonly Example[] = [
  {
    query: `# Who am I, and where am I signed in?
query Me {
  me {
    userId
    email
    groups
    sessions(first: 5) {
      items { sessionId agent createdAt isCurrent }
      after
    }
  }
}
`,
  },
  {
    query: `# Sign up; the mail with the code appears in the outbox (/outbox).
mutation SignUp($email: String!, $password: String!) {
  signUp(email: $email, password: $password) { email }
}

mutation Verify($token: String!, $password: String!) {
  verifyEmail(token: $token, password: $password) { email }
}

mutation SignIn($email: String!, $password: String!) {
  signIn(email: $email, password: $password) { idToken refreshToken expiresAt }
}
`,
    variables: {
      email: 'ana@example.com',
      password: 'a long pass phrase',
      token: 'the code of the mail',
    },
  },
  {
    query: `# Stays open and shows the account whenever it changes.
subscription Live {
  accountChanged { email emailVerified groups }
}
`,
  },
]
