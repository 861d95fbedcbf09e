import type {
  Comparison,
  Condition,
  ConditionGroup,
  SimpleCondition,
  SortCondition,
} from '../port.ts'
import type { Random } from './random.ts'
import { attributes, boundOf, scalarOf, sortKeyOf } from './random-values.ts'

function comparisonOf(random: Random): Comparison {
  const attribute = random.pick([...attributes, 'ttl', 'GSI1SK', 'PK', 'never'])
  switch (random.below(9)) {
    case 0:
      return { attribute, equals: scalarOf(random) }
    case 1:
      return { attribute, notEquals: scalarOf(random) }
    case 2:
      return { attribute, in: Array.from({ length: 1 + random.below(4) }, () => scalarOf(random)) }
    case 3:
      return { attribute, lessThan: boundOf(random) }
    case 4:
      return { attribute, atMost: boundOf(random) }
    case 5:
      return { attribute, moreThan: boundOf(random) }
    case 6:
      return { attribute, atLeast: boundOf(random) }
    case 7:
      return { attribute, exists: true }
    default:
      return { attribute, missing: true }
  }
}

const simpleOf = (random: Random): SimpleCondition =>
  random.chance(0.35) ? random.pick(['absent', 'present']) : comparisonOf(random)

function groupOf<Part>(random: Random, part: () => Part) {
  const parts = Array.from({ length: 1 + random.below(3) }, part)
  return random.chance(0.5) ? { all: parts } : { any: parts }
}

const partOf = (random: Random): SimpleCondition | ConditionGroup =>
  random.chance(0.7) ? simpleOf(random) : groupOf(random, () => simpleOf(random))

export const conditionOf = (random: Random): Condition =>
  random.chance(0.7) ? simpleOf(random) : groupOf(random, () => partOf(random))

export function sortConditionOf(random: Random, inIndex: boolean): SortCondition {
  const bound = sortKeyOf(random, inIndex)
  switch (random.below(7)) {
    case 0:
      return { equals: bound }
    case 1:
      return { begins: random.pick([bound, 'P', 'POST#', '\u0000', '😀', '2', 's'.repeat(60)]) }
    case 2: {
      const [from = bound, to = bound] = [bound, sortKeyOf(random, inIndex)].sort((a, b) =>
        Buffer.compare(Buffer.from(a), Buffer.from(b)),
      )
      return { between: [from, to] }
    }
    case 3:
      return { lessThan: bound }
    case 4:
      return { atMost: bound }
    case 5:
      return { moreThan: bound }
    default:
      return { atLeast: bound }
  }
}
