import type { Player } from './player.ts'

type Neighbours = Readonly<Record<'demo' | 'mira' | 'jun' | 'amina' | 'otto', Player>>

const follow = (one: Player, other: Player) => one.does('followUser', { followeeId: other.userId })

/** Climbs, and has come half way: a task and with it a quest are done. */
async function climb(jun: Player): Promise<void> {
  const fuji = { title: '富士山に登る 🗻', tags: ['hiking'], visibility: 'public' }
  const { id: goalId } = await jun.does('createGoal', fuji)
  await jun.does('createMilestone', { goalId, name: 'Half way up', percentage: 50 })
  const { id: taskId } = await jun.does('createTask', { goalId, title: 'A thousand stairs' })
  await jun.does('createTask', { goalId, title: 'Book a hut' })
  const legs = { title: 'Strong legs', kind: 'linked', difficulty: 'hard', linkedTaskIds: [taskId] }
  await jun.does('createQuest', legs)
  await jun.does('completeTask', { taskId })
  const post = { text: '千段の階段、終わり！ Only the mountain is left.', tags: ['hiking'] }
  await jun.does('postActivity', post)
}

/** Gardens with those whom she lets in; the demo person waits at the gate. */
async function garden({ amina, jun, demo, mira }: Neighbours): Promise<void> {
  const beds = { name: 'Küche & Garten 🌱', access: 'approval', tags: ['garden'], withRoom: true }
  const { id: groupId } = await amina.does('createGroup', beds)
  await jun.does('joinGroup', { groupId })
  await amina.does('approveJoinRequest', { groupId, userId: jun.userId })
  await demo.does('joinGroup', { groupId })
  await amina.does('inviteToGroup', { groupId, userId: mira.userId })
  const seeds = 'من يريد بذور الطماطم؟ Tomato seeds for whoever comes by.'
  await amina.does('postActivity', { text: seeds, groupId })
  const oud = { title: 'تعلّم العود', description: 'A song a month.', visibility: 'public' }
  await amina.does('createGoal', oud)
}

/** Mira, an admin, lets a partner in, whose offers not everybody likes, and promotes who is read. */
async function manage({ mira, otto, jun }: Neighbours): Promise<void> {
  await mira.does('setUserRoles', { userId: otto.userId, roles: ['partner'] })
  const soles = { companyId: 'otto-shoes', title: 'New soles for old shoes', tags: ['running'] }
  await otto.does('createOffer', soles)
  await jun.does('blockUser', { userId: otto.userId })
  await mira.does('promoteActor', { actorId: jun.userId })
}

/** They know each other, so they talk without a request. */
async function talk({ demo, jun }: Neighbours): Promise<void> {
  const { id: roomId } = await demo.does('openDirectRoom', { userId: jun.userId })
  await demo.does('sendMessage', { roomId, text: 'Is it steep, Jun?' })
  await jun.does('sendMessage', { roomId, text: 'Only upwards 😄' })
}

/** Three others, so that there is a feed, and lists have more than one line. */
export async function playNeighbours(neighbours: Neighbours): Promise<void> {
  const { demo, jun, amina } = neighbours
  await follow(demo, jun)
  await follow(jun, demo)
  await follow(demo, amina)
  await follow(amina, jun)
  await climb(jun)
  await garden(neighbours)
  await manage(neighbours)
  await talk(neighbours)
}
