import type { Page } from 'playwright-core'
import {
  board,
  correctedLetter,
  FAMILY,
  firstActivity,
  firstLink,
  GOAL,
  GROUP,
  GUILD,
  HUB,
  linkIfAny,
  linkInTime,
  named,
} from './web-pages.ts'

/** Whose pages they are, and which; what is found in lists is asked of a page of theirs. */
export interface Walk {
  /** As the front page calls them; nobody has signed in without it. */
  readonly name?: string
  /** What stands before the names of the pictures. */
  readonly who: string
  readonly pages: (page: Page) => Promise<readonly string[]>
  /** Of those, what is also looked at in German. */
  readonly german?: readonly string[]
}

const below = (product: string, ...paths: readonly string[]) => paths.map((path) => product + path)
const ENTRANCES = ['/sign-in', '/sign-up', '/verify', '/forgot', '/reset']
const SETTINGS = ['profile', 'notifications', 'security', 'data'].map((part) => `/settings/${part}`)

async function guildPages(page: Page): Promise<readonly string[]> {
  const first = (list: string) => firstLink(page, GUILD + list, `${GUILD}${list}/`)
  const goal = await named(page, 'goals', GOAL)
  const group = await named(page, 'groups', GROUP)
  return [
    ...below(GUILD, '', '/goals', '/goals?status=completed', '/goals/new', '/tasks', '/invites'),
    ...below(GUILD, '/invites?show=sent', '/quests', '/quests?status=completed', '/quests/new'),
    ...below(GUILD, '/chat', '/chat/requests', '/people', '/people?list=followers', '/people/demo'),
    ...below(GUILD, '/groups', '/groups/new', '/help', '/help?list=helping', '/offers'),
    ...below(GUILD, '/search', '/search?q=run', '/tags/running', '/tags/running?part=goals'),
    ...below(GUILD, '/nowhere', ...SETTINGS),
    goal,
    `${goal}/invite`,
    await firstActivity(page),
    await first('/quests'),
    await first('/chat'),
    await first('/people'),
    await first('/help'),
    await first('/offers'),
    ...below(group, '', '/goals', '/members', '/board', '/settings'),
    ...below('/account', '', '/security', '/preferences', '/products'),
  ]
}

async function founderPages(page: Page): Promise<readonly string[]> {
  const applicants = await board(page)
  const startup = applicants.replace('/applicants', '')
  return [
    ...below(startup, '/overview', '/profile', '/roles', '/applicants', '/applicants?view=list'),
    ...(await linkIfAny(page, `${startup}/roles`, `${startup}/roles/`)),
    ...below(startup, '/investors', '/deck'),
    ...below(HUB, '/s/new', '/talent', '/messages', '/saved', '/billing', '/nowhere', ...SETTINGS),
    ...(await linkIfAny(page, `${HUB}/talent`, `${HUB}/talent/`)),
    ...(await linkIfAny(page, `${HUB}/messages`, `${HUB}/messages/`)),
  ]
}

async function talentPages(page: Page): Promise<readonly string[]> {
  const role = await linkInTime(page, `${HUB}/roles`, `${HUB}/roles/`)
  const [path = '', asked = ''] = role.split('?')
  return [
    ...below(
      HUB,
      '/roles',
      '/applications',
      '/saved?list=searches',
      '/startups',
      '/settings/profile',
    ),
    role,
    `${path}/apply?${asked}`,
    ...(await linkIfAny(page, `${HUB}/startups`, `${HUB}/startups/`)),
  ]
}

async function investorPages(page: Page): Promise<readonly string[]> {
  return [
    ...below(HUB, '/startups', '/access'),
    ...(await linkIfAny(page, `${HUB}/access`, `${HUB}/s/`)),
    ...(await linkIfAny(page, `${HUB}/startups`, `${HUB}/startups/`)),
  ]
}

async function relativePages(page: Page): Promise<readonly string[]> {
  const letter = await correctedLetter(page)
  const found = async (list: string, to = list) => linkIfAny(page, FAMILY + list, `${FAMILY}${to}/`)
  return [
    ...below(FAMILY, '', '/letters', '/letters?decade=1940', '/letters/new', '/search?q=garden'),
    ...below(letter, '', '/edit', '/versions', '/compare'),
    ...below(FAMILY, '/drafts', '/drafts?view=mine', '/drafts/new', '/photos', '/nowhere'),
    ...(await found('/drafts')),
    ...(await found('/photos')),
    ...below(FAMILY, '/photos?category=documents', '/family', '/family/tree'),
    ...below(FAMILY, '/family/tree?view=list', '/messages', '/me', '/contact', '/kept'),
    ...(await found('/family')),
    ...(await found('/family/tree?view=list', '/people')),
    ...(await found('/messages')),
    ...below(FAMILY, '/settings/reading', ...SETTINGS),
  ]
}

const GUILD_ADMIN = ['users', 'users?who=lena', 'promotions?actor=lena', 'reports', 'audit']
const HUB_ADMIN = ['queue', 'startups', 'users', 'reports', 'figures', 'subscriptions', 'audit']
const FAMILY_ADMIN = ['members', 'members?list=members', 'members?list=invited', 'archive']

/** Before somebody is in. */
export const outside: Walk = {
  who: 'anybody',
  pages: async () => [
    '/',
    ...below(GUILD, ...ENTRANCES),
    ...below(HUB, '', '/startups', '/roles', '/sign-in'),
    ...below(FAMILY, '/sign-in'),
    '/account/sign-in',
  ],
}

/** The person most of it is about: a member and a founder with one account. */
export const robin: Walk = {
  name: 'Robin Hale',
  who: 'robin',
  pages: async (page) => [...(await guildPages(page)), ...(await founderPages(page))],
  german: [
    ...below(GUILD, '', '/goals', '/tasks', '/quests', '/chat', '/people', '/settings/profile'),
    ...below('/account', '/security', '/preferences', '/products'),
  ],
}

/** Those with another role each: nobody's session may be renewed as often as all pages are opened. */
export const others: readonly Walk[] = [
  {
    name: 'Priya',
    who: 'admin',
    pages: async () => [
      ...below(`${GUILD}/admin/`, ...GUILD_ADMIN, 'dead-letters'),
      ...below(`${HUB}/admin/`, ...HUB_ADMIN, 'entities'),
    ],
  },
  {
    name: 'Mei',
    who: 'talent',
    pages: talentPages,
    german: below(HUB, '/roles', '/startups', '/applications', '/billing', '/settings/profile'),
  },
  { name: 'Vera', who: 'investor', pages: investorPages },
  { name: 'Otto', who: 'partner', pages: async () => [`${GUILD}/offers?by=mine`] },
  {
    name: 'Margaret',
    who: 'keeper',
    pages: async (page) => [
      ...(await relativePages(page)),
      ...below(`${FAMILY}/admin/`, ...FAMILY_ADMIN, 'storage', 'audit'),
      ...below(FAMILY, '/letters/deleted', '/photos?deleted=yes'),
    ],
    german: below(FAMILY, '', '/letters', '/photos', '/family', '/family/tree', '/drafts'),
  },
]
