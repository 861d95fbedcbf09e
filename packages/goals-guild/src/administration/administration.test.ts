import type { Item } from '@longtable/store'
import { stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { deleteAccount } from '../users/delete-account.ts'
import { discussion, say } from '../testing/discussion.ts'
import { createGuildWorld, idOf } from '../testing/guild-world.ts'
import { sealAll } from '../testing/seal-all.ts'
import { bury, park } from '../testing/parked.ts'
import { decideReport } from './decide-report.ts'
import { dropDeadLetter, replayDeadLetter } from './dead-letters.ts'
import { reportContent } from './report-content.ts'

const REPORTS = `query ($status: ReportStatus) {
  reports(status: $status) {
    items { reportedType reported { text owner { nickname } } reporter { nickname } reason status note }
  }
}`
const LETTERS = `query ($after: String) {
  deadLetters(first: 2, after: $after) { items { id processor PK SK attempts error behind } after }
}`

describe.each(stores)('administration on $name', (store) => {
  it('shows admins what was reported, once for each who did, until it is decided', async () => {
    await using guild = await createGuildWorld(store)
    const root = await guild.admin('root')
    const { owner, helper, viewer, on } = await discussion(guild)
    const { id } = await say(helper, on, { text: 'You fool' })
    const key = { reportedType: 'comment', reportedId: id } as const
    await reportContent(owner, { ...key, reason: 'It hurts' })
    await reportContent(guild.again(owner), { ...key, reason: 'It still hurts' })
    guild.world.advance(1000)
    await reportContent(viewer, { ...key, reason: 'Rude' })
    await guild.settle()
    const queue = async (status = 'open') =>
      (await guild.ask(guild.again(root), REPORTS, { status })).data?.reports.items
    const reported = { text: 'You fool', owner: { nickname: 'Ben' } }
    expect(await queue()).toMatchObject([
      { reportedType: 'comment', reported, reporter: { nickname: 'ana' }, reason: 'It hurts' },
      { reason: 'Rude' },
    ])
    const decision = {
      ...key,
      reporterId: idOf(owner),
      decision: 'resolved',
      note: 'Talked',
    } as const
    await decideReport(guild.again(root), decision)
    await expect(decideReport(guild.again(root), decision)).rejects.toMatchObject({
      reason: 'reports.decided',
    })
    await guild.settle()
    expect(await queue()).toHaveLength(1)
    expect(await queue('resolved')).toMatchObject([{ status: 'resolved', note: 'Talked' }])
    guild.world.advance(1000)
    await reportContent(guild.again(owner), { ...key, reason: 'Again' })
    await guild.settle()
    expect(await queue()).toMatchObject([{ reason: 'Rude' }, { reason: 'Again', note: null }])
    await deleteAccount(guild.again(viewer), {})
    await guild.settle()
    expect(await queue()).toHaveLength(1)
    expect(await guild.verify()).toEqual([])
  })

  it('takes reports of nothing that somebody does not see, nor of themselves', async () => {
    await using guild = await createGuildWorld(store)
    const { owner, on } = await discussion(guild)
    const stranger = await guild.person('stan')
    const { id } = await say(owner, on)
    const about = (reportedType: 'goal' | 'comment' | 'user', reportedId: string) =>
      reportContent(guild.again(stranger), { reportedType, reportedId, reason: 'Look' })
    await expect(about('comment', id)).rejects.toMatchObject({ reason: 'comments.unknown' })
    await expect(about('goal', on.resourceId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(about('user', idOf(stranger))).rejects.toMatchObject({ reason: 'reports.own' })
  })

  it('shows admins who did what, of a day or of a person', async () => {
    await using guild = await createGuildWorld(store)
    const root = await guild.admin('root')
    const ana = await guild.person('ana')
    await guild.settle()
    const log = async (given: string) =>
      (
        await guild.ask(
          guild.again(root),
          `{ auditLog${given} { items { action userId isSealed } } }`,
        )
      ).data?.auditLog.items
    const registered = {
      action: 'USER_REGISTERED',
      userId: idOf(ana),
      isSealed: expect.any(Boolean),
    }
    expect(await log('')).toContainEqual(registered)
    expect(await log(`(userId: "${idOf(ana)}")`)).toEqual([registered])
    expect(await log('(date: "2000-01-01")')).toEqual([])
    const bad = await guild.ask(root, '{ auditLog(date: "yesterday") { after } }')
    expect(bad.errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', field: 'date' })
  })

  it('says whether the links of the log hold, and names the entry that was edited', async () => {
    await using guild = await createGuildWorld(store)
    const [root] = [await guild.admin('root'), await guild.person('ana')]
    await sealAll(guild)
    const checked = async () => {
      guild.world.advance(1000)
      const asked = await guild.ask(
        guild.again(root),
        'mutation { checkAuditChain { isChecking } }',
      )
      expect(asked.data?.checkAuditChain).toEqual({ isChecking: true })
      await guild.settle()
      const shown = 'isChecking check { sequence entryCount problemCount problems }'
      return (await guild.ask(guild.again(root), `{ auditChain { ${shown} } }`)).data?.auditChain
    }
    expect(await checked()).toMatchObject({ isChecking: false, check: { problemCount: 0 } })
    const edited = (await guild.items()).find(({ sequence }) => sequence === 1) as Item
    await guild.deps.store.writeMany({ puts: [{ ...edited, action: 'NOTHING' }] })
    const { check } = await checked()
    expect(check.problems).toEqual([expect.stringContaining(`link 1 (${edited.PK}`)])
  })

  it('lets admins replay and drop dead letters, each written down', async () => {
    await using guild = await createGuildWorld(store)
    const root = await guild.admin('root')
    const [first, second] = [await park(guild), await park(guild)]
    const third = await bury(guild)
    const letters = async (after?: string) =>
      (await guild.ask(guild.again(root), LETTERS, { after })).data?.deadLetters
    const page = await letters()
    expect(page.items).toMatchObject([
      { id: first, processor: 'tests.none', PK: 'USER#ana', SK: 'GOAL#g1' },
      { id: second },
    ])
    expect(await letters(page.after)).toMatchObject({
      items: [{ id: third, processor: 'goals-guild.fan-out', error: 'Error: Nobody was there.' }],
      after: null,
    })
    await replayDeadLetter(guild.again(root), { letterId: first }, 'request-1')
    await replayDeadLetter(guild.again(root), { letterId: first }, 'request-1')
    expect(await letters()).toMatchObject({ items: [{ id: second }, { id: third }] })
    await replayDeadLetter(guild.again(root), { letterId: third })
    await dropDeadLetter(guild.again(root), { letterId: second })
    await expect(dropDeadLetter(guild.again(root), { letterId: second })).rejects.toMatchObject({
      reason: 'dead-letters.unknown',
    })
    expect(await letters()).toEqual({ items: [], after: null })
    const audits = (await guild.items()).filter(({ resourceType }) => resourceType === 'DeadLetter')
    expect(audits.map(({ action }) => action).sort()).toEqual([
      'DEAD_LETTER_DROPPED',
      'DEAD_LETTER_REPLAYED',
      'DEAD_LETTER_REPLAYED',
    ])
  })
})
