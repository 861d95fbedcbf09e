/** Somebody of the demo world, as they have registered. */
interface Character {
  readonly fullName: string
  readonly bio: string
  readonly tags: readonly string[]
  readonly pronouns?: string
  readonly country?: string
  readonly language?: string
}

/** By nickname. The first one is who most of it is about. */
export const CAST = {
  demo: {
    fullName: 'Robin Hale',
    bio: 'Slow runner, fast reader. Learning Portuguese for my in-laws, one market at a time.',
    tags: ['running', 'reading', 'portuguese'],
    pronouns: 'they/them',
    country: 'GB',
    language: 'en',
  },
  noor: {
    fullName: 'نور حداد',
    bio: 'Physio on weekdays, trails on weekends. Ask me about your knee 🦵',
    tags: ['running', 'trail', 'health'],
    pronouns: 'she/her',
    country: 'JO',
  },
  tomas: {
    fullName: 'Tomás Ribeiro',
    bio: 'Falo devagar, prometo. Teacher, tile collector, terrible cook.',
    tags: ['portuguese', 'cooking', 'languages'],
    pronouns: 'he/him',
    country: 'PT',
    language: 'pt',
  },
  ayumi: {
    fullName: 'Ayumi Satō',
    bio: 'Clay in the morning, piano at night, never the other way round.',
    tags: ['ceramics', 'piano'],
    country: 'JP',
  },
  kofi: {
    fullName: 'Kofi Mensah',
    bio: 'Reading my way around Africa: one novel from every country. 54 stamps to collect.',
    tags: ['reading', 'walking'],
    pronouns: 'he/him',
    country: 'GH',
  },
  lena: {
    fullName: 'Lena Vogt',
    bio: 'Früher Sofa, heute Brücke um sieben. Brings the thermos ☕️',
    tags: ['running', 'baking'],
    pronouns: 'she/her',
    country: 'DE',
    language: 'de',
  },
  juergen: {
    fullName: 'Jürgen Weiß',
    bio: 'Im Ruhestand und nie so beschäftigt gewesen. Sauerteig, Kleingarten, Mundharmonika.',
    tags: ['garden', 'baking', 'reading'],
    country: 'DE',
    language: 'de',
  },
  priya: {
    fullName: 'Priya Raman',
    bio: 'Keeps the guild tidy. Violin beginner at thirty-six, neighbours are patient.',
    tags: ['violin', 'habits'],
    pronouns: 'she/her',
    country: 'IN',
  },
  mateusz: {
    fullName: 'Mateusz Zieliński',
    bio: '6b on a good day, 5c on a Monday.',
    tags: ['climbing', 'health'],
    country: 'PL',
  },
  amina: {
    fullName: 'Amina Yusuf',
    bio: 'Tomatoes, oud, and a balcony that is slowly becoming a forest 🌱',
    tags: ['garden', 'music'],
    pronouns: 'she/her',
    country: 'SO',
  },
  grete: {
    fullName: 'Grete Sørensen',
    bio: 'Swims when sensible people put on a second jumper.',
    tags: ['swimming', 'health'],
    country: 'DK',
  },
  otto: {
    fullName: 'Otto Brandt',
    bio: 'Otto’s Shoes, since 1987. Resoles what others throw away.',
    tags: ['running', 'crafts'],
    country: 'AT',
    language: 'de',
  },
} as const satisfies Readonly<Record<string, Character>>

export type Who = keyof typeof CAST

export const NICKNAMES = Object.keys(CAST) as readonly Who[]

/** Those who can be signed in as, each with another role. */
export const VISITORS = [
  { nickname: 'demo', role: 'member' },
  { nickname: 'priya', role: 'admin' },
  { nickname: 'otto', role: 'partner' },
] as const satisfies readonly { readonly nickname: Who; readonly role: string }[]
