import { collabHubSystem } from '@longtable/collab-hub'
import { goalsGuildSystem } from '@longtable/goals-guild'
import { holdThatThoughtSystem } from '@longtable/hold-that-thought'
import { recognise } from '@longtable/entity'
import type { Item } from '@longtable/store'
import type { System } from '@longtable/system'
import { connect } from '@longtable/server/testing'
import { until } from '@longtable/store/testing/until'
import type { Stand } from './stand.ts'
import type { Wanted } from './traffic.ts'

const systems: Readonly<Record<string, System>> = {
  'goals-guild': goalsGuildSystem,
  'collab-hub': collabHubSystem,
  'hold-that-thought': holdThatThoughtSystem,
}

const textOf = (item: Item) => {
  const said = [item['title'], item['text'], item['content'], item['commentText']]
  return said.find((one) => typeof one === 'string' && /^soak \d+ \d+$/.test(one))
}

/** How often each text is there, by the kind of what it is in. */
async function found(stand: Stand): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const [name, { model }] of Object.entries(systems)) {
    const entities = Object.values(model.entities)
    for (const item of await stand.items(model.table)) {
      const text = textOf(item)
      if (text === undefined) continue
      const key = `${name} ${recognise(entities, item)?.type} ${text}`
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
  }
  return counts
}

/** Once it has stopped: what the clients' own log says is there, once, and nothing else is. */
export async function problemsAt(stand: Stand, log: readonly Wanted[]): Promise<string[]> {
  const problems: string[] = []
  const counts = await found(stand)
  const kinds = new Set(log.map(({ kind }) => kind))
  for (const { kind, text, isAnswered } of log) {
    const count = counts.get(`${kind} ${text}`) ?? 0
    if (isAnswered ? count !== 1 : count > 1)
      problems.push(
        `${kind} "${text}" was ${isAnswered ? '' : 'not '}acknowledged, and is there ${count} times`,
      )
    counts.delete(`${kind} ${text}`)
  }
  for (const [key, count] of counts)
    if ([...kinds].some((kind) => key.startsWith(`${kind} `)))
      problems.push(`${key} is there ${count} times, and nobody has asked for it`)
  return problems
}

interface Health {
  readonly processors: readonly { readonly unprocessed: number; readonly waiting: number }[]
  readonly jobs?: { readonly oldestDueMs: number }
}

/** Everything that follows from what was written has been done. */
export async function quiet({ address }: Stand): Promise<void> {
  const client = connect(address)
  let text = ''
  await until(
    async () => {
      text = (await client.send('/health')).text
      const { processors, jobs } = JSON.parse(text) as Health
      const isTaken = processors.every((one) => one.unprocessed === 0 && one.waiting === 0)
      return processors.length > 0 && isTaken && jobs?.oldestDueMs === 0
    },
    () => `nothing left to do: ${text}`,
  )
  client.close()
}

/** What the operator finds: nothing given up, nothing to mend. */
export async function operatorsProblems(stand: Stand): Promise<string[]> {
  const problems: string[] = []
  const letters = await stand.command('deadletters', 'list', '--json')
  const { changes, jobs } = JSON.parse(letters.stdout) as Record<'changes' | 'jobs', unknown[]>
  if (changes.length + jobs.length > 0) problems.push(`given up: ${letters.stdout}`)
  const verified = await stand.command('verify')
  if (verified.code !== 0) problems.push(`verify: ${verified.stdout}${verified.stderr}`)
  return problems
}
