import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

const POLL_MS = 20
const POLLS_MAX = 3000

interface ProcessState {
  readonly pid: number
  readonly parent: number
  readonly group: number
  readonly isZombie: boolean
}

/** Linux only. The name stands in brackets and may hold anything, so what counts is behind the last one. */
function stateOf(pid: string): ProcessState[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [state, parent, group] = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return [
      {
        pid: Number(pid),
        parent: Number(parent),
        group: Number(group),
        isZombie: state === 'Z' || state === 'X',
      },
    ]
  } catch {
    return [] // It ended meanwhile.
  }
}

const processes = (): ProcessState[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(stateOf)

/** Who lives in a process group. A program of the tests is the leader of its own. */
export function membersOf(group: number): number[] {
  if (process.platform === 'linux')
    return processes()
      .filter((one) => one.group === group && !one.isZombie)
      .map(({ pid }) => pid)
  try {
    process.kill(-group, 0)
    return [group]
  } catch {
    return []
  }
}

/** The children of a program: its workers. */
export const workersOf = (pid: number): number[] =>
  processes()
    .filter(({ parent, isZombie }) => parent === pid && !isZombie)
    .map((one) => one.pid)

/** Resolves when nobody is left in the group; says who is left after a minute. */
export async function groupEnded(group: number): Promise<void> {
  for (let polls = 0; polls < POLLS_MAX; polls++) {
    if (membersOf(group).length === 0) return
    await wait(POLL_MS)
  }
  throw new Error(`Processes ${membersOf(group).join(', ')} are left behind.`)
}
