import { range } from './range.ts'

export interface Family {
  readonly family: string
  readonly sources: readonly string[]
}

const repeat = (count: number, one: (place: number) => string) => range(0, count).map(one).join(' ')

export const nest = (depth: number, open: string, inner: string, close = ' }') =>
  `${open.repeat(depth)}${inner}${close.repeat(depth)}`

const depths = (): Family[] => [
  {
    family: 'deep fields',
    sources: [12, 13, 20, 50, 100, 250, 400].map(
      (depth) => `{ user(id: 1) ${nest(depth, '{ friend ', '{ id }')} }`,
    ),
  },
  {
    family: 'deep fields by fragments',
    sources: range(4, 20).map((depth) => {
      const links = repeat(
        depth,
        (n) => `fragment f${n} on User { friend { friend { ...f${n + 1} } } }`,
      )
      return `{ user(id: 1) { ...f0 } } ${links} fragment f${depth} on User { friend { friend { friend { friend { id } } } } }`
    }),
  },
  {
    family: 'deep inline fragments',
    sources: [501, 550, 600].map((depth) => nest(depth, '{ ... ', '{ me }')),
  },
  {
    family: 'deep values',
    sources: [11, 20, 100, 400].flatMap((depth) => [
      `{ echo(numbers: ${nest(depth, '[', '1', ']')}) }`,
      `{ echo(wish: ${nest(depth, '{ inner: ', '{ size: 1 }')}) }`,
      `query($n: [Int!] = ${nest(depth, '[', '1', ']')}) { echo(numbers: $n) }`,
      `query($n: ${nest(depth, '[', 'Int', ']')}) { echo(numbers: $n) }`,
    ]),
  },
]

const bombs = (): Family[] => [
  {
    family: 'aliases',
    sources: [31, 40, 60, 100, 300, 400, 490].flatMap((count) => [
      `{ ${repeat(count, (n) => `a${n}: me`)} }`,
      `mutation { ${repeat(count, (n) => `a${n}: signIn(name: "x")`)} }`,
      `{ ...f } fragment f on Query { ${repeat(count, (n) => `a${n}: echo`)} }`,
    ]),
  },
  {
    family: 'directives',
    sources: [21, 50, 200, 300].flatMap((count) => [
      `{ me ${repeat(count, () => '@skip(if: false)')} }`,
      `{ ${repeat(count, () => 'me @include(if: true)')} }`,
      `{ me ${repeat(count, (n) => `@unknown${n}`)} }`,
      `query ${repeat(count, () => '@a')} { me }`,
      `{ ${repeat(count, () => '... @skip(if: true) { me }')} }`,
    ]),
  },
  {
    family: 'duplicates',
    sources: [101, 300, 501, 600, 900, 1_500, 1_990].flatMap((count) => [
      `{ ${repeat(count, () => 'me')} }`,
      `{ users { items { ${repeat(count, () => 'id')} } } }`,
    ]),
  },
  {
    family: 'duplicates in pairs',
    sources: range(60, 120, 6).map((count) => {
      const inner = `{ items { id name ${repeat(count % 7, () => 'id')} } }`
      return `{ ${repeat(count, () => `users(first: 200) ${inner}`)} }`
    }),
  },
  {
    family: 'tokens',
    sources: [2_001, 3_000, 3_900].flatMap((count) => [
      `{ ${repeat(count, () => 'a')} }`,
      '{'.repeat(count),
      `{ me(${repeat(count / 2, () => 'a')}) }`,
      `{ echo(numbers: [${repeat(count, () => '1')}]) }`,
      '@a'.repeat(count / 2),
      '!'.repeat(count),
      '$'.repeat(count),
      '...'.repeat(count / 3),
    ]),
  },
  {
    family: 'length',
    sources: [8_001, 9_000, 20_000, 60_000].flatMap((length) => [
      `{ me }${' '.repeat(length)}`,
      `{ me } #${'x'.repeat(length)}`,
      `{ me${','.repeat(length)} }`,
      `{ echo(text: "${'x'.repeat(length)}") }`,
      `{ ${'x'.repeat(length)} }`,
    ]),
  },
  {
    family: 'operations',
    sources: [11, 50, 200].flatMap((count) => [
      repeat(count, (n) => `query Q${n} { me }`),
      repeat(count, () => 'query Q { me }'),
      repeat(count, () => '{ me }'),
    ]),
  },
  {
    family: 'mutations',
    sources: [11, 15, 20, 30].flatMap((count) => [
      `mutation { ${repeat(count, (n) => `a${n}: first`)} }`,
      `mutation { ...f } fragment f on Mutation { ${repeat(count, (n) => `a${n}: second`)} }`,
      `mutation { ... { ${repeat(count, (n) => `a${n}: signIn(name: "x")`)} } }`,
      `mutation { ${repeat(count, () => '...f')} } fragment f on Mutation { first }`,
    ]),
  },
]

