interface Person {
  readonly firstName: string
  readonly lastName: string
  readonly role: 'FOUNDER' | 'TALENT' | 'INVESTOR'
  readonly bio: string
  readonly skills?: readonly string[]
}

/** By nickname. Robin, who most is about, founds here what others join. */
export const CAST = {
  demo: {
    firstName: 'Robin',
    lastName: 'Hale',
    role: 'FOUNDER',
    bio: 'I repair what others throw away, and now I want a shop that does it for everybody.',
  },
  mei: {
    firstName: 'Mei',
    lastName: 'Tanaka',
    role: 'TALENT',
    bio: 'Electronics by day, modular synthesisers by night.',
    skills: ['electronics', 'soldering', 'kicad'],
  },
  tomas: {
    firstName: 'Tomás',
    lastName: 'Ribeiro',
    role: 'TALENT',
    bio: 'I write software that shop floors can live with.',
    skills: ['typescript', 'react native', 'logistics'],
  },
  priya: {
    firstName: 'Priya',
    lastName: 'Raman',
    role: 'FOUNDER',
    bio: 'I look after CollabHub.',
  },
  vera: {
    firstName: 'Vera',
    lastName: 'Nunes',
    role: 'INVESTOR',
    bio: 'I grew up above a joinery, and I invest in what lasts.',
  },
  hana: {
    firstName: 'Hana',
    lastName: 'Yıldız',
    role: 'INVESTOR',
    bio: 'Early cheques for things that can be touched. I answer within a week.',
  },
  oskar: {
    firstName: 'Oskar',
    lastName: 'Lindqvist',
    role: 'INVESTOR',
    bio: 'Family office. Circular economy, cities, water.',
  },
  amara: {
    firstName: 'Amara',
    lastName: 'Okafor',
    role: 'TALENT',
    bio: 'First engineer twice: once for a logistics company that sold, once for one that did not.',
    skills: ['typescript', 'react native', 'product'],
  },
  marek: {
    firstName: 'Marek',
    lastName: 'Nowak',
    role: 'TALENT',
    bio: 'Platforms for money that has to arrive.',
    skills: ['kubernetes', 'go', 'postgres'],
  },
  sofia: {
    firstName: 'Sofia',
    lastName: 'Duarte',
    role: 'TALENT',
    bio: 'Ten years of payments, now looking for something one can hold.',
    skills: ['java', 'leadership', 'payments'],
  },
  liam: {
    firstName: 'Liam',
    lastName: 'O’Connor',
    role: 'TALENT',
    bio: 'Maps, routes and the last hundred metres.',
    skills: ['python', 'logistics', 'operations research'],
  },
  chiara: {
    firstName: 'Chiara',
    lastName: 'Bellini',
    role: 'TALENT',
    bio: 'Full stack, open source, and a soldering iron.',
    skills: ['react', 'rust', 'soldering'],
  },
  deniz: {
    firstName: 'Deniz',
    lastName: 'Arslan',
    role: 'TALENT',
    bio: 'Workshop manager. I know what a bench of six can do in a day.',
    skills: ['electronics', 'purchasing', 'leadership'],
  },
  ines: {
    firstName: 'Inês',
    lastName: 'Moreira',
    role: 'FOUNDER',
    bio: 'Electrical engineer. I was a grid operator for nine years.',
  },
  lin: {
    firstName: 'Lin',
    lastName: 'Wei',
    role: 'FOUNDER',
    bio: 'Naval architect, and impatient with ferries.',
  },
  femi: {
    firstName: 'Femi',
    lastName: 'Adeyemi',
    role: 'FOUNDER',
    bio: 'I taught mathematics for twelve years.',
  },
  greta: {
    firstName: 'Greta',
    lastName: 'Holm',
    role: 'FOUNDER',
    bio: 'Baker in the fourth generation, biochemist in the first.',
  },
} satisfies Readonly<Record<string, Person>>

export type Who = keyof typeof CAST

/** Those who can be signed in as, one of each kind. */
export const VISITORS = [
  { nickname: 'demo', role: 'founder' },
  { nickname: 'mei', role: 'talent' },
  { nickname: 'vera', role: 'investor' },
  { nickname: 'priya', role: 'admin' },
] as const satisfies readonly { readonly nickname: Who; readonly role: string }[]
