export const frontEn = {
  title: 'A long table, and a place for you',
  lead: 'Three small products for things that go better together. One account, your data in one place, nothing hidden.',
  open: 'Open GoalsGuild',
  join: 'Create an account',
  dark: 'Dark',
  light: 'Light',
  as: {
    title: 'Come in and look around',
    text: 'Nobody here is real, but everything works. One click, no password.',
    name: (name: string) => `Come in as ${name}`,
    roles: {
      member: 'runs, reads, learns Portuguese',
      admin: 'keeps the guild in order',
      partner: 'mends shoes and publishes offers',
    },
    tags: { member: 'Member', admin: 'Admin', partner: 'Partner' },
  },
  products: 'What there is',
  ready: 'Here today',
  coming: 'On its way',
  goals: {
    name: 'GoalsGuild',
    claim: 'Climb together.',
    text: 'Goals with steps and milestones, quests that pay experience, groups, talks, and a feed of real steps.',
    picture: 'A golden trail that leads up a mountain, with flags on the way',
  },
  hub: {
    name: 'CollabHub',
    claim: 'From a deck to a team.',
    text: 'Startups, open roles, applicants and investors. Its table stands and can be explored; its pages are still being built.',
    picture: 'Cards that move from column to column, one of them in bright blue',
  },
  thought: {
    name: 'HoldThatThought',
    claim: 'Letters that stay in the family.',
    text: 'Letters with their scans, versions and margin notes. Its table stands and can be explored; its pages are still being built.',
    picture: 'A letter, an envelope and a photograph in the light of a window',
  },
  tools: {
    title: 'For those who look underneath',
    text: 'Only in development, and only on this machine.',
    graphiql: ['GraphiQL', 'Ask GoalsGuild anything, with examples'],
    accounts: ['GraphiQL of accounts', 'Sign-up, sessions, tokens'],
    explorer: ['Table explorer', 'Literal items, by their keys'],
    outbox: ['Outbox', 'Mails that were not sent'],
    health: ['Health', 'Store, processors, their lag'],
    metrics: ['Metrics', 'For Prometheus'],
  },
  account: 'Your account',
}

export type FrontWords = typeof frontEn
