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
    lastName: 'Castell',
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
    lastName: 'Vidal',
    role: 'TALENT',
    bio: 'I write software that shop floors can live with.',
    skills: ['typescript', 'react native', 'logistics'],
  },
  priya: {
    firstName: 'Priya',
    lastName: 'Nair',
    role: 'FOUNDER',
    bio: 'I look after CollabHub.',
  },
  vera: {
    firstName: 'Vera',
    lastName: 'Nunes',
    role: 'INVESTOR',
    bio: 'I grew up above a joinery, and I invest in what lasts.',
  },
} satisfies Readonly<Record<string, Person>>

export type Who = keyof typeof CAST
