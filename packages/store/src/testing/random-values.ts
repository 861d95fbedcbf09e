import type { Item, Key, Scalar, Value } from '../port.ts'
import type { Random } from './random.ts'

/** Few enough that operations meet, strange enough that encodings are tried. */
export const partitions = ['USER#1', 'USER#10', 'a', 'a\u0000', 'ab', '😀', '～', 'p'.repeat(2048)]

const sorts = [
  'PROFILE',
  'POST#1',
  'POST#10',
  'POST#2',
  'POST#\u0000',
  'POST#😀',
  'POST#～',
  '\u0000',
  '\u0000\u0001',
  '\u0001',
  'e\u0301',
  'é',
  's'.repeat(64),
  `${'s'.repeat(64)}\u0002`,
  's'.repeat(1024),
  '\u0000'.repeat(1024),
  '😀'.repeat(256),
]

export const indexPartitions = ['G', 'G\u0000', 'OPEN', '😀', 'g'.repeat(2048)]
const indexSorts = [
  '1',
  '10',
  '2',
  '2\u0000',
  '2\u0001',
  '\u0000',
  '～',
  '😀',
  '😀a',
  'i'.repeat(70),
  '\u0000'.repeat(1024),
]

const indexAttributes = {
  GSI1PK: indexPartitions,
  GSI1SK: indexSorts,
  GSI2PK: indexPartitions,
  GSI2SK: indexSorts,
  GSI4PK: indexPartitions,
}

export const sortKeyOf = (random: Random, inIndex = false) =>
  random.pick(inIndex ? indexSorts : sorts)

export const keyOf = (random: Random): Key => ({
  PK: random.pick(partitions),
  SK: random.pick(sorts),
})

/** Distinct, as a write demands. */
export function keysOf(random: Random, count: number): Key[] {
  const keys = new Map<string, Key>()
  while (keys.size < count) {
    const key = keyOf(random)
    keys.set(JSON.stringify([key.PK, key.SK]), key)
  }
  return [...keys.values()]
}

const texts = ['', 'm', 'z', '～', '😀', 'a\u0000b', 'é', 'e\u0301', '5']
const numbers = [0, 1, 5, -1, 0.5, -2.25, 1e21, 1e-7, 1 / 3, 9.99e125, 2 ** 53 - 1, 4_294_967_296]

export const scalarOf = (random: Random): Scalar =>
  random.pick<Scalar>([random.pick(texts), random.pick(numbers), true, false, null])

export const boundOf = (random: Random): string | number =>
  random.chance(0.5) ? random.pick(texts) : random.pick(numbers)

export function valueOf(random: Random, depth = 0): Value {
  if (depth > 2 || random.chance(0.7)) return scalarOf(random)
  const size = random.below(4)
  if (random.chance(0.5)) return Array.from({ length: size }, () => valueOf(random, depth + 1))
  return Object.fromEntries(
    Array.from({ length: size }, (_, n) => [`field${n}`, valueOf(random, depth + 1)]),
  )
}

/** Sums of these and small whole numbers are exact in binary as in decimal, so engines agree. */
const addable = [0, 1, 5, -1, 0.5, -2.25, 4_294_967_296]

const mixedOf = (random: Random): Value =>
  random.pick<Value>([
    random.pick(addable),
    random.pick(addable),
    random.pick(texts),
    true,
    null,
    [1],
  ])

/** `n` holds only whole numbers, `mixed` what can be added to and what cannot. */
export const attributes = ['n', 'mixed', 'text', 'name', 'constructor', '#a.b']
export const removable = [...attributes, ...Object.keys(indexAttributes), 'ttl']

function attributeOf(random: Random, nowSeconds: number): [name: string, value: Value] {
  if (random.chance(0.4)) {
    const [name, choices] = random.pick(Object.entries(indexAttributes))
    return [name, random.pick(choices)]
  }
  if (random.chance(0.12)) return ['ttl', nowSeconds + random.below(40) - 5]
  const name = random.pick(attributes)
  if (name === 'n') return [name, random.below(12) - 2]
  if (name === 'mixed') return [name, mixedOf(random)]
  return [name, name === 'text' ? random.pick(texts) : valueOf(random)]
}

export const attributesOf = (random: Random, nowSeconds: number) =>
  Object.fromEntries(Array.from({ length: random.below(6) }, () => attributeOf(random, nowSeconds)))

export const itemOf = (random: Random, key: Key, nowSeconds: number): Item => ({
  ...key,
  ...attributesOf(random, nowSeconds),
})
