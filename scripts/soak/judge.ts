import { collabHubSystem } from '@longtable/collab-hub'
import { SystemTable } from '@longtable/core'
import { goalsGuildSystem } from '@longtable/goals-guild'
import { holdThatThoughtSystem } from '@longtable/hold-that-thought'
import { recognise } from '@longtable/entity'
import type { Item } from '@longtable/store'
import type { System } from '@longtable/system'
import { setTimeout as wait } from 'node:timers/promises'
import type { Stand } from './stand.ts'
import type { Wanted } from './traffic.ts'

/** In peace all that follows from what was written is done by then. */
const QUIET_MS_MAX = 240_000
const ANSWER_MS_MAX = 5000
const POLL_MS = 200

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

/** Never an error: a connection may be cut, and a worker hang, long after the last misfortune. */
async function askHealth(address: string): Promise<{ isQuiet: boolean; said: string }> {
  try {
    const answer = await fetch(`${address}/health`, {
      headers: { connection: 'close' },
      signal: AbortSignal.timeout(ANSWER_MS_MAX),
    })
    const said = await answer.text()
    const { processors, jobs } = JSON.parse(said) as Health
    const isTaken = processors.every((one) => one.unprocessed === 0 && one.waiting === 0)
    return { isQuiet: processors.length > 0 && isTaken && jobs?.oldestDueMs === 0, said }
  } catch (error) {
    return { isQuiet: false, said: String(error) }
  }
}

/** Until everything that follows from what was written has been done, as far as it can be seen from outside. */
export async function quiet(
  stand: Stand,
  isDone: () => boolean | Promise<boolean>,
): Promise<string[]> {
  const end = performance.now() + QUIET_MS_MAX
  for (;;) {
    const { isQuiet, said } = await askHealth(stand.address)
    if (isQuiet && (await isDone())) return []
    if (performance.now() > end)
      return [isQuiet ? 'mails are missing after four minutes of peace' : `never quiet: ${said}`]
    await wait(POLL_MS)
  }
}

/** Jobs that wait for a try of their own, or for the end of who had begun them, are not seen by `/health`. */
export async function jobProblems(stand: Stand): Promise<string[]> {
  const left = (await stand.items(SystemTable)).filter(
    ({ type, kind, status }) => type === 'Job' && kind === 'mail.send' && status !== 'done',
  )
  return left.map((job) => `a mail is left: ${JSON.stringify(job)}`)
}

/** What the operator finds: nothing given up, nothing to mend, no mail left. */
export async function operatorsProblems(stand: Stand): Promise<string[]> {
  const problems = await jobProblems(stand)
  const letters = await stand.command('deadletters', 'list', '--json')
  if (letters.code !== 0) return [...problems, `deadletters: ${letters.stdout}${letters.stderr}`]
  const { changes, jobs } = JSON.parse(letters.stdout) as Record<'changes' | 'jobs', unknown[]>
  if (changes.length + jobs.length > 0) problems.push(`given up: ${letters.stdout}`)
  const verified = await stand.command('verify')
  if (verified.code !== 0) problems.push(`verify: ${verified.stdout}${verified.stderr}`)
  return problems
}
