import { made, type Page, type Scene, seeRefusal } from '../collaboration/cast.ts'
import { type Person, text } from '../goals/people.ts'
import { type Activity, feedOf, follow, post, posting, reading, seesIn } from './activities.ts'

const listOf = async (viewer: Person, whom: Person): Promise<readonly string[]> => {
  const { items } = await viewer.ask<Page<Activity>>(
    `{ activitiesOf(userId: ${text(whom.id)}, first: 50) { items { id text } } }`,
  )
  return items.map(({ id }) => id)
}

async function seeFollowersOnly({ cast, report }: Scene): Promise<void> {
  const { ben, vera, cem } = cast
  const mine = await post(ben, 'For who follows me')
  const open = await post(ben, 'For everybody', ', visibility: public')
  const own = await post(ben, 'For me', ', visibility: private')
  const seen = await listOf(cem, ben)
  report.see(
    'without following: neither in the list of what somebody did',
    seen.includes(open.id) && !seen.includes(mine.id),
    `${seen.length} of them public`,
  )
  await seeRefusal(report, 'nor by its id', {
    who: cem,
    document: reading(mine),
    code: 'NOT_FOUND',
  })
  report.see('who follows sees it', (await listOf(vera, ben)).includes(mine.id))
  const shown = [await seesIn(vera, own), (await listOf(vera, ben)).includes(own.id)]
  report.see('but nothing that is private', !shown.includes(true) && (await seesIn(ben, own)))
  await vera.ask(`mutation { unfollowUser(followeeId: ${text(ben.id)}) { isFollowing } }`)
  report.see('who unfollows no longer has it in the feed', !(await seesIn(vera, mine)))
  await seeRefusal(report, 'nor by its id', {
    who: vera,
    document: reading(mine),
    code: 'NOT_FOUND',
  })
}

async function seeGroups({ cast, report }: Scene): Promise<void> {
  const { ana, ben, cem } = cast
  const group = await made(ana, 'createGroup(name: "Hidden", access: invite)')
  const inGroup = `groupId: ${text(group)}`
  await ana.ask(`mutation { inviteToGroup(${inGroup}, userId: ${text(ben.id)}) { userId } }`)
  const said = await post(ana, 'Among us', `, ${inGroup}`)
  const list = `{ activitiesOfGroup(${inGroup}) { items { id } } }`
  for (const [what, who] of [
    ['a stranger', cem],
    ['who is only invited', ben],
  ] as const) {
    const isIn = await seesIn(who, said)
    report.see(`${what} does not have it in the feed`, !isIn)
    await seeRefusal(report, 'nor by its id', {
      who,
      document: reading(said),
      code: 'NOT_FOUND',
    })
  }
  await seeRefusal(report, 'a stranger reads nothing of the group', {
    who: cem,
    document: list,
    code: 'NOT_FOUND',
  })
  await seeRefusal(report, 'and posts nothing to it', {
    who: cem,
    document: posting('Hi', `, ${inGroup}`),
    code: 'NOT_FOUND',
  })
  await ben.ask(`mutation { acceptGroupInvite(${inGroup}) { state } }`)
  report.see('a member has it', await seesIn(ben, said))
  await ben.ask(`mutation { leaveGroup(${inGroup}) { isMember } }`)
  report.see('until they leave', !(await seesIn(ben, said)))
  await seeRefusal(report, 'then they post nothing to it', {
    who: ben,
    document: posting('Hi', `, ${inGroup}`),
    code: 'NOT_FOUND',
  })
}

/** In a group both are in, each no longer sees what the other one posts. */
async function seeBlocks({ cast, report }: Scene, groupId: string): Promise<void> {
  const { ana, ben, cem } = cast
  const { see } = report
  const to = `, groupId: ${text(groupId)}`
  const [byAna, byBen] = [await post(ana, 'By Ana', to), await post(ben, 'By Ben', to)]
  await follow(ana, ben)
  const [ofAna, ofBen] = [await post(ana, 'Of Ana'), await post(ben, 'Of Ben')]
  const theirs = async () => [
    ...(await feedOf(ben)).filter(({ author }) => author?.nickname === 'ana'),
    ...(await feedOf(ana)).filter(({ author }) => author?.nickname === 'ben'),
  ]
  const before = (await theirs()).map(({ id }) => id)
  see(
    'before the block each sees the other one',
    [byAna, byBen, ofAna, ofBen].every(({ id }) => before.includes(id)),
  )
  await ana.ask(`mutation { blockUser(userId: ${text(ben.id)}) { isBlocked } }`)
  const after = await theirs()
  see('blocked, neither has anything of the other in the feed', after.length === 0, after)
  const open = await post(ana, 'Of Ana, public', ', visibility: public')
  for (const [who, one] of [
    [ben, open],
    [ben, byAna],
    [ana, byBen],
  ] as const)
    await seeRefusal(report, `"${one.text}" is unknown across the block`, {
      who,
      document: reading(one),
      code: 'NOT_FOUND',
    })
  see('a third person has it', await seesIn(cem, open))
}

export async function tourWhoMayNot(scene: Scene, groupId: string): Promise<void> {
  const { line } = scene.report
  line('Must show: who may not: followers-only activity without following')
  await seeFollowersOnly(scene)
  line('Must show: who may not: group posts without membership')
  await seeGroups(scene)
  line('Must show: who may not: blocked either way')
  await seeBlocks(scene, groupId)
}
