import {
  accountEvents,
  accountLive,
  type AccountsContext,
  accountsModule,
  accountsTable,
  type AccountsViewer,
  bearerLive,
  eraseProfiles,
  followAddresses,
  mailNotices,
  mailTickets,
  profileErasures,
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
  { people, engine, now }: SystemParts,
  served: readonly ServedSystem[],
): ServedSystem {
  const profilesOf = profilesIn(served)
  const books = served.flatMap(({ addresses }) => addresses ?? [])
  const store = engine.table(accountsTable.name)
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
      ...followAddresses(books),
      ...eraseProfiles(books),
    ],
    jobs: [profileErasures({ store }, books, now)],
    schedules: [],
    live: [accountLive, bearerLive],
    examples: ACCOUNT_EXAMPLES,
  }
}
