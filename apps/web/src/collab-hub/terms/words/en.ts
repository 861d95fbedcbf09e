import { plural } from '../../../i18n/plural.ts'

/** What the API's own words are called, wherever they are shown. */
export const termsEn = {
  stage: { IDEA: 'Idea', MVP: 'First version', GROWTH: 'Growth', SCALE: 'Scale' },
  visibility: { PUBLIC: 'Public', INVESTORS_ONLY: 'Investors only', PRIVATE: 'Private' },
  visibilityText: {
    PUBLIC: 'Everybody sees its card; who is signed in, its profile and open roles.',
    INVESTORS_ONLY: 'Investors find it. Talent and other founders do not.',
    PRIVATE: 'Only investors to whom you grant access, and your team.',
  },
  startupStatus: {
    DRAFT: 'Draft',
    PENDING_REVIEW: 'In review',
    ACTIVE: 'Live',
    SUSPENDED: 'Suspended',
  },
  roleType: {
    FULL_TIME: 'Full time',
    PART_TIME: 'Part time',
    CONTRACT: 'Contract',
    EQUITY_ONLY: 'Equity only',
  },
  application: {
    PENDING: 'New',
    REVIEWING: 'Reviewing',
    SHORTLISTED: 'Shortlisted',
    ACCEPTED: 'Accepted',
    REJECTED: 'Not now',
    WITHDRAWN: 'Withdrawn',
  },
  level: {
    VIEW_PROFILE: 'Profile and figures',
    VIEW_DECK: 'Also the deck',
    FULL_ACCESS: 'Also its download',
  },
  access: { PENDING: 'Waiting', APPROVED: 'Granted', REJECTED: 'Declined', REVOKED: 'Ended' },
  expired: 'Expired',
  role: { FOUNDER: 'Founder', TALENT: 'Talent', INVESTOR: 'Investor', ADMIN: 'Admin' },
  userStatus: { ACTIVE: 'Active', BANNED: 'Banned', PENDING_VERIFICATION: 'Unverified' },
  tier: { FREE: 'Free', PRO: 'Pro', ENTERPRISE: 'Enterprise' },
  people: (count: number) =>
    plural('en', count, { one: '1 person', other: `${count.toLocaleString('en')} people` }),
  until: (day: string) => `until ${day}`,
  noEnd: 'until revoked',
  gone: 'Somebody who left',
}
export type TermsWords = typeof termsEn