const fragments = (): Family[] => [
  {
    family: 'cycles',
    sources: range(1, 21).map((length) => {
      const ring = repeat(length, (n) => `fragment f${n} on User { id ...f${(n + 1) % length} }`)
      return `{ user(id: 1) { ...f0 } } ${ring}`
    }),
  },
  {
    family: 'cycles below fields',
    sources: range(1, 11).map((length) => {
      const ring = repeat(
        length,
        (n) => `fragment f${n} on User { friend { ...f${(n + 1) % length} } }`,
      )
      return `{ user(id: 1) { ...f0 } } ${ring}`
    }),
  },
  {
    family: 'fan-out',
    sources: range(15, 29).map((length) => {
      const links = repeat(length, (n) => `fragment f${n} on User { ...f${n + 1} ...f${n + 1} }`)
      return `{ user(id: 1) { ...f0 } } ${links} fragment f${length} on User { id }`
    }),
  },
  {
    family: 'fan-out below fields',
    sources: range(4, 9).flatMap((width) => [
      `{ user(id: 1) { ...f0 } } ${repeat(8, (n) => `fragment f${n} on User { ${repeat(width, (m) => `a${n}${m}: friend { ...f${n + 1} }`)} }`)} fragment f8 on User { id }`,
    ]),
  },
  {
    family: 'many fragments',
    sources: [31, 60, 100].map(
      (count) =>
        `{ ${repeat(count, (n) => `...f${n}`)} } ${repeat(count, (n) => `fragment f${n} on Query { me }`)}`,
    ),
  },
  {
    family: 'broken fragments',
    sources: [
      '{ ...f }',
      '{ me } fragment f on Query { me }',
      '{ ...f } fragment f on Query { me } fragment f on Query { me }',
      '{ ...f } fragment f on User { id }',
      '{ ...f } fragment f on Nothing { id }',
      '{ ...f } fragment f on Color { id }',
      '{ ...__proto__ } fragment __proto__ on Query { me }',
      '{ ... on { me } }',
      'fragment f on Query { me }',
      '{ user(id: 1) { ... on Pet { id } } }',
    ],
  },
]

const pages = (): Family[] => [
  {
    family: 'page sizes',
    sources: [
      '1000000',
      '201',
      '0',
      '-1',
      '2147483647',
      '99999999999999999999',
      '1.5',
      '"5"',
      '[5]',
      '{ n: 5 }',
      'true',
      'RED',
    ].flatMap((first) => [
      `{ users(first: ${first}) { items { id } } }`,
      `{ a: found(first: ${first}) { items { __typename } } }`,
      `{ user(id: 1) { friends(first: ${first}) { items { id } } } }`,
      `{ ...f } fragment f on Query { users(first: ${first}) { after } }`,
    ]),
  },
  {
    family: 'cost',
    sources: range(2, 5).flatMap((depth) => [
      `{ users(first: 200) { items { ${nest(depth, 'friends(first: 100) { items { ', 'id', ' } }')} } } }`,
      `{ user(id: 1) { ${nest(depth, 'friends { items { ', 'id name motto tags pets { id kind owner { id } }', ' } }')} } }`,
      `{ users { items { ${nest(depth + 1, 'pets { owner { ', 'friends(first: 50) { items { id pets { id } } }', ' } }')} } } }`,
    ]),
  },
]

/** Documents that are too much of something. */
export const oversizedDocuments = (): Family[] => [
  ...depths(),
  ...bombs(),
  ...fragments(),
  ...pages(),
]
