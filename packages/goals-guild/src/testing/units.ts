import { type MeteredWorld, type Units, unitsOf } from '@longtable/testing/system'
import type { GuildContext } from '../context.ts'
import { documentOf } from './generated-documents.ts'

/** By operation: `Query.me`. */
export type OperationUnits = Record<string, Units>

export interface Ask {
  readonly who: GuildContext
  readonly kind: 'Query' | 'Mutation'
  readonly name: string
  readonly given: object
}

/** Asks as a client does, for what a screen shows. */
export async function askMetered(
  guild: MeteredWorld<GuildContext>,
  { who, kind, name, given }: Ask,
): Promise<{ readonly units: Units; readonly shown: Record<string, unknown> }> {
  const document = documentOf(kind, { name, given })
  const { answer, calls } = await guild.measure(() => guild.ask(who, document, given))
  if (answer.errors) throw new Error(`${kind}.${name}: ${JSON.stringify(answer.errors)}`)
  return { units: unitsOf(calls), shown: answer.data[name] }
}
