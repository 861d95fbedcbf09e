import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { accountsTable, Notice } from '@longtable/accounts'
import { SystemTable } from '@longtable/core'
import { toItem } from '@longtable/entity'
import { type Cloud, connect, newPerson, openCloud, type Program } from '@longtable/server/testing'
import type { Store } from '@longtable/store'
import { createReport, type Report } from './report.ts'

const CHANGES = 1200
const CALL_MS = 10
const LOOK_MS = 100
const WINDOW_S = 30
const LEASE = { PK: `LEASE#longtable-${accountsTable.name}`, SK: 'LEASE' }
const CHECKPOINT = { PK: 'CHECKPOINT#longtable', SK: accountsTable.name }
const MAIL = /^accounts-notice-n\d+\.eml$/
const PUT_JOB = /"Put":.*accounts-notice-(n\d+)/s
const seconds = (sinceMs: number) => Math.round((performance.now() - sinceMs) / 100) / 10

/** What the engine was asked: all calls, and how often each change was handled. */
function createEar() {
  const ear = { calls: 0, handled: new Map<string, number>(), isSlow: false }
  return {
    ear,
    async onCall(_: string, body: string): Promise<void> {
      ear.calls += 1
      // Each change asks for a mail: a second one for it would be seen here, though it is refused.
      const asked = PUT_JOB.exec(body)?.[1]
      if (asked) ear.handled.set(asked, (ear.handled.get(asked) ?? 0) + 1)
      if (ear.isSlow) await wait(CALL_MS)
    },
  }
}
type Ear = ReturnType<typeof createEar>['ear']

async function leaveBehind(cloud: Cloud): Promise<Store> {
  const engine = await cloud.open([accountsTable, SystemTable])
  const ttl = Math.ceil(Date.now() / 1000) + 86_400
  const createdAt = new Date().toISOString()
  const shared = { kind: 'password-changed', userId: 'ana', createdAt, ttl } as const
  const puts = Array.from({ length: CHANGES }, (_, n) =>
    toItem(Notice, { ...shared, noticeId: `n${n}`, email: `p${n}@example.com` }),
  )
  await engine.table(accountsTable.name).writeMany({ puts })
  return engine.table(SystemTable.name)
}

/** Whoever holds the lease of the accounts' changes; it names its process. */
async function workerOf(system: Store, hosts: readonly Program[]): Promise<Program | undefined> {
  const lease = await system.get(LEASE)
  if (Number(lease?.until ?? 0) <= Date.now()) return undefined
  return hosts.find(({ pid }) => String(lease?.owner).includes(`-${pid}-`))
}

/** Follows the checkpoint until all is handled, and kills whoever works when a third is done. */
async function seeProgress(cloud: Cloud, ear: Ear, { chapter, see }: Report): Promise<Program> {
  chapter(`${CHANGES} changes behind, ${CALL_MS} ms a call, two hosts`)
  const hosts = await Promise.all([cloud.startHost(), cloud.startHost()])
  ear.isSlow = true
  const system = await leaveBehind(cloud)
  const start = performance.now()
  let [seen, movedAt, longest, moves] = [undefined as unknown, start, 0, 0]
  let killed: { readonly host: Program; readonly at: number } | undefined
  let takenOverAfter: number | undefined
  while (ear.handled.size < CHANGES) {
    await wait(LOOK_MS)
    const position = (await system.get(CHECKPOINT))?.position
    if (position !== seen) {
      longest = Math.max(longest, seconds(movedAt))
      ;[movedAt, seen, moves] = [performance.now(), position, moves + 1]
    }
    const worker = await workerOf(system, hosts)
    if (killed && worker && worker !== killed.host) takenOverAfter ??= seconds(killed.at)
    if (killed || !worker || ear.handled.size < CHANGES / 3) continue
    await worker.kill()
    killed = { host: worker, at: performance.now() }
  }
  see('all are handled', true, `after ${seconds(start)} s`)
  see('a checkpoint at least every 10 s', longest <= 10, `${moves}, at most ${longest} s apart`)
  see('one was killed at work, the other took over', !!takenOverAfter, `after ${takenOverAfter} s`)
  const often = [...ear.handled.values()].filter((times) => times > 1)
  see('no change was handled more than twice', Math.max(...often, 1) <= 2, `${often.length} twice`)
  const names = () => readdir(join(cloud.data, 'outbox'))
  const mails = async () => (await names()).filter((name) => MAIL.test(name)).length
  while ((await mails()) < CHANGES) await wait(LOOK_MS)
  see('and each has its one mail', (await mails()) === CHANGES, await mails())
  return hosts.find((host) => host !== killed?.host) as Program
}

async function seeIdle(host: Program, ear: Ear, { chapter, see }: Report): Promise<void> {
  chapter('Then nobody does anything')
  ear.isSlow = false
  let perSecond = Infinity
  for (let windows = 0; windows < 8 && perSecond > 2; windows++) {
    const [before, start] = [ear.calls, performance.now()]
    await wait(WINDOW_S * 1000)
    perSecond = Math.round(((ear.calls - before) / seconds(start)) * 100) / 100
    see(`calls a second, over ${WINDOW_S} s`, true, perSecond)
  }
  see('it becomes idle: no more than two a second', perSecond <= 2)
  const [client, start] = [connect(host.address), performance.now()]
  await newPerson(client, 'first@example.com')
  see('the first person signs up, gets a mail, and is in after', true, `${seconds(start)} s`)
  client.close()
}

/** Two hosts on one engine of DynamoDB's API: a backlog, a death, and nothing to do. */
export async function tourHosts(): Promise<readonly string[]> {
  const report = createReport()
  const { ear, onCall } = createEar()
  await using cloud = await openCloud({ entry: ['scripts/start.mjs'], onCall })
  const host = await seeProgress(cloud, ear, report)
  await seeIdle(host, ear, report)
  report.see('the host stops with code 0', (await host.stop()) === 0)
  const verified = await cloud.command('verify')
  report.see('verify finds nothing wrong', verified.code === 0, verified.stdout)
  return report.problems
}
