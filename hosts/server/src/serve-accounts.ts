import {
  accountEvents,
  accountLive,
  type AccountsContext,
  accountsModule,
  type AccountsViewer,
  bearerLive,
  followAddresses,
  mailNotices,
  mailTickets,
  removeSessions,
} from '@longtable/accounts'
import { enqueueMail } from '@longtable/mail'
import { ACCOUNT_EXAMPLES } from './http/examples.ts'
import type { ServedSystem, SystemParts } from './served.ts'

/** In which of them somebody still has a profile. */
const profilesIn = (served: readonly ServedSystem[]) => async (userId: string) => {
  const found = await Promise.all(
    served.map(async ({ title, addresses }) =>
      (await addresses?.holderById(userId)) ? [title] : [],
    ),
  )
  return found.flat()
}

/** Identity, served like the systems that rest on it. */
export function serveAccounts(
  { people }: SystemParts,
  served: readonly ServedSystem[],
): ServedSystem {
  const profilesOf = profilesIn(served)
  return {
    title: 'Accounts',
    text: 'Sign up, sign in, sessions: GraphiQL with examples',
    path: '/accounts',
    modules: [accountsModule],
    context(viewer, origin) {
      const context = people.accountsContext(viewer as AccountsViewer | undefined, origin)
      return { ...context, accounts: { ...context.accounts, profilesOf } } as AccountsContext
    },
    processors: [
      mailTickets(enqueueMail),
      mailNotices(enqueueMail),
      accountEvents,
      removeSessions,
      ...followAddresses(served.flatMap(({ addresses }) => addresses ?? [])),
    ],
    jobs: [],
    schedules: [],
    live: [accountLive, bearerLive],
    examples: ACCOUNT_EXAMPLES,
  }
}
