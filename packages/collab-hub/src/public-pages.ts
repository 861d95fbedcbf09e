import type { PublicPage } from '@longtable/system'

interface Card {
  readonly name: string
  readonly tagline: string
  readonly industry: string
  readonly location: string
}

interface RoleCard {
  readonly title: string
  readonly skills: readonly string[]
  readonly startup: Card
}

const said = (...parts: readonly string[]): string => parts.filter(Boolean).join(' · ')

const front: PublicPage<{ readonly startups: { readonly items: readonly Card[] } }> = {
  path: '/',
  document: '{ startups(first: 3) { items { name } } }',
  heading: ({ startups: { items } }) => ({
    title: 'Startups that look for people',
    description: said(
      'Startups, open roles, applicants and investors on one board.',
      items.map(({ name }) => name).join(', '),
    ),
  }),
}

const startup: PublicPage<{ readonly startup: Card }> = {
  path: '/startups/:startupId',
  document: `query ($startupId: ID!) {
    startup(startupId: $startupId) { name tagline industry location }
  }`,
  heading: ({ startup: { name, tagline, industry, location } }) => ({
    title: name,
    description: said(tagline, industry, location),
  }),
}

const role: PublicPage<{ readonly role: RoleCard }> = {
  path: '/roles/:roleId',
  asked: ['startup'],
  document: `query ($startup: ID!, $roleId: ID!) {
    role(startupId: $startup, roleId: $roleId) {
      title skills startup { name tagline location }
    }
  }`,
  heading: ({ role: { title, skills, startup: at } }) => ({
    title: said(title, at.name),
    description: said(at.tagline, skills.join(', '), at.location),
  }),
}

/** What is found by search engines, and shown where somebody shares a link. */
export const hubPages: readonly PublicPage[] = [front, startup, role]
