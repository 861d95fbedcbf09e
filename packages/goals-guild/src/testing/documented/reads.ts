import type { Item } from '@longtable/store'
import { type ComparingReads, comparingReads, type ReadDiffers } from '@longtable/testing/system'
import type { GuildWorld } from '../guild-world.ts'
import { documentedQueries } from './literal.ts'
import type { DocumentedGuild } from './table.ts'

interface Asking {
  readonly world: GuildWorld
  readonly guild: DocumentedGuild
  readonly told: ReadDiffers
}

const texts = (items: readonly Item[], name: string) => items.map((item) => String(item[name]))
const idInKey = ({ SK }: Item) => SK.split('#').at(-1) ?? ''
/** The attributes of an item under the names of the API; what is not there is null. */
const said = (item: Item | undefined, names: string) =>
  Object.fromEntries(names.split(' ').map((name) => [name, item?.[name] ?? null]))
const sorted = (all: readonly string[]) => [...all].sort()

const askingFor = ({ world, guild, told }: Asking) =>
  comparingReads({
    world,
    told,
    as: (userId) =>
      world.as({ userId, email: guild.people.find(({ id }) => id === userId)?.email ?? '' }),
  })

type Ask = ComparingReads
const q = documentedQueries

async function people({ list, one, same, table }: Ask, { people: all }: DocumentedGuild) {
  for (const { id: me, nickname, email } of all) {
    const [profile] = await table({ partition: `USER#${me}`, sort: { begins: 'PROFILE#' } })
    const shown = 'id nickname email fullName tags tier createdAt'
    const expected = Object.fromEntries(shown.split(' ').map((name) => [name, profile?.[name]]))
    same('profile by id', await one(me, `me { ${shown} }`), expected)
    const byNick = await table({ index: 'GSI2', partition: `NICK#${nickname}` })
    const nick = await one(me, `userByNickname(nickname: "${nickname}") { id }`)
    same(
      'profile by nickname',
      [nick],
      byNick.map(({ id }) => ({ id })),
    )
    const byEmail = await table({ index: 'GSI3', partition: `EMAIL#${email}` })
    const address = await one(me, `profileByEmail(email: "${email}") { id }`)
    same(
      'profile by e-mail',
      [address],
      byEmail.map(({ id }) => ({ id })),
    )

    const following = await table(q['who I follow'](me))
    const followers = await table(q['who follows me'](me))
    const listed = async (name: string) =>
      sorted(await list(me, `${name}(userId: "${me}")`, 'user.id'))
    same('who I follow', await listed('following'), sorted(texts(following, 'followeeId')))
    same('who follows me', await listed('followers'), sorted(texts(followers, 'followerId')))
    const counts = await one(me, `user(id: "${me}") { followerCount followingCount }`)
    const counted = { followerCount: followers.length, followingCount: following.length }
    same('counts', counts, counted)
    const [stored] = await table({ partition: `USER#${me}`, sort: { begins: 'COUNTER#FOLLOWERS' } })
    same('counter', stored?.count, followers.length)
    const groups = await table(q['groups I am in'](me))
    same(
      'groups I am in',
      sorted(await list(me, 'myGroups', 'group.id')),
      sorted(texts(groups, 'groupId')),
    )
    const prefs = await table({ partition: `USER#${me}`, sort: { begins: 'COLLAB_PREFS' } })
    const { emailOnComment } = (await one(me, 'notificationPreferences { emailOnComment }')) as Item
    same('preferences', emailOnComment, prefs[0]?.emailOnComment ?? false)
  }
}

