import { ChangeGapError } from '../errors.ts'
import { CHANGES_LIMIT_MAX } from '../limits.ts'
import type { ChangeLog, LogPosition, TableDefinition } from '../port.ts'
import { refuse } from '../validate.ts'
import type { Environment, TableDatabases } from './environment.ts'
import { FIRST_KEY, sequenceKey, sequenceIn } from './keys.ts'
import { changeOf, lastSequence } from './write.ts'

export function firstSequence(databases: TableDatabases): number | undefined {
  for (const key of databases.log.getKeys({ start: FIRST_KEY, limit: 1 })) return sequenceIn(key)
  return undefined
}

export function parseSequence(position: LogPosition): number {
  const sequence = Number(position)
  if (!/^\d{1,16}$/.test(position) || !Number.isSafeInteger(sequence))
    refuse(`log position ${position.slice(0, 40)}`, 'is not a position of this log')
  return sequence
}

/** Positions are sequence numbers; they have no holes, so a missing first record is a gap. */
export function lmdbChangeLog(
  environment: Environment,
  table: TableDefinition,
  databases: TableDatabases,
): ChangeLog {
  const ready = () => {
    environment.assertOpen()
    if (!table.log) refuse(`table ${table.name}`, 'keeps no change log')
    environment.refresh()
  }
  return {
    async oldest() {
      ready()
      return String((firstSequence(databases) ?? 1) - 1)
    },
    async newest() {
      ready()
      return String(lastSequence(databases))
    },
    async read(after, limit) {
      ready()
      if (!Number.isInteger(limit) || limit < 1 || limit > CHANGES_LIMIT_MAX)
        refuse('limit', `a whole number from 1 to ${CHANGES_LIMIT_MAX}`)
      const from = parseSequence(after)
      const changes = []
      let last = from
      for (const { key, value } of databases.log.getRange({
        start: sequenceKey(from + 1),
        limit,
      })) {
        const sequence = sequenceIn(key)
        if (sequence !== last + 1) throw gap(table, after, sequence)
        last = sequence
        const [at, old, next, expired] = value
        changes.push(
          changeOf(sequence, at, { old: old ?? undefined, next: next ?? undefined, expired }),
        )
      }
      if (changes.length === 0 && lastSequence(databases) < from)
        throw new ChangeGapError(
          `Position ${after} lies ahead of the log of ${table.name}: it is of other data.`,
        )
      return { changes, position: String(last) }
    },
  }
}

const gap = (table: TableDefinition, after: LogPosition, first: number) =>
  new ChangeGapError(
    `Changes of ${table.name} after ${after} were trimmed; the log starts at ${first}.`,
  )
