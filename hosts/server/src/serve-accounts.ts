import {
  accountEvents,
  accountLive,
  accountsModule,
  type AccountsViewer,
  bearerLive,
  followAddresses,
  mailNotices,
  mailTickets,
} from '@longtable/accounts'
import type { AddressBook } from '@longtable/core'
import { enqueueMail } from '@longtable/mail'
import { ACCOUNT_EXAMPLES } from './http/examples.ts'
import type { ServedSystem, SystemParts } from './served.ts'

/** Identity, served like the systems that rest on it. */
export const serveAccounts = (
  { people }: SystemParts,
  addresses: readonly AddressBook[],
): ServedSystem => ({
  title: 'Accounts',
  text: 'Sign up, sign in, sessions: GraphiQL with examples',
  path: '/accounts',
  modules: [accountsModule],
  context: (viewer, origin) => people.accountsContext(viewer as AccountsViewer | undefined, origin),
  processors: [
    mailTickets(enqueueMail),
    mailNotices(enqueueMail),
    accountEvents,
    ...followAddresses(addresses),
  ],
  jobs: [],
  schedules: [],
  live: [accountLive, bearerLive],
  examples: ACCOUNT_EXAMPLES,
})