async function work({ list, one, same, table }: Ask, { works, groups }: DocumentedGuild) {
  for (const { userId: me, goalIds, tasks, questIds } of works) {
    same(
      'user goals',
      await list(me, 'goals', 'id'),
      texts(await table(q['list user goals'](me)), 'id'),
    )
    const quests = await table(q['list user quests'](me))
    same('user quests', sorted(await list(me, 'quests', 'id')), sorted(texts(quests, 'id')))
    for (const goalId of goalIds) {
      const isLinked = (ids: unknown) => Array.isArray(ids) && ids.includes(goalId)
      const linked = quests.filter(({ linkedGoalIds }) => isLinked(linkedGoalIds))
      const answer = (await one(me, 'quests(first: 50) { items { id linkedGoalIds } }')) as {
        readonly items: readonly { readonly id: string; readonly linkedGoalIds: string[] }[]
      }
      const shown = answer.items.filter(({ linkedGoalIds }) => isLinked(linkedGoalIds))
      same('quests by linked goal', sorted(shown.map(({ id }) => id)), sorted(texts(linked, 'id')))
    }
    const milestones = await table(q['list user milestones'](me))
    for (const milestone of milestones) {
      const place = `goalId: "${String(milestone.goalId)}", milestoneId: "${String(milestone.id)}"`
      const shown = 'name percentage achieved createdAt'
      const found = await one(me, `milestone(${place}) { ${shown} }`)
      same('a milestone', found, said(milestone, shown))
    }
    same(
      'user milestones',
      sorted(await list(me, 'milestones', 'id')),
      sorted(texts(milestones, 'id')),
    )
    const entities = await table(q['list user entities'](me))
    const ids = entities.map((item) =>
      String(
        item.type === 'FollowLog' ? item.followeeId : (item.id ?? item.groupId ?? idInKey(item)),
      ),
    )
    same('user entities', await list(me, 'timeline', 'id'), ids)
    for (const id of goalIds) {
      const inGoal = await table(q['list tasks in a goal'](id))
      const found = (await one(
        me,
        `goal(goalId: "${id}") { taskCount doneCount visibility
          tasks(first: 50) { items { id } } milestones(first: 50) { items { id } } }`,
      )) as Record<string, { items: { id: string }[] }> | undefined
      const shown = (name: string) => found?.[name]?.items.map((item) => item.id)
      same('tasks in a goal', shown('tasks'), texts(inGoal, 'id'))
      const below = await table(q['list goal milestones'](me, id))
      same('goal milestones', shown('milestones'), texts(below, 'id'))
      const counts = [found?.taskCount, found?.doneCount, found?.visibility]
      const done = inGoal.filter((item) => item.done === true).length
      same('a goal', counts, [inGoal.length, done, 'private'])
    }
    for (const { id, goalId } of tasks)
      same('a task', await one(me, `task(taskId: "${id}") { id goalId }`), { id, goalId })
    for (const id of questIds)
      same('a quest', await one(me, `quest(questId: "${id}") { id }`), { id })
  }
  for (const { id, owner } of groups) {
    const members = await table(q['list members'](id))
    const listed = await list(owner.id, `groupMembers(groupId: "${id}")`, 'user.id')
    same('members', sorted(listed), sorted(texts(members, 'userId')))
    const found = await one(owner.id, `group(groupId: "${id}") { id memberCount }`)
    same('a group', found, { id, memberCount: members.length })
  }
}

async function together({ list, one, same, table }: Ask, guild: DocumentedGuild) {
  for (const { id: me } of guild.people) {
    const received = await table(q['received invites'](me))
    same(
      'received invites',
      sorted(await list(me, 'receivedInvites', 'id')),
      sorted(texts(received, 'inviteId')),
    )
    const pending = await table(q['pending invites'](me))
    const waiting = await list(me, 'receivedInvites(status: pending)', 'id')
    same('pending invites', sorted(waiting), sorted(texts(pending, 'inviteId')))
    const mine = await table(q["user's collaborations"](me))
    same(
      'collaborations',
      sorted(await list(me, 'myCollaborations', 'resourceId')),
      sorted(texts(mine, 'resourceId')),
    )
    const goals = await table(q['collaborations by type'](me))
    const onGoals = await list(me, 'myCollaborations(resourceType: goal)', 'resourceId')
    same('collaborations by type', sorted(onGoals), sorted(texts(goals, 'resourceId')))
  }
  for (const { resourceType: type, resourceId: id, ownerId, commentIds } of guild.resources) {
    const on = `resourceType: ${type}, resourceId: "${id}"`
    const invites = await table(q['invites for a resource'](type, id))
    same(
      'invites',
      sorted(await list(ownerId, `resourceInvites(${on})`, 'id')),
      sorted(texts(invites, 'inviteId')),
    )
    const rows = await table(q['resource collaborators'](type, id))
    const inside = await list(ownerId, `collaborators(${on})`, 'user.id')
    same('collaborators', sorted(inside), sorted(texts(rows, 'userId')))
    const comments = await table(q['comments for resource'](type, id))
    same('comments', await list(ownerId, `allComments(${on})`, 'id'), texts(comments, 'commentId'))
    for (const invite of invites) {
      const asked = `collaborationInvite(${on}, inviteId: "${String(invite.inviteId)}")`
      const shown = 'resourceId status message inviterId createdAt expiresAt'
      const found = await one(ownerId, `${asked} { ${shown} }`)
      same('an invite', found, said(invite, shown))
    }
    for (const { id: userId } of guild.people.filter(() => type === 'goal')) {
      const isIn = rows.some((row) => row.userId === userId)
      if (isIn) {
        const found = await one(userId, `goal(goalId: "${id}") { role }`)
        same('is collaborator', found, { role: 'collaborator' })
      }
    }
    for (const commentId of commentIds) {
      const below = await table(q['replies to comment'](commentId))
      const answers = await list(ownerId, `replies(commentId: "${commentId}")`, 'id')
      same('replies', answers, texts(below, 'commentId'))
      const reactions = await table(q['reactions for comment'](commentId))
      const reacted = await list(ownerId, `reactions(commentId: "${commentId}")`, 'emoji')
      same('reactions', sorted(reacted), sorted(texts(reactions, 'emoji')))
      const asked = `comment(commentId: "${commentId}") { id replyCount }`
      same('a comment', await one(ownerId, asked), { id: commentId, replyCount: below.length })
      const counted = `comment(commentId: "${commentId}") { reactions { emoji isMine } }`
      const { reactions: shown } = (await one(ownerId, counted)) as {
        readonly reactions: readonly { readonly emoji: string; readonly isMine: boolean }[]
      }
      const mine = shown.filter(({ isMine }) => isMine).map(({ emoji }) => emoji)
      const own = reactions.filter(({ userId }) => userId === ownerId)
      same("user's reaction", sorted(mine), sorted(texts(own, 'emoji')))
    }
  }
}

