import { plural } from '../../../../i18n/plural.ts'
import type { Kind, News, Sentences } from '../news.ts'

const n = (count: number) => count.toLocaleString('en')

const placeOf = ({ role, startup }: News) =>
  `${role === null ? 'a role' : `“${role}”`} at ${startup ?? 'a startup'}`
const nameOf = ({ startup }: News) => startup ?? 'a startup'

const SEEN = {
  VIEW_PROFILE: 'its profile and figures',
  VIEW_DECK: 'its profile and its deck',
  FULL_ACCESS: 'everything, with the deck to download',
}
const TIERS = { FREE: 'Free', PRO: 'Pro', ENTERPRISE: 'Enterprise' }

const seen = (news: News) =>
  `You see ${SEEN[news.level]} of ${nameOf(news)}${news.until ? `, until ${news.until}` : ''}.`

/** Of a startup that was reviewed: what was noted, or what was decided once more. */
const noted = (title: string, { note }: News): Sentences => ({ title, body: note ?? `${title}.` })

const kinds: Readonly<Record<Kind, (news: News) => Sentences>> = {
  APPLICATION_ARRIVED: (news) => ({
    title: plural('en', news.count, {
      one: 'A new application',
      other: `${n(news.count)} new applications`,
    }),
    body: plural('en', news.count, {
      one: `Somebody has applied for ${placeOf(news)}.`,
      other: `${n(news.count)} people have applied for ${placeOf(news)}.`,
    }),
  }),
  APPLICATION_WAITS: (news) => ({
    title: `Somebody has waited for ${n(news.number)} days to hear from you`,
    body: `They have applied for ${placeOf(news)}. A word is enough, also a no.`,
  }),
  APPLICATION_WITHDRAWN: (news) => ({
    title: 'An application was withdrawn',
    body: `It was for ${placeOf(news)}.`,
  }),
  APPLICATION_REVIEWING: (news) => ({
    title: 'Your application is being read',
    body: `Your application for ${placeOf(news)} is being read.`,
  }),
  APPLICATION_SHORTLISTED: (news) => ({
    title: 'You are on the shortlist',
    body: `You are on the shortlist for ${placeOf(news)}.`,
  }),
  APPLICATION_ACCEPTED: (news) => ({
    title: 'Welcome to the team',
    body: `You were accepted for ${placeOf(news)}.`,
  }),
  APPLICATION_REJECTED: (news) => ({
    title: 'Your application was declined',
    body: `Your application for ${placeOf(news)} was declined.`,
  }),
  ACCESS_ASKED: (news) => ({
    title: plural('en', news.count, {
      one: 'An investor asks for access',
      other: `${n(news.count)} investors ask for access`,
    }),
    body: plural('en', news.count, {
      one: `An investor wants to see ${nameOf(news)}.`,
      other: `${n(news.count)} investors want to see ${nameOf(news)}.`,
    }),
  }),
  ACCESS_GIVEN: (news) => ({ title: 'You have access', body: seen(news) }),
  ACCESS_CHANGED: (news) => ({ title: 'Your access has changed', body: seen(news) }),
  ACCESS_DECLINED: (news) => ({
    title: 'Access was declined',
    body: `Your request to see ${nameOf(news)} was declined.`,
  }),
  ACCESS_ENDED: (news) => ({
    title: 'Your access has ended',
    body: `You have no access to ${nameOf(news)} any more.`,
  }),
  MESSAGE_DIRECT: () => ({ title: 'New messages', body: 'Somebody has written to you.' }),
  MESSAGE_GROUP: () => ({
    title: 'New messages in a group',
    body: 'Somebody has written in a group of yours.',
  }),
  MESSAGE_STARTUP_CHANNEL: () => ({
    title: 'New messages from your team',
    body: 'Somebody has written in the channel of your startup.',
  }),
  STARTUP_ACTIVE: (news) => noted(`${nameOf(news)} is online`, news),
  STARTUP_DRAFT: (news) => noted(`${nameOf(news)} needs some changes`, news),
  STARTUP_SUSPENDED: (news) => noted(`${nameOf(news)} was suspended`, news),
  STARTUP_PENDING_REVIEW: (news) => noted(`${nameOf(news)} is being looked at`, news),
  TRIAL_ENDS: ({ tier, until }) => ({
    title: 'Your trial ends soon',
    body: `On ${until} your trial of ${TIERS[tier]} ends, and the first payment is due.`,
  }),
  TIER_BOUGHT: ({ tier }) => ({
    title: `You have ${TIERS[tier]}`,
    body: 'Thank you. It is there at once.',
  }),
  TIER_ENDED: ({ tier }) => ({
    title: `${TIERS[tier]} has ended`,
    body: 'You have what everybody has. Come back any time.',
  }),
  PAYMENT_FAILED: ({ tier, until }) => ({
    title: 'A payment has failed',
    body: `Please look at your payment method on the billing page.${
      until ? ` You keep ${TIERS[tier]} until ${until}.` : ''
    }`,
  }),
  REPORT_RESOLVED: () => ({
    title: 'Something was done about your report',
    body: 'We have looked at what you reported, and have done something about it.',
  }),
  REPORT_DISMISSED: () => ({
    title: 'Your report was looked at',
    body: 'We have looked at what you reported, and leave it as it is.',
  }),
  ROLE_CLOSED: ({ note }) => ({ title: 'One of your roles was closed', body: note ?? '' }),
  MESSAGE_REMOVED: ({ note }) => ({ title: 'A message of yours was removed', body: note ?? '' }),
  SEARCH_FOUND: ({ number, search }) => {
    const found = plural('en', number, { one: '1 new result', other: `${n(number)} new results` })
    return {
      title: search === null ? found : `${found} for “${search}”`,
      body: `Your saved search has ${found}.`,
    }
  },
}

export const saidEn = { kinds }
export type SaidWords = typeof saidEn