async function social({ list, same, table }: Ask, { people: all, rooms }: DocumentedGuild) {
  for (const { id: me } of all) {
    const followed = texts(await table(q['who I follow'](me)), 'followeeId')
    const groups = texts(await table(q['groups I am in'](me)), 'groupId')
    const each = await Promise.all(
      [me, ...followed, ...groups].map((actor) => table(q['fan-in of one'](actor))),
    )
    const merged = each.flat().sort((a, b) => (a.SK < b.SK ? 1 : -1))
    same('feed', await list(me, 'myFeed', 'id'), texts(merged, 'activityId'))
    const own = await list(me, `activitiesOf(userId: "${me}")`, 'id')
    same('activities', own, texts(await table(q['fan-in of one'](me)), 'activityId'))
    const mine = rooms.filter(({ members }) => members.includes(me))
    same('inbox', sorted(await list(me, 'inbox', 'id')), sorted(mine.map(({ id }) => id)))
    for (const { id } of mine) {
      const history = (await table(q['read history'](id))).map(idInKey)
      same('history', await list(me, `messages(roomId: "${id}")`, 'id'), history)
    }
  }
}

/** What document 004 calls future indexes: due buckets, tags, companies. */
async function found({ list, one, same, table }: Ask, guild: DocumentedGuild) {
  for (const { userId: me, tasks } of guild.works) {
    const days = new Set<string>()
    const due: Item[] = []
    for (const { id, goalId } of tasks) {
      const [task] = await table({ partition: `GOAL#${goalId}`, sort: { equals: `TASK#${id}` } })
      if (task?.dueAt !== undefined) days.add(String(task.dueAt).slice(0, 10))
    }
    for (const day of days) {
      const bucket = { index: 'GSI4', partition: `DUE#${day.replaceAll('-', '')}` }
      due.push(...(await table(bucket)).filter(({ userId }) => userId === me))
    }
    const asked = 'tasksDue(from: "2000-01-01T00:00:00Z", to: "2100-01-01T00:00:00Z")'
    const listed = await list(me, asked, 'id')
    same('tasks due', sorted(listed), sorted(texts(due, 'id')))
  }
  const [me = ''] = guild.people.map(({ id }) => id)
  for (const [entity, call] of [
    ['User', 'usersByTag'],
    ['Group', 'groupsByTag'],
    ['Offer', 'offersByTag'],
  ]) {
    const links = await table({ partition: 'TAG#hiking', sort: { begins: `${entity}#` } })
    same(`${entity}s by tag`, await list(me, `${call}(tag: "hiking")`, 'id'), texts(links, 'id'))
    const tagged = guild.items.filter(
      ({ type, tags, status }) =>
        type === entity && (tags as string[]).includes('Hiking') && status !== 'closed',
    )
    same(`all ${entity}s by tag`, links.length >= tagged.length, true)
  }
  for (const companyId of guild.companies) {
    const offers = await table({ index: 'GSI6', partition: `COMPANY#${companyId}` })
    const listed = await list(me, `offersOfCompany(companyId: "${companyId}")`, 'id')
    same('offers of a company', sorted(listed), sorted(texts(offers, 'id')))
  }
  for (const id of guild.offerIds) {
    const [offer] = await table({ partition: `OFFER#${id}` })
    const shown = 'companyId title tags status createdAt'
    same('an offer', await one(me, `offer(offerId: "${id}") { ${shown} }`), said(offer, shown))
  }
}

/** Every documented access pattern by the API against the document's own query. */
export async function compareReads(asking: Asking): Promise<void> {
  const ask = askingFor(asking)
  await people(ask, asking.guild)
  await work(ask, asking.guild)
  await together(ask, asking.guild)
  await social(ask, asking.guild)
  await found(ask, asking.guild)
}
